import { expect, test } from "vitest";
import { contrast } from "../../colour/contrast.ts";
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
