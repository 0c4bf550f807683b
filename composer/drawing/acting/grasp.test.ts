import { expect, test } from "vitest";
import { creatureOf, creaturePicture } from "../creatures/creature-picture.ts";
import { mirroredDrawing } from "../mirror.ts";
import { place } from "../svg.ts";
import { graspAt } from "./grasp.ts";

const placed = (id: string) => {
  const creature = creatureOf(id);
  if (!creature) throw new Error(`${id} is not built.`);
  return place(mirroredDrawing(creaturePicture(creature, "hold", "happy").toon), "k", 256, 256, 400);
};

test.each([
  ["bear", 1],
  ["crab", 1],
  ["sloth", 4],
  ["gecko", 5],
])("what a %s holds has its own hands around it", (id, pieces) => {
  expect(graspAt("#ff0000", [100, 100], placed(id), 1)).toHaveLength(pieces);
});

test("a crab holds with pincers, larger than a paw, and they turn to each other", () => {
  const crab = placed("crab");
  const [left, right] = ([-1, 1] as const).map((side) => graspAt("#ff0000", [0, 0], crab, side)[0]);
  if (left?.kind !== "poly" || right?.kind !== "poly") throw new Error("no pincers");
  const high = (points: readonly (readonly number[])[]) => Math.min(...points.map(([, y = 0]) => y));
  expect(high(left.points)).toBeLessThan(-crab.height * 0.15);
  const sum = left.points.map(([x], nth) => Math.round(x + (right.points[nth]?.[0] ?? 0)));
  expect(new Set(sum.map(Math.abs))).toEqual(new Set([0]));
});
