import { expect, test } from "vitest";
import type { Act, MotifSpot } from "./act.ts";
import { plainAct } from "./testing/plain-act.ts";
import { wornByEach } from "./worn-by-each.ts";

const act: Act = { ...plainAct, relation: "wears", count: 3, isUpright: true, slot: "neck" };
const hero = { x: 200, y: 300, size: 200 };
const others = [
  { x: 100, y: 150, size: 100 },
  { x: 300, y: 150, size: 100, isMirrored: true as const },
];
const tie: MotifSpot = {
  x: 210,
  y: 320,
  size: 60,
  isBehind: false,
  isMirrored: false,
  turn: 10,
  twin: { x: 220, y: 320 },
};

test("each of several wears it at the same place, as much smaller as they are", () => {
  const [one, mirrored] = wornByEach(act, tie, hero, others);
  expect(one).toMatchObject({ x: 105, y: 160, size: 30, turn: 10, twin: { x: 110, y: 160 } });
  expect(mirrored).toMatchObject({ x: 295, y: 160, turn: -10, twin: { x: 290, y: 160 } });
});

test("one coat is around all of them, and shirts are one each", () => {
  expect(wornByEach({ ...act, slot: "body" }, tie, hero, others)).toEqual([]);
  expect(wornByEach({ ...act, slot: "body", isEach: true }, tie, hero, others)).toHaveLength(2);
});

test("what is held is not worn", () => {
  expect(wornByEach({ ...act, relation: "holds" }, tie, hero, others)).toEqual([]);
});
