import { expect, it } from "vitest";
import { failStorage } from "./c10/run.ts";

it("goes on where the bytes of rows are lost, and says what is gone", { tags: "long" }, async () => {
  const { numbers, faults } = await failStorage(/bytes are lost/);
  expect(faults).toEqual([]);
  expect(numbers.failures).toBe(1);
});
