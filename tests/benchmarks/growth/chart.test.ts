import { expect, it } from "vitest";
import { drawCharts, roundUp } from "./chart.ts";

it("rounds an axis up to 1, 2 or 5 and noughts", () => {
  expect([0.7, 1, 1.2, 4.1, 56, 501].map(roundUp)).toEqual([1, 1, 2, 5, 100, 1_000]);
});

it("puts the first value at the left, the last at the right, and the most within the chart", () => {
  const lines = [{ name: "page", points: [[10, 1] as const, [1_000, 4] as const, [100_000, 5] as const] }];
  const svg = drawCharts([{ title: "CPU", over: "sites", unit: "µs", lines }]);
  const dots = [...svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(dots).toEqual([
    [64, 213.2],
    [250, 108.8],
    [436, 74],
  ]);
});
