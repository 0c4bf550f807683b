import { expect, it } from "vitest";
import type { Piece } from "../gear/shapes.ts";
import { faceAt } from "./face.ts";
import { modelledFace } from "./modelled-face.ts";

const coat = "#c9843c";
const drawn = (mood: Parameters<typeof faceAt>[0]) => modelledFace(faceAt(mood, [0, 0], 40), "k", coat);
const count = (svg: string, paint: string) => svg.split(`fill="${paint}"`).length - 1;

it("gives each open eye a coloured ring with a pupil in it, and none to eyes that are shut", () => {
  for (const mood of ["happy", "scared", "shy", "smug"] as const) {
    expect(count(drawn(mood), "url(#kiris)")).toBe(2);
    expect(count(drawn(mood), "url(#kblack)")).toBe(2);
  }
  expect(drawn("sleepy")).not.toContain(`fill="url(#kiris)"`);
});

it("opens mouths to a depth, and draws no black line", () => {
  expect(count(drawn("happy"), "url(#kdeep)")).toBe(1);
  expect(count(drawn("screaming"), "url(#kdeep)")).toBe(1);
  for (const mood of ["angry", "sad", "dizzy", "deadpan"] as const) {
    expect(drawn(mood)).not.toContain('url(#kdeep)"');
    expect(drawn(mood)).not.toContain("#1d1a26");
  }
});

it("lets blushing fade, and tears be seen through", () => {
  expect(count(drawn("happy"), "url(#kblush)")).toBe(2);
  expect(count(drawn("sad"), "url(#ktear)")).toBe(2);
});

it("draws brows and lips lighter where the coat is nearly black", () => {
  const dark = modelledFace(faceAt("sad", [0, 0], 40), "k", "#15131a");
  expect(dark).toMatch(/fill="#8[0-9a-f]8[0-9a-f]8[0-9a-f]"/);
});

const square = (fill: string, x: number, size: number): Piece => ({
  kind: "poly",
  fill,
  points: [
    [x, 0],
    [x + size, 0],
    [x + size, size],
    [x, size],
  ],
});
const eye: Piece = { kind: "oval", fill: "#ffffff", x: 90, y: 90, rx: 60, ry: 60 };
const teeth = square("#ffffff", 4, 8);
const linesAround = (pieces: readonly Piece[]): number[] =>
  [
    ...modelledFace(pieces, "k", "#f5f3ee").matchAll(
      /fill="#ffffff" stroke="[^"]+" stroke-width="([\d.]+)"/g,
    ),
  ].map(([, wide]) => Number(wide));

it("draws a line around gritted teeth, a fine one around a tooth, and none around teeth in a mouth", () => {
  expect(linesAround([eye, teeth, square("#8d8798", 6, 2)])).toEqual([3.4]);
  expect(linesAround([eye, teeth])).toEqual([1.2]);
  expect(linesAround([eye, square("#1d1a26", 0, 16), teeth])).toEqual([]);
});

it("has eyes of any of four colours, and the same ones for the same coat", () => {
  const eyesOf = (of: string) =>
    /id="kiris"[^>]*>.*?stop-color="[^"]+".*?stop-color="([^"]+)"/.exec(
      modelledFace(faceAt("happy", [0, 0], 40), "k", of),
    )?.[1];
  const coats = ["#c9843c", "#c9843d", "#c9843e", "#c9843f"];
  expect(new Set(coats.map(eyesOf)).size).toBe(4);
  expect(eyesOf("#c9843c")).toBe(eyesOf("#c9843c"));
});
