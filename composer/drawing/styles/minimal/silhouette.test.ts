import { expect, it } from "vitest";
import type { Drawing } from "../../../pictures.ts";
import { isFull, silhouetteOf } from "./silhouette.ts";

const drawing = (body: string): Drawing => ({
  body,
  unit: 200,
  box: [0, 0, 200, 200],
  crown: [100, 0, 100],
  eyes: null,
});

it("says how much of an outline has each colour, and nothing of what lies within", () => {
  const halves =
    '<path fill="#ff0000" d="M0 0L100 0L100 200L0 200Z"/><path fill="#00ff00" d="M100 0L200 0L200 200L100 200Z"/>';
  const within = '<path fill="#0000ff" d="M50 50L150 50L150 150L50 150Z"/>';
  const shares = new Map(silhouetteOf(drawing(halves + within)));
  expect(shares.get("#ff0000")).toBeCloseTo(0.5);
  expect(shares.get("#00ff00")).toBeCloseTo(0.5);
  expect(shares.size).toBe(2);
});

it("tells what fills its corners from what is seen past", () => {
  expect(isFull(drawing('<path fill="#ff0000" d="M0 0L200 0L200 200L0 200Z"/>'))).toBe(true);
  expect(isFull(drawing('<path fill="#ff0000" d="M100 0L200 200L0 200Z"/>'))).toBe(false);
});
