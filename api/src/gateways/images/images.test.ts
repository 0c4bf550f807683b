/** @module-tag slow */

import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import { endlessSvg, type HostileImage, hostileImages, PAYLOAD } from "../../testing/hostile-images.ts";
import { createImages } from "./images.ts";

const images = createImages();
const MB = 1024 * 1024;

const solid = (width: number, height: number, background = "#d3302f") =>
  sharp({ create: { width, height, channels: 4, background } });

const codeOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error) => (error instanceof CodedError ? error.code : String(error)),
  );

describe("an uploaded picture", () => {
  it.each(["png", "jpeg", "webp", "gif", "avif"] as const)(
    "may be a %s, and becomes WebP",
    async (format) => {
      const taken = await images.accept(await solid(90, 60)[format]().toBuffer(), "logo", "ada");
      const { format: made, width, height } = await sharp(taken).metadata();
      expect([made, width, height]).toEqual(["webp", 90, 60]);
      const [r = 0, g = 0, b = 0] = await sharp(taken).removeAlpha().raw().toBuffer();
      expect([r > 190, g < 70, b < 70]).toEqual([true, true, true]);
    },
  );

  it("is scaled down in its own proportions, and never enlarged", async () => {
    const size = async (width: number, height: number, use: "logo" | "banner") => {
      const taken = await images.accept(await solid(width, height).png().toBuffer(), use, "ada");
      const { width: w, height: h } = await sharp(taken).metadata();
      return [w, h];
    };
    expect(await size(2_048, 1_024, "logo")).toEqual([1_024, 512]);
    expect(await size(3_000, 1_000, "banner")).toEqual([1_500, 500]);
    expect(await size(64, 64, "logo")).toEqual([64, 64]);
    expect(await size(1, 20_000, "logo")).toEqual([1, 1_024]);
  });

  it("keeps its transparency, is rotated by its EXIF orientation, and loses all other metadata", async () => {
    const clear = await images.accept(await solid(8, 8, "rgba(0,0,0,0)").png().toBuffer(), "logo", "ada");
    expect((await sharp(clear).stats()).isOpaque).toBe(false);
    const turned = solid(30, 20)
      .flatten()
      .withExif({ IFD0: { Copyright: "Ada" } })
      .withMetadata({ orientation: 6 });
    const taken = await images.accept(await turned.jpeg().toBuffer(), "logo", "ada");
    const { width, height, exif, icc, xmp } = await sharp(taken).metadata();
    expect([width, height]).toEqual([20, 30]);
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  });

  it("is drawn to the box's size if it is an SVG, with full colours at transparent edges", async () => {
    const svg = `<?xml version="1.0"?><!-- by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><a href="https://example.com"><path d="M0 0H20V10H0Z" fill="#ff8800" opacity=".5"/></a></svg>`;
    const taken = await images.accept(Buffer.from(svg), "logo", "ada");
    const { width, height } = await sharp(taken).metadata();
    expect([width, height]).toEqual([1_024, 512]);
    const [r = 0, g = 0, b = 0, alpha = 0] = await sharp(taken).raw().toBuffer();
    expect([r > 245, Math.abs(g - 136) < 8, b < 12, Math.abs(alpha - 128) < 4]).toEqual(Array(4).fill(true));
  });
});

describe("a hostile upload", () => {
  const made = new Map<string, Buffer>();
  const outcomes = new Map<string, Buffer | "refused">();
  let growth = 0;

  beforeAll(async () => {
    for (const { name, make } of hostileImages) made.set(name, await make());
    const before = process.memoryUsage.rss();
    for (const [name, bytes] of made) {
      const outcome = await images.accept(bytes, "logo", "ada").catch((error: unknown) => {
        if (error instanceof CodedError && error.code === "invalid_image") return "refused" as const;
        throw error;
      });
      outcomes.set(name, outcome);
      growth = Math.max(growth, process.memoryUsage.rss() - before);
    }
  }, 120_000);

  const those = (becomes: HostileImage["becomes"]) =>
    hostileImages.filter((image) => image.becomes === becomes).map(({ name }) => name);

  it.each(those("refused"))("is turned away: %s", (name) => {
    expect(outcomes.get(name)).toBe("refused");
  });

  it.each(those("picture"))("comes out as a plain picture: %s", async (name) => {
    const bytes = outcomes.get(name) as Buffer;
    const { format, pages, width, height, exif, xmp } = await sharp(bytes).metadata();
    expect([format, pages, exif, xmp]).toEqual(["webp", undefined, undefined, undefined]);
    expect(Math.max(width, height)).toBeLessThanOrEqual(1_024);
    expect(bytes.includes(PAYLOAD.slice(1, -1))).toBe(false);
  });

  it("leaves the server's memory as it was", () => {
    expect(hostileImages.length).toBeGreaterThanOrEqual(25);
    expect(Math.round(growth / MB)).toBeLessThan(120);
  });

  it("that never ends is stopped, while other work goes on", async () => {
    const hurried = createImages({ memory: 1024 * MB, time: { svg: 2_000, raster: 5_000 } });
    let isEnded = false;
    const endless = codeOf(hurried.accept(endlessSvg(), "logo", "eve")).finally(() => {
      isEnded = true;
    });
    await images.accept(await solid(8, 8).png().toBuffer(), "logo", "ada");
    expect(isEnded).toBe(false);
    expect(await endless).toBe("invalid_image");
  });

  it("that takes too much memory is stopped", async () => {
    const meagre = createImages({ memory: 40 * MB, time: { svg: 60_000, raster: 60_000 } });
    expect(await codeOf(meagre.accept(await solid(3_000, 3_000).png().toBuffer(), "logo", "ada"))).toBe(
      "invalid_image",
    );
  });
});

describe("what is made of a logo", () => {
  const logo = () => solid(64, 64, "#2a9d3a").webp().toBuffer();

  it("is a palette in its own colours, the same for the same seed", async () => {
    const palette = await images.palette(await logo(), "seed");
    expect(palette).toEqual(await images.palette(await logo(), "seed"));
    const [, green = ""] = /^#..(..)..$/.exec(palette.primary) ?? [];
    expect(Number.parseInt(green, 16)).toBeGreaterThan(120);
    for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("is a palette even for an empty picture", async () => {
    const nothing = await solid(4, 4, "rgba(0,0,0,0)").webp().toBuffer();
    expect((await images.palette(nothing, "seed")).primary).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each(["Frog King", "青蛙", "A name as long as names may be in this place here"])(
    "is a banner, also for the name %s",
    async (name) => {
      const order = { logo: await logo(), name, palette: await images.palette(await logo(), "s"), seed: "s" };
      const { format, width, height } = await sharp(await images.banner(order)).metadata();
      expect([format, width, height]).toEqual(["webp", 1_500, 500]);
    },
  );

  it("leaves nothing in memory", async () => {
    await images.jpeg(await logo());
    expect(sharp.cache().items.current).toBe(0);
  });

  it("is a drawn gem if there is none, the same for the same seed", async () => {
    const [one, again, other] = await Promise.all(["a", "a", "b"].map(images.defaultLogo));
    expect(one?.equals(again ?? Buffer.alloc(0))).toBe(true);
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
    expect((await sharp(one).metadata()).width).toBe(512);
  });
});

it("shows pictures in turn, each for its time, for ever", async () => {
  const pictures = await Promise.all(
    ["#ff0000", "#0000ff"].map((fill) => solid(40, 40, fill).webp().toBuffer()),
  );
  const turns = [0, 1, 0].map((frame, at) => ({ frame, milliseconds: 100 + at * 50 }));
  const shown = await images.animated(pictures, turns);
  const { format, pages, delay, loop, width, height } = await sharp(shown).metadata();
  expect({ format, pages, delay, loop, width, height }).toEqual({
    ...{ format: "webp", pages: 3, delay: [100, 150, 200] },
    ...{ loop: 0, width: 40, height: 40 },
  });
  const [red = 0, , blue = 0] = await sharp(shown, { page: 1 }).removeAlpha().raw().toBuffer();
  expect(blue - red).toBeGreaterThan(150);
});
