/** @module-tag slow */

import sharp from "sharp";
import { expect, it } from "vitest";
import { imageStyles } from "#contract/limits.ts";
import { createBuiltInComposer } from "./built-in-composer.ts";
import { createPictureFiles } from "./picture-files.ts";

const composer = createBuiltInComposer(createPictureFiles("composer/pictures-data"));

it.each(imageStyles)(
  "draws real pictures in the style %s, the same for the same seed",
  async (imageStyle) => {
    const idea = { prompt: "a frog astronaut who mines cheese on the moon", imageStyle, seed: "seven" };
    const steps: string[] = [];
    let shown: Uint8Array | undefined;
    const made = await composer.make(idea, (step, logo) => {
      steps.push(step);
      shown ??= logo;
    });
    const { format, width, height } = await sharp(made.logo).metadata();
    expect(format).toBe("webp");
    expect(width).toBe(height);
    expect((await sharp(made.banner).metadata()).width).toBeGreaterThan(width);
    expect(steps.at(-1)).toBe("encoding");
    expect(shown).toBe(made.logo);
    const again = await composer.make(idea, () => undefined);
    expect(Buffer.from(again.logo).equals(Buffer.from(made.logo))).toBe(true);
  },
);

it("draws what ends the renderer's process, without what ends it", async () => {
  const idea = { prompt: "dumpling detective in the rain", imageStyle: "realistic" as const, seed: "g" };
  const made = await composer.make(idea, () => undefined);
  expect((await sharp(made.banner).metadata()).width).toBe(1_500);
});

it("refuses picture names that are paths", async () => {
  await expect(createPictureFiles("composer/pictures-data").chunk("../package")).rejects.toThrow();
});
