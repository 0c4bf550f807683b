import { expect, test } from "vitest";
import type { Drawing, Picture } from "../../pictures.ts";
import { withQuietFace } from "./quiet-face.ts";

const pictureOf = (body: string): Picture => {
  const drawing: Drawing = {
    body,
    unit: 32,
    box: [0, 0, 32, 32],
    crown: [16, 0, 32],
    eyes: [16, 14, 4],
  };
  return { colours: [], flat: drawing, toon: drawing, shaded: drawing };
};

const plate = `<rect fill="#f4f1ea" x="0" y="0" width="32" height="32"/>`;
const bars = Array.from(
  { length: 16 },
  (_, nth) => `<rect fill="#1d1a26" x="${nth * 2}" y="0" width=".9" height="32"/>`,
).join("");

test("a face that would drown in bars lies on the lighter colour there", () => {
  const { flat } = withQuietFace(pictureOf(plate + bars), "pixel");
  expect(flat.body.startsWith(plate + bars)).toBe(true);
  expect(flat.body.slice((plate + bars).length)).toMatch(/^<ellipse fill="#f4f1ea"/);
});

test("a face on a plain thing, and one that would hang in the air, stay as they are", () => {
  const spread = `<path fill="none" stroke="#1d1a26" stroke-width="2" d="M0 0L32 32M32 0L0 32M16 0V32M0 16H32"/>`;
  for (const body of [plate, spread]) expect(withQuietFace(pictureOf(body), "pixel").flat.body).toBe(body);
});
