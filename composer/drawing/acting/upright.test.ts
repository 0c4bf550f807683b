import { expect, test } from "vitest";
import type { Drawing, Picture } from "../../pictures.ts";
import { lying, upright } from "./upright.ts";

const pictureOf = (body: string, box: Drawing["box"]): Picture => {
  const drawing: Drawing = { body, unit: 32, box, crown: [16, 0, 8], eyes: null };
  return { colours: [], flat: drawing, toon: drawing, shaded: drawing };
};

test("a shaft that is drawn from corner to corner stands up, the end that was above still above", () => {
  const shaft = `<path fill="#8a5a34" d="M2 6L6 2L30 26L26 30Z"/>`;
  const { flat, toon } = upright(pictureOf(shaft, [2, 2, 28, 28]), "pixel");
  const [, top, width, height] = flat.box;
  expect(height).toBeGreaterThan(width * 4);
  expect(flat.crown[1]).toBeCloseTo(top, 1);
  expect(flat.body).toContain(shaft);
  expect(toon.body).toBe(shaft);
});

test("what stands, lies or is round stays as it is drawn", () => {
  for (const path of ["M12 2H18V30H12Z", "M2 12H30V18H2Z", "M4 4H28V28H4Z"]) {
    const picture = pictureOf(`<path fill="#8a5a34" d="${path}"/>`, [2, 2, 28, 28]);
    expect(upright(picture, "cartoon").toon).toEqual(picture.toon);
  }
});

test("what is long lies down, standing or aslant, and what is round or lies stays as it is drawn", () => {
  for (const path of ["M2 6L6 2L30 26L26 30Z", "M2 26L26 2L30 6L6 30Z", "M13 2H18V30H13Z"]) {
    const [, , width, height] = lying(
      pictureOf(`<path fill="#8a5a34" d="${path}"/>`, [2, 2, 28, 28]),
      "cartoon",
    ).toon.box;
    expect(width).toBeGreaterThan(height * 3);
  }
  for (const path of ["M2 12H30V18H2Z", "M4 4H28V28H4Z"]) {
    const picture = pictureOf(`<path fill="#8a5a34" d="${path}"/>`, [2, 2, 28, 28]);
    expect(lying(picture, "cartoon").toon).toEqual(picture.toon);
  }
});
