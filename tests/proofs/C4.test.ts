import { expect, it } from "vitest";
import { raceForSubdomains } from "./c4/run.ts";

it("has one winner each time two users race for one subdomain", async () => {
  const { numbers, faults } = await raceForSubdomains(40);
  expect(faults).toEqual([]);
  expect(numbers.races).toBe(40);
});
