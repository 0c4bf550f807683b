import { expect, it } from "vitest";
import { sweepFaults } from "./d5/run.ts";

it("leaves the old state or the new, whichever call fails, in the flows that a creator goes through", async () => {
  const { numbers, faults } = await sweepFaults(() => {}, [
    "createDraft",
    "generateWebsite",
    "confirmTransaction",
  ]);
  expect(faults).toEqual([]);
  expect(numbers["injected faults"]).toBeGreaterThan(40);
});

it("leaves the old state or the new, whichever call fails, in every flow", { tags: "long" }, async () => {
  const { numbers, faults } = await sweepFaults(() => {});
  expect(faults).toEqual([]);
  expect(numbers["injected faults"]).toBeGreaterThan(200);
});
