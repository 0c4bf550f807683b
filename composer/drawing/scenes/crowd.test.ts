import { expect, test } from "vitest";
import { crowdSpots } from "./crowd.ts";

const spot = { x: 256, y: 300, size: 100, isBehind: false, isMirrored: false, turn: 8 };

test.each([5, 8] as const)("all %i that are held are seen, each in a place of its own", (count) => {
  const all = [spot, ...crowdSpots({ relation: "holds", side: 1 }, count, spot)];
  expect(all).toHaveLength(count);
  for (const [nth, one] of all.entries())
    for (const other of all.slice(nth + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(30);
});

test("one that is held is alone", () => {
  expect(crowdSpots({ relation: "holds", side: 1 }, 1, spot)).toEqual([]);
});
