/** @module-tag slow */

import { beforeAll, describe, expect, test } from "vitest";
import { imageStyles } from "#contract/limits.ts";
import { compose } from "../../compose.ts";
import { needPictures, pictureFiles } from "../../making/picture-files.ts";
import type { PictureSource } from "../../pictures.ts";

beforeAll(needPictures, 120_000);

/** All pictures but some, which a device has in its starter pack too. */
const without = (...ids: string[]): PictureSource => ({
  chunk: async (chunk) => {
    const { pictures } = await pictureFiles.chunk(chunk);
    return { pictures: Object.fromEntries(Object.entries(pictures).filter(([id]) => !ids.includes(id))) };
  },
});
const logoOf = async (prompt: string, imageStyle: (typeof imageStyles)[number], pictures = pictureFiles) =>
  (await compose({ prompt, imageStyle, seed: "set" }, pictures)).logo.svg;

describe.each(imageStyles)("%s", (style) => {
  test.each([
    ["a hippo at the dentist", "dentist-chair"],
    ["two raccoons playing poker", "poker-table"],
    ["a bull in a yoga class", "yoga-mat"],
    ["a moose singing karaoke", "stage-curtain"],
    ["a moose who works in a donut factory", "doughnut"],
    ["a capybara in a hot tub with a monkey on his head", "hot-tub"],
  ])("%s: the picture has a %s", async (idea, id) =>
    expect(await logoOf(idea, style)).not.toBe(await logoOf(idea, style, without(id))),
  );

  test("who hangs upside down is drawn head down", async () => {
    const [up, down] = [
      await logoOf("a bat", style),
      await logoOf("a bat upside down", style, without("ceiling-pipe")),
    ];
    if (style === "pixel") expect(down).not.toBe(up);
    else expect([up, down].map((svg) => svg.includes("rotate(180"))).toEqual([false, true]);
  });
});
