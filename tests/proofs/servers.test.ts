import { expect, it } from "vitest";
import { findPostgres } from "../../api/src/testing/postgres-server.ts";
import { isTurnedAway } from "../support/api-user.ts";
import { proveNothingIsLost } from "./d1/run.ts";
import { acknowledgedIn, faultsIn } from "./d1/tally.ts";
import type { Finding } from "./finding.ts";
import { proveOthersTakeDeploysUp } from "./life/killed-deploys.ts";
import { proveEachWriteHappensOnce } from "./life/same-key.ts";
import { proveEngineFaultsLoseNothing } from "./servers/engine-faults.ts";
import { startKilledServers } from "./servers/kills.ts";
import { startLastingCluster } from "./servers/lasting-cluster.ts";
import { proveRestartsFailNothing } from "./servers/restarts.ts";

const installed = findPostgres() !== null;
if (!installed) console.log("SKIPPED: several servers. There is no PostgreSQL, a package of Debian's.");

it.runIf(installed)(
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
      isAllowed: isTurnedAway,
    });
    expect([...faultsIn(tally), ...visits.faults]).toEqual([]);
    expect(tally.signOuts).toBe(0);
    expect(acknowledgedIn(tally)).toBeGreaterThan(4);
    expect(visits.count).toBeGreaterThan(10);
  },
);

const smoke: Record<string, () => Promise<Finding>> = {
  "C8: a deployment that a kill broke off is taken up by others": () => proveOthersTakeDeploysUp(2),
  "D2: a write that is sent again with its key happens once": () =>
    proveEachWriteHappensOnce(2, startLastingCluster),
  "restarts: servers that end and start in turn lose nothing, and answer almost all at once": () =>
    proveRestartsFailNothing(1),
  "engines: what a bucket or a database does wrong loses nothing": () =>
    proveEngineFaultsLoseNothing(1, "smoke", () => {}, [
      "slow bucket",
      "bucket forgets",
      "bucket garbles",
      "PostgreSQL killed",
    ]),
};
it.runIf(installed).each(Object.entries(smoke))(
  "%s, on three servers",
  {
    tags: "long",
    timeout: 600_000,
  },
  async (_, prove) => {
    expect((await prove()).faults).toEqual([]);
  },
);
