import { expect, it } from "vitest";
import { findPostgres } from "../../api/src/testing/postgres-server.ts";
import { proveNothingIsLost } from "./d1/run.ts";
import { acknowledgedIn, faultsIn } from "./d1/tally.ts";
import { startKilledServers } from "./servers/kills.ts";

it.skipIf(findPostgres() === null)(
  "several servers on one PostgreSQL lose nothing when they are killed in turn, and a live site is always answered",
  { tags: "long", timeout: 600_000 },
  async () => {
    const { power, visits } = await startKilledServers(3, "smoke");
    const tally = await proveNothingIsLost({
      kills: 3,
      clients: 4,
      seed: "smoke",
      say: () => {},
      start: async () => power,
      look: () => [],
    });
    expect([...faultsIn(tally), ...visits.faults]).toEqual([]);
    expect(tally.signOuts).toBe(0);
    expect(acknowledgedIn(tally)).toBeGreaterThan(4);
    expect(visits.count).toBeGreaterThan(10);
  },
);
