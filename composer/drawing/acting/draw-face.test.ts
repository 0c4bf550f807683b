import { expect, test } from "vitest";
import { drawFace } from "./draw-face.ts";
import { expressed } from "./face.ts";

const body = {
  eyes: { x: 50, y: 40, reach: 12 },
  crown: { x: 50, y: 0, width: 60 },
  face: null,
  centre: [50, 50],
  width: 100,
  height: 100,
} as const;

test("only the whites of eyes have a line around them", () => {
  for (const mood of ["happy", "angry", "scared", "smug", "determined"] as const) {
    const lined = drawFace(expressed(mood, body, true), "#1d1a26", "2", "#e0a060").match(
      /<[^>]*stroke=[^>]*>/g,
    );
    expect(lined, mood).toHaveLength(2);
    for (const each of lined ?? []) expect(each).toContain('fill="#ffffff"');
  }
});

test("on a black thing the mouth is light, and pupils stay dark", () => {
  const face = drawFace(expressed("sad", body, true), "#1d1a26", "2", "#141218");
  expect(face).not.toMatch(/<path fill="#1d1a26"/);
  expect(face).toMatch(/<ellipse fill="#1d1a26"/);
});
