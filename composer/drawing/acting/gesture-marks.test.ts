import { expect, test } from "vitest";
import type { GestureMark } from "../../reading/gesture.ts";
import gestures from "../../reading/gestures.json";
import { inked } from "../creatures/as-drawing.ts";
import { buildCreature } from "../creatures/build-creature.ts";
import { creatureOf } from "../creatures/creature-picture.ts";
import type { Piece } from "../gear/shapes.ts";
import { place } from "../svg.ts";
import { markOver } from "./gesture-marks.ts";

const marks = [...new Set((gestures as { mark?: GestureMark }[]).flatMap(({ mark }) => mark ?? []))];
const creature = creatureOf("badger");

/** Whether a piece is over a point of the page. */
const covers = (piece: Piece, x: number, y: number): boolean => {
  if (piece.kind === "ring") return false;
  if (piece.kind === "oval") return ((x - piece.x) / piece.rx) ** 2 + ((y - piece.y) / piece.ry) ** 2 < 1;
  return piece.points.reduce((isIn, [px, py], nth) => {
    const [qx, qy] = piece.points[nth - 1] ?? piece.points.at(-1) ?? [px, py];
    return py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px ? !isIn : isIn;
  }, false);
};

test.each(marks)("%s is seen about the hero, and leaves its eyes free", (mark) => {
  expect(creature).toBeDefined();
  if (!creature) return;
  const hero = place(inked(buildCreature(creature, "stand", "happy")), "h", 256, 260, 300);
  const { behind, before } = markOver(mark, hero, "#884422");
  const { x, y, reach } = hero.eyes ?? { x: 0, y: 0, reach: 0 };
  expect(behind.length + before.length).toBeGreaterThan(0);
  for (const eye of [x - reach, x + reach]) expect(before.some((piece) => covers(piece, eye, y))).toBe(false);
});

test.each(
  ["frog", "cat-face", "goldfish", "pig-face"].flatMap((id) =>
    (["chatter", "dots", "silent"] as const).map((mark) => [id, mark] as const),
  ),
)("%s: the bubble of %s is before no eye, wherever they are", (id, mark) => {
  const built = creatureOf(id);
  if (!built) return;
  const hero = place(inked(buildCreature(built, "stand", "deadpan")), "h", 256, 260, 300);
  const { x, y, reach } = hero.eyes ?? { x: 0, y: 0, reach: 0 };
  const over = markOver(mark, hero, "#884422").before;
  for (const across of [0.6, 1, 1.5])
    expect(over.some((piece) => covers(piece, x + reach * across, y))).toBe(false);
});
