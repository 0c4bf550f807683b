import { expect, it } from "vitest";
import { proveNothingIsLost } from "./d1/run.ts";
import { acknowledgedIn, faultsIn } from "./d1/tally.ts";

async function surviveKills(kills: number): Promise<void> {
  const tally = await proveNothingIsLost({ kills, clients: 4, seed: "smoke", say: () => {} });
  expect(faultsIn(tally)).toEqual([]);
  expect(tally.kills).toBe(kills);
  expect(acknowledgedIn(tally)).toBeGreaterThan(4);
}

const title = "loses nothing acknowledged when everything is killed in the middle of mixed writes, kills: %i";
it.each([1])(title, surviveKills);
it.each([3])(title, { tags: "long", timeout: 300_000 }, surviveKills);
