import { expect, it } from "vitest";
import { failStorage } from "./c10/run.ts";

it("goes on where rows are lost or strange and where the connection is, and says what is gone", async () => {
  const { numbers, faults } = await failStorage(/^rows|closes the connection/);
  expect(faults).toEqual([]);
  expect(numbers.failures).toBe(3);
});
