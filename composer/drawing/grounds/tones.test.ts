import { expect, test } from "vitest";
import { hueDistance, toHsl } from "../../colour/colour.ts";
import { contrast, luminance } from "../../colour/contrast.ts";
import { paletteFrom } from "../../palette.ts";
import { randomFrom } from "../../seeded/random.ts";
import { tonesOf } from "./tones.ts";

const stories = ["across", "night", "pastel", "vivid", "beside", "paper"] as const;

test.each(stories)("nobody white is put on a white page: %s", (story) => {
  for (const coat of ["#ffffff", "#fafafa", "#f5f6ff", "#fff7e3"])
    for (let at = 0; at < 20; at++) {
      const palette = paletteFrom([coat], [], randomFrom(`white|${at}`));
      expect(contrast(tonesOf(palette, story, coat).base, coat), coat).toBeGreaterThan(1.25);
    }
});

test("everybody stands out from the ground, by its light or by its hue", () => {
  const coats = ["#8a5734", "#ee7a2b", "#6cc04a", "#2f6fd0", "#34313d", "#9aa0ac", "#f9b8c8", "#ffd23f"];
  for (const coat of coats)
    for (const story of stories) {
      const { base } = tonesOf(paletteFrom([coat], [], randomFrom("coat")), story, coat);
      const apart = Math.abs(Math.sqrt(luminance(coat)) - Math.sqrt(luminance(base)));
      const hues = hueDistance(toHsl(coat).h, toHsl(base).h);
      expect(apart > 0.2 || hues > 60, `${coat} in ${story} on ${base}`).toBe(true);
    }
});
