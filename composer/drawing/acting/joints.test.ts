import { expect, test } from "vitest";
import type { Drawing, Picture } from "../../pictures.ts";
import { jointed } from "./joints.ts";

const facedAs = (body: string, box: Drawing["box"]): Drawing => {
  const drawing: Drawing = { body, unit: 32, box, crown: [16, 0, 8], eyes: null };
  const picture: Picture = { colours: [], flat: drawing, toon: drawing, shaded: drawing };
  return jointed(picture, "pixel").flat;
};

test("a face lies whole on one lamp of three, as small as it must be for that", () => {
  const lamps = [8, 16, 24].map((y) => `<circle fill="#f4d44a" cx="16" cy="${y}" r="3.6"/>`).join("");
  const { eyes } = facedAs(
    `<rect fill="#1d1a26" x="10" y="2" width="12" height="28"/>${lamps}`,
    [10, 2, 12, 28],
  );
  const [x, y, reach] = eyes ?? [0, 0, 0];
  expect(Math.abs(x - 16)).toBeLessThan(1);
  expect(Math.abs(y - 16)).toBeLessThan(1.5);
  expect(reach * 3.36).toBeGreaterThan(12 / 3);
});

test("a large face in the middle stays there, whatever lies on the edges", () => {
  const knobs = [4, 28].map((x) => `<circle fill="#1d1a26" cx="${x}" cy="6" r="1.6"/>`).join("");
  const { eyes } = facedAs(
    `<rect fill="#f4f1ea" x="2" y="2" width="28" height="28"/>${knobs}`,
    [2, 2, 28, 28],
  );
  const [x, y, reach] = eyes ?? [0, 0, 0];
  expect(Math.abs(x - 16)).toBeLessThan(1.5);
  expect(Math.abs(y - 15)).toBeLessThan(3);
  expect(reach).toBeCloseTo(4.2, 1);
});

test("the legs of a hammer come out of its shaft, not out of its head", () => {
  const hammer = `<path fill="#8a5a34" d="M4 2H28V10H18V30H14V10H4Z"/>`;
  const { joints } = facedAs(hammer, [4, 2, 24, 28]);
  for (const [x, y] of joints?.hips ?? []) {
    expect(Math.abs(x - 16)).toBeLessThan(2.5);
    expect(y).toBeGreaterThan(28);
  }
  expect(joints?.hips).toHaveLength(2);
});
