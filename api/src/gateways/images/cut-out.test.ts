import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cutOut } from "./cut-out.ts";
import { drawCaptioned } from "./draw-captioned.ts";

const SIDE = 512;

const svg = (body: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${body}</svg>`));

/** How opaque a picture is at some of its points, 0 to 255. */
async function alphaAt(picture: Buffer, points: readonly (readonly [number, number])[]): Promise<number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([SIDE, SIDE]);
  return points.map(([x, y]) => data[(y * SIDE + x) * 4 + 3] ?? -1);
}

const ground = `<rect width="512" height="512" fill="#3aa0e0"/>`;
const figure = `<circle cx="256" cy="256" r="150" fill="#e04030"/>`;
const corners = [
  [2, 2],
  [509, 2],
  [2, 509],
  [509, 509],
] as const;

describe("a picture cut out", () => {
  it("stands free of a plain ground, as JPEG leaves it too", async () => {
    const cut = await cutOut(
      await svg(ground + figure)
        .jpeg({ quality: 70 })
        .toBuffer(),
    );
    expect(await alphaAt(cut, corners)).toEqual([0, 0, 0, 0]);
    expect(
      await alphaAt(cut, [
        [256, 256],
        [256, 130],
      ]),
    ).toEqual([255, 255]);
  });

  it("keeps what is of the ground's colour within the figure", async () => {
    const eye = `<circle cx="256" cy="256" r="40" fill="#3aa0e0"/>`;
    const cut = await cutOut(
      await svg(ground + figure + eye)
        .png()
        .toBuffer(),
    );
    expect(await alphaAt(cut, [[256, 256]])).toEqual([255]);
  });

  it("is round where there is no plain ground, and whole where there is nothing but ground", async () => {
    const scene = `<rect width="512" height="256" fill="#3aa0e0"/><rect y="256" width="512" height="256" fill="#308030"/>`;
    for (const body of [scene + figure, ground]) {
      const cut = await cutOut(await svg(body).png().toBuffer());
      expect(await alphaAt(cut, corners)).toEqual([0, 0, 0, 0]);
      expect(
        await alphaAt(cut, [
          [256, 256],
          [256, 30],
        ]),
      ).toEqual([255, 255]);
    }
  });

  it("is left as it is where it was cut out already", async () => {
    const cut = await cutOut(await svg(figure).png().toBuffer());
    expect(await alphaAt(cut, [...corners, [256, 256]])).toEqual([0, 0, 0, 0, 255]);
  });
});

describe("a picture with a caption", () => {
  it("is a meme of 640, or none where there are no letters for its words", async () => {
    const picture = await svg(ground + figure)
      .png()
      .toBuffer();
    const meme = await drawCaptioned(picture, ["WHEN IT DIPS", "AND IT DIPS AGAIN"]);
    const { format, width, height } = await sharp(meme ?? Buffer.alloc(0)).metadata();
    expect([format, width, height]).toEqual(["webp", 640, 640]);
    expect(await drawCaptioned(picture, ["月亮", "猫"])).toBeNull();
  });
});
