import { expect, it } from "vitest";
import { sweepFaults } from "./d5/run.ts";

it("leaves the old state or the new, whichever call fails", async () => {
  const { numbers, faults } = await sweepFaults(() => {});
  expect(faults).toEqual([]);
  expect(numbers["injected faults"]).toBeGreaterThan(200);
});
