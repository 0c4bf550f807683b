import { expect, it } from "vitest";
import { proveNothingIsLost } from "./d1/run.ts";
import { acknowledgedIn, faultsIn } from "./d1/tally.ts";

async function surviveKills(kills: number): Promise<void> {
  const tally = await proveNothingIsLost({ kills, clients: 4, seed: "smoke", say: () => {} });
  expect(faultsIn(tally)).toEqual([]);
  expect(tally.kills).toBe(kills);
  expect(acknowledgedIn(tally)).toBeGreaterThan(4);
}

it(
  "loses nothing acknowledged when everything is killed in the middle of mixed writes, again and again",
  () => surviveKills(3),
  300_000,
);
