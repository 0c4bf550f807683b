import { expect, it } from "vitest";
import { chartPoints, priceChart } from "./chart.ts";

it("draws the highest price at the top and the lowest at the bottom, from left to right", () => {
  expect(chartPoints([1, 3, 2])).toEqual([
    { x: 0, y: 228 },
    { x: 354, y: 12 },
    { x: 708, y: 120 },
  ]);
});

it("draws a price that never moved across the middle", () => {
  expect(chartPoints([5, 5]).map(({ y }) => y)).toEqual([120, 120]);
});

it("thins many trades out, and keeps the first and the last", () => {
  const points = chartPoints(Array.from({ length: 10_001 }, (_, price) => price));
  expect(points).toHaveLength(240);
  expect(points[0]).toEqual({ x: 0, y: 228 });
  expect(points.at(-1)).toEqual({ x: 708, y: 12 });
});

it("says in words what it shows, and asks for a first trade where there is none", () => {
  expect(priceChart([0.00000003, 0.00000006]).markup).toContain(
    'aria-label="Price from 0.00000003 SOL to 0.00000006 SOL over 1 trade"',
  );
  expect(priceChart([0.00000003]).markup).toContain("No trades yet.");
});
