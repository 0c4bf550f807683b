/** @module-tag slow */

import { Resvg } from "@resvg/resvg-js";
import { beforeAll, describe, expect, test } from "vitest";
import { imageStyles } from "#contract/limits.ts";
import { needPictures, pictureFiles } from "../making/picture-files.ts";
import { readIdea } from "../reading/read-idea.ts";
import type { Drawn } from "./cast.ts";
import { drawToken } from "./draw-token.ts";

beforeAll(needPictures, 120_000);

const ideas = ["a frog astronaut who mines cheese on the moon", "a white dove", "tax season", "月亮猫"];

const POSES = ["hero", "point", "sleep", "wave", "think", "sign", "sit", "cheer", "facepalm"];

const draw = (prompt: string, style: (typeof imageStyles)[number], seed = "kit", name = "Cosmo Croak") =>
  drawToken({ reading: readIdea(prompt), name, style, seed, pictures: pictureFiles });

const rendered = ({ svg }: Drawn, width: number) =>
  new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render();

/**
 * How much a picture's light varies, 0 to 127: what cannot be distinguished from its ground varies little.
 */
function variation({ svg, width }: Drawn, at: number): number {
  const { pixels } = rendered({ svg, width, height: width }, at);
  const lights: number[] = [];
  for (let pixel = 0; pixel < pixels.length; pixel += 4) {
    lights.push(0.3 * (pixels[pixel] ?? 0) + 0.6 * (pixels[pixel + 1] ?? 0) + 0.1 * (pixels[pixel + 2] ?? 0));
  }
  const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  return Math.sqrt(lights.reduce((sum, light) => sum + (light - mean) ** 2, 0) / lights.length);
}

describe.each(imageStyles)("the kit of a %s token", (style) => {
  const title = "of %j has an icon, a share picture and stickers, each of its size";
  test.each(ideas.slice(0, 1))(title, isOfItsSize);
  test.each(ideas.slice(1))(title, { tags: "long" }, isOfItsSize);

  async function isOfItsSize(idea: string) {
    const { icon, share, stickers } = (await draw(idea, style)).kit("CROAK");
    const sizes = [icon, share, ...stickers.map(({ drawing }) => drawing)].map((each) => {
      const { width, height } = rendered(each, each.width);
      return [width, height];
    });
    expect(sizes).toEqual([[64, 64], [1200, 630], ...stickers.map(() => [512, 512])]);
    expect(stickers.map(({ name }) => name)).toEqual(["hero", "gm", "gn", "lfg", "wen", "ngmi", "ticker"]);
    expect(new Set(stickers.map(({ drawing }) => drawing.svg)).size, idea).toBe(7);
  }

  test("has an avatar that moves, and blinks where there are eyes to shut", async () => {
    for (const [idea, frames] of [
      ["a grumpy cat", 3],
      ["a frog astronaut", 3],
      ["a teapot", 2],
    ] as const) {
      const { avatar } = (await draw(idea, style)).kit("CROAK");
      const drawn = avatar.frames.map((frame) => Buffer.from(rendered(frame, 320).pixels).toString("base64"));
      expect([idea, new Set(drawn).size, drawn.length]).toEqual([idea, frames, frames]);
      expect(new Set(avatar.turns.map(({ frame }) => frame)).size).toBe(frames);
      expect(avatar.turns.every(({ milliseconds }) => milliseconds >= 100)).toBe(true);
    }
  });

  test("has six moods of a creature or a thing, which differ without their words", async () => {
    for (const idea of ["a grumpy cat", "a frog astronaut", "a teapot", "cope harder"]) {
      const { stickers } = (await draw(idea, style)).kit("CROAK");
      const above = stickers
        .slice(1)
        .map(({ drawing }) =>
          Buffer.from(rendered(drawing, 512).pixels.subarray(0, 512 * 340 * 4)).toString("base64"),
        );
      expect(new Set(above).size, idea).toBe(6);
    }
  });

  test("has memes of whole pictures, in one panel and in two", async () => {
    const words = ["“Eight hours of sleep”", "stealing bread until sunrise"] as const;
    const hero = { pose: "wave", expression: "happy" } as const;
    const memes = [
      { heroes: [hero], words },
      { heroes: [hero, { pose: "facepalm", expression: "sad" }], words },
      { heroes: [hero], words: ["月亮", "猫"] },
    ] as const;
    const drawn = (await draw("a grumpy cat", style)).kit("CROAK", memes).memes;
    // There are no letters for the third.
    expect(drawn.map(({ name }) => name)).toEqual(["meme-1", "meme-2"]);
    for (const { drawing } of drawn) {
      const { width, height, pixels } = rendered(drawing, 640);
      expect([width, height]).toEqual([640, 640]);
      expect(pixels.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
      // An id that stands twice would give one panel the other's colours.
      const ids = [...drawing.svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test("has memes whose hero makes room for long words", async () => {
    const heroes = [{ pose: "cheer", expression: "happy" }] as const;
    const { memes } = (await draw("a moose", style)).kit("MOOSE", [
      { heroes, words: ["Five pm,", "Friday"] },
      { heroes, words: ["Where do you see yourself in five years?", "Stuck in a revolving door"] },
    ]);
    const [short, long] = memes.map(({ drawing }) =>
      Number(/<g transform="translate\([^)]+\) scale\(([\d.]+)\)"/.exec(drawing.svg)?.[1]),
    );
    expect(long).toBeLessThan((short ?? 0) * 0.9);
    expect(long).toBeGreaterThan(0.5);
  });

  test("has the hero and eight poses, alone on nothing, which differ where there is a body", async () => {
    for (const [idea, least] of [
      ["a grumpy cat", 9],
      ["a teapot", 6],
      ["cope harder", 6],
    ] as const) {
      const { poses } = (await draw(idea, style)).kit("CROAK");
      expect(poses.map(({ name }) => name)).toEqual([...POSES, "panorama"]);
      const alone = poses.filter(({ name }) => name !== "panorama");
      expect(new Set(alone.map(({ drawing }) => drawing.svg)).size, idea).toBeGreaterThanOrEqual(least);
      for (const { drawing } of alone) {
        const { pixels } = rendered(drawing, 128);
        const alpha = (x: number, y: number) => pixels[(y * 128 + x) * 4 + 3];
        expect([alpha(0, 0), alpha(127, 0), alpha(0, 127), alpha(127, 127)]).toEqual([0, 0, 0, 0]);
        expect(alpha(64, 64)).toBe(255);
      }
    }
  });

  test("shows all of what is behind somebody or before them", async () => {
    for (const idea of ["a frog on the moon", "a raccoon running for president"]) {
      const { poses } = (await draw(idea, style)).kit("CROAK");
      for (const { name, drawing } of poses.filter(({ name }) => /^(think|sit)$/.test(name))) {
        const { pixels } = rendered(drawing, 128);
        const edge = Array.from({ length: 128 }, (_, at) => [
          at,
          at * 128,
          at * 128 + 127,
          127 * 128 + at,
        ]).flat();
        // A soft shadow may reach it.
        expect(Math.max(...edge.map((at) => pixels[at * 4 + 3] ?? 0)), `${idea}, ${name}`).toBeLessThan(128);
      }
    }
  });

  test("shows the act as wide as a banner, in the middle and without a name", async () => {
    const { poses } = (await draw("a goat eating a tax form", style)).kit("CROAK");
    const { poses: renamed } = (await draw("a goat eating a tax form", style, "kit", "Nobody Else")).kit(
      "CROAK",
    );
    const of = (all: typeof poses) => all.find(({ name }) => name === "panorama")?.drawing;
    expect([of(poses)?.width, of(poses)?.height]).toEqual([1500, 500]);
    expect(of(poses)?.svg === of(renamed)?.svg).toBe(true);
  });

  test("plays the idea again in three of the poses, two of them as the next tries do, and keeps its mood", async () => {
    const posesOf = async (idea: string) =>
      new Map<string, string>(
        (await draw(idea, style)).kit("CROAK").poses.map(({ name, drawing }) => [name, drawing.svg]),
      );
    const stuck = await posesOf("a moose stuck in an elevator");
    const lengthOf = (name: string) => stuck.get(name)?.length ?? 0;
    for (const again of ["think", "sit", "cheer"]) expect(lengthOf(again)).toBeGreaterThan(lengthOf("wave"));
    // A thing looks alike in each pose: it has a board or a toy there.
    const teapot = await posesOf("a jealous teapot");
    const added = (name: string) =>
      Math.abs((teapot.get(name)?.length ?? 0) - (teapot.get("wave")?.length ?? 0));
    for (const again of ["think", "cheer"]) expect(added(again)).toBeGreaterThan(added("point") + 100);
    const [sleepy, bright] = [await posesOf("a sleepy heron"), await posesOf("a heron")];
    // Sleepy all over the page.
    for (const name of ["point", "wave", "cheer", "facepalm"])
      expect(sleepy.get(name), name).not.toBe(bright.get(name));
    const [sad, happy] = [await posesOf("a sad teapot"), await posesOf("a happy teapot")];
    expect(sad.get("point")).not.toBe(happy.get("point"));
  });

  test("is the same for the same idea and seed", async () => {
    const kit = async () => JSON.stringify((await draw("a grumpy cat", style)).kit("CROAK"));
    expect(await kit()).toBe(await kit());
  });

  test("has an icon that can be distinguished from its ground at 16 pixels", async () => {
    for (const idea of ideas) {
      const { icon } = (await draw(idea, style)).kit("CROAK");
      expect([idea, variation(icon, 16)]).toEqual([idea, expect.any(Number)]);
      expect(variation(icon, 16)).toBeGreaterThan(12);
    }
  });

  test("has stickers with nothing in their corners, and something in their middle", async () => {
    for (const { drawing } of (await draw(ideas[0] ?? "", style)).kit("CROAK").stickers) {
      const { pixels } = rendered(drawing, 512);
      const alpha = (x: number, y: number) => pixels[(y * 512 + x) * 4 + 3];
      expect([alpha(2, 2), alpha(509, 2), alpha(2, 300), alpha(509, 300)]).toEqual([0, 0, 0, 0]);
      expect(alpha(256, 200)).toBe(255);
    }
  });
});

test("another seed gives a truly other logo, in one of five tries at the latest", async () => {
  const apart = (one: Buffer, other: Buffer) =>
    one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
  for (const style of imageStyles) {
    for (const idea of ["a cat", "a shark in a suit", "a teapot", "sleepy sloth on a beach"]) {
      const logos = await Promise.all(
        ["a", "b", "c", "d", "e", "f"].map(
          async (seed) => rendered((await draw(idea, style, seed)).logo(), 64).pixels,
        ),
      );
      const [first, ...others] = logos as [Buffer, ...Buffer[]];
      expect([idea, style, Math.max(...others.map((other) => apart(first, other))) > 8]).toEqual([
        idea,
        style,
        true,
      ]);
    }
  }
});

test.each(["a goat eating a tax form", "a corgi sheriff"])(
  "no edge or shadow of a sticker is cut off: %s",
  async (idea) => {
    const { poses } = (await draw(idea, "cartoon", "a")).kit("CROAK");
    for (const { name, drawing } of poses.filter(({ name }) => name !== "panorama")) {
      const { pixels, width, height } = rendered(drawing, 512);
      const inked = (x: number, y: number) => (pixels[(y * width + x) * 4 + 3] ?? 0) > 20;
      const along = Array.from({ length: width }, (_, at) => at);
      const cut = along.filter(
        (at) => inked(at, 0) || inked(at, height - 1) || inked(0, at) || inked(width - 1, at),
      );
      expect([name, cut.length]).toEqual([name, 0]);
    }
  },
);
