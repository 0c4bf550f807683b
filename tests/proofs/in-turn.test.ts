import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPostgres } from "../../api/src/testing/postgres-server.ts";
import { repeatEverything } from "./c2/run.ts";
import { raceForSubdomains } from "./c4/run.ts";
import { refreshInTabs } from "./c5/run.ts";
import { sweepFaults } from "./d5/run.ts";
import type { Finding } from "./finding.ts";
import { type OpenApp, startServersInTurn } from "./servers/in-turn.ts";

const installed = findPostgres() !== null;
if (!installed)
  console.log("SKIPPED: proofs on servers in turn. There is no PostgreSQL, a package of Debian's.");

const smoke: Record<string, (open: OpenApp) => Promise<Finding>> = {
  "C2, C3: one key has one effect and one answer": (open) => repeatEverything(6, () => {}, open),
  "C4: one subdomain has one winner": (open) => raceForSubdomains(60, open),
  "C5: tabs that refresh with one token stay signed in": (open) => refreshInTabs(12, open),
  "D5: the old state or the new, whichever call fails": (open) =>
    sweepFaults(() => {}, ["createDraft", "changeToken", "prepareTransaction"], open),
};

describe.runIf(installed)("three servers on one database, asked in turn", () => {
  let servers: Awaited<ReturnType<typeof startServersInTurn>>;
  beforeAll(async () => {
    servers = await startServersInTurn();
  });
  afterAll(() => servers?.stop());

  it.each(Object.entries(smoke))("%s", { tags: "long", timeout: 300_000 }, async (_, prove) => {
    expect((await prove(servers.open)).faults).toEqual([]);
  });
});
