/** @module-tag slow */

import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { fitPicture } from "./fit.ts";

/** A red square in the middle of blue. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0000ff" } })
    .composite([
      {
        input: { create: { width: height / 2, height: height / 2, channels: 3, background: "#ff0000" } },
        gravity: "centre",
      },
    ])
    .webp()
    .toBuffer();

const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return [width, height, format];
};

describe("a model's picture", () => {
  it.each([
    [1024, 1024],
    [1536, 1024],
    [1024, 1536],
    [64, 64],
  ])("of %i × %i becomes a logo of 512 × 512 and a banner of 1500 × 500", async (width, height) => {
    const fixture = await picture(width, height);
    expect(await sizeOf(await fitPicture(fixture, "logo"))).toEqual([512, 512, "webp"]);
    expect(await sizeOf(await fitPicture(fixture, "banner"))).toEqual([1500, 500, "webp"]);
  });

  it("that is square stands whole in the middle of its banner", async () => {
    const banner = await fitPicture(await picture(1024, 1024), "banner");
    const { data, info } = await sharp(banner).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 150;
    const reds = Array.from({ length: 440 }, (_, y) => redAt(750, y + 30)).filter(Boolean).length;
    // The picture is as high as the banner but for 30 above and below, and half of its height is red.
    expect(Math.abs(reds - 220)).toBeLessThan(12);
  });
});
