import { expect, it } from "vitest";
import { raceForSubdomains } from "./c4/run.ts";

async function hasOneWinner(races: number): Promise<void> {
  const { numbers, faults } = await raceForSubdomains(races);
  expect(faults).toEqual([]);
  expect(numbers.races).toBe(races);
}

const title = "has one winner each time two users race for one subdomain, races: %i";
it.each([40])(title, hasOneWinner);
it.each([120])(title, { tags: "long" }, hasOneWinner);
