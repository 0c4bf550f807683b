/** @module-tag slow */

import { Resvg } from "@resvg/resvg-js";
import { beforeAll, expect, test } from "vitest";
import { imageStyles } from "#contract/limits.ts";
import { needPictures, pictureFiles } from "../making/picture-files.ts";
import { readIdea } from "../reading/read-idea.ts";
import { drawToken } from "./draw-token.ts";

beforeAll(needPictures, 120_000);

/** How much of the lower half, where those stand who are in a lift, is as white as goats are. */
const goatIn = async (idea: string, style: (typeof imageStyles)[number]): Promise<number> => {
  const order = {
    reading: readIdea(idea),
    name: "X",
    style,
    seed: "several",
    pictures: pictureFiles,
  } as const;
  const { pixels, width, height } = new Resvg((await drawToken(order)).logo().svg, {
    fitTo: { mode: "width", value: 128 },
    font: { loadSystemFonts: false },
  }).render();
  let white = 0;
  for (let y = Math.floor(height * 0.5); y < height; y++)
    for (let x = Math.floor(width * 0.2); x < width * 0.8; x++) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray((y * width + x) * 4);
      if (Math.min(red, green, blue) > 222) white++;
    }
  return white;
};

test.each(imageStyles)(
  "%s: seven goats in an elevator are seen, and not the one before them alone",
  async (style) => {
    const [seven, one] = [
      await goatIn("seven goats in an elevator", style),
      await goatIn("a goat in an elevator", style),
    ];
    expect(seven).toBeGreaterThan(one * 2);
  },
);
