import { expect, it } from "vitest";
import { workWhileClocksJump } from "./c7/run.ts";

it("locks nobody out when the server's clock jumps", async () => {
  const { numbers, faults } = await workWhileClocksJump(1);
  expect(faults).toEqual([]);
  expect(numbers.jumps).toBe(16);
});
