import { expect, it } from "vitest";
import { proveNothingIsLost } from "./d1/run.ts";
import { acknowledgedIn, faultsIn } from "./d1/tally.ts";

it("loses nothing acknowledged when everything is killed in the middle of mixed writes", async () => {
  const tally = await proveNothingIsLost({ kills: 1, clients: 4, seed: "smoke", say: () => {} });
  expect(faultsIn(tally)).toEqual([]);
  expect(tally.kills).toBe(1);
  expect(acknowledgedIn(tally)).toBeGreaterThan(4);
}, 180_000);
