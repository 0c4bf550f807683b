import { describe, expect, it } from "vitest";
import { type Expression, expressions } from "../../reading/expression.ts";
import type { Piece } from "../gear/shapes.ts";
import { plainFace } from "./plain-face.ts";

const frame = { at: [100, 70], reach: 22, r: 13, mouth: { at: [100, 96], half: 17 } } as const;
const faceOf = (mood: Expression) => plainFace(mood, frame);
const inkIn = (pieces: readonly Piece[]) => pieces.filter(({ fill }) => fill === "#1d1a26");

describe.each(expressions)("a plain face that is %s", (mood) => {
  it("is two eyes, a mouth, at most two brows and one drop", () => {
    const pieces = faceOf(mood);
    expect(pieces.length).toBeLessThanOrEqual(9);
    expect(pieces.filter(({ fill }) => fill === "#6cc7f5").length).toBeLessThanOrEqual(1);
    expect(inkIn(pieces).length).toBeGreaterThan(0);
  });

  it("has a light in eyes that are dots, and whites in fear, in love and below a lid", () => {
    const whites = faceOf(mood).filter(({ fill }) => fill === "#ffffff");
    expect(whites.length).toBe(
      /^(happy|angry|sad|determined|shy|scared|screaming|smug|deadpan|loving)$/.test(mood) ? 2 : 0,
    );
    // A light is a small part of its dot.
    const [light, dot] = [whites[0], inkIn(faceOf(mood))[0]];
    if (light?.kind === "oval" && dot?.kind === "oval" && !/^sc/.test(mood))
      expect(light.rx / dot.rx).toBeLessThan(0.35);
  });

  it("is like no other", () => {
    const others = expressions.filter((each) => each !== mood);
    expect(others.map((each) => JSON.stringify(faceOf(each)))).not.toContain(JSON.stringify(faceOf(mood)));
  });
});

it("snores over an eye, or where there is room for it", () => {
  const lowest = (corner?: readonly [number, number]) => {
    const [z] = plainFace("sleepy", { ...frame, ...(corner && { corner }) }).filter(
      ({ fill }) => fill === "#8fb2ff",
    );
    return z?.kind === "poly" ? Math.max(...z.points.map(([, y]) => y)) : 0;
  };
  expect(lowest()).toBeLessThan(frame.at[1] - frame.r * 2);
  expect(lowest([180, 4])).toBeLessThan(14);
});

it("shuts its eyes in a blink and opens its mouth to eat", () => {
  const dots = (pieces: readonly Piece[]) => pieces.filter(({ kind }) => kind === "oval");
  expect(dots(plainFace("happy", frame))).toHaveLength(4);
  expect(dots(plainFace("happy", frame, { isBlinking: true }))).toHaveLength(0);
  // Beside the eyes, the mouth and its tongue.
  expect(dots(plainFace("happy", frame, { isEating: true }))).toHaveLength(6);
});
