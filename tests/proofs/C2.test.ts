import { expect, it } from "vitest";
import { repeatEverything } from "./c2/run.ts";

it("has one effect and one answer for one key, on every route, and none for another body", async () => {
  const { numbers, faults } = await repeatEverything(4, () => {});
  expect(faults).toEqual([]);
  expect(numbers.routes).toBeGreaterThan(20);
});
