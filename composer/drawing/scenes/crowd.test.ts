import { expect, test } from "vitest";
import type { Drawing } from "../../pictures.ts";
import { crowdSpots } from "./crowd.ts";

const spot = { x: 256, y: 300, size: 100, isBehind: false, isMirrored: false, turn: 8 };

test.each([5, 8] as const)("all %i that are held are seen, each in a place of its own", (count) => {
  const all = [spot, ...crowdSpots({ relation: "holds", side: 1 }, count, spot)];
  expect(all).toHaveLength(count);
  for (const [nth, one] of all.entries())
    for (const other of all.slice(nth + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(30);
});

test("nine balloons are one bunch over who has them", () => {
  const bunch = crowdSpots({ relation: "lifts", side: 1 }, 9, spot);
  expect(bunch).toHaveLength(8);
  for (const { x, y } of bunch) {
    expect(Math.abs(x - spot.x)).toBeLessThan(spot.size * 0.7);
    expect(y).toBeLessThan(spot.y);
  }
});

test("one that is held is alone", () => {
  expect(crowdSpots({ relation: "holds", side: 1 }, 1, spot)).toEqual([]);
});

const hat: Drawing = { body: "", unit: 32, box: [2, 8, 28, 16], crown: [16, 8, 12], eyes: null };
const hero = {
  hands: [
    [180, 330],
    [330, 330],
  ],
  centre: [256, 320],
  height: 300,
} as const;

test("hats are worn in a tower, and watches along both arms, before the hero's face", () => {
  const worn = (slot: "crown" | "wrists") =>
    crowdSpots({ relation: "wears", side: 1, slot }, 4, spot, { motif: hat, hero });
  const tower = worn("crown");
  expect(tower).toHaveLength(3);
  expect(tower.map(({ y }) => y)).toEqual(tower.map(({ y }) => y).toSorted((a, b) => b - a));
  for (const { x } of tower) expect(Math.abs(x - spot.x)).toBeLessThan(10);
  const arms = worn("wrists");
  expect(arms.map(({ x }) => Math.sign(x - 256))).toEqual([-1, 1, -1]);
});

test("what one sits at stands in a row, one on each side at the most", () => {
  const row = (count: 2 | 3 | 8) => crowdSpots({ relation: "mans", side: 1 }, count, spot);
  expect(row(2)).toHaveLength(1);
  expect(row(8)).toHaveLength(2);
  expect(row(3).map(({ x }) => Math.sign(x - spot.x))).toEqual([1, -1]);
});
