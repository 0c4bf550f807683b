import { eq } from "drizzle-orm";
import { createAccounts } from "./accounts.ts";
import { createAddresses } from "./addresses.ts";
import { createAutomations } from "./automations.ts";
import { everyColumn, given, givenSql } from "./bindings.ts";
import { createBlocks } from "./blocks.ts";
import { createGenerations } from "./generations.ts";
import { createHeldWebsites } from "./held-websites.ts";
import { createIdempotencyKeys } from "./idempotency.ts";
import { createJobs } from "./jobs.ts";
import { createLaunches } from "./launches.ts";
import { createMessages } from "./messages.ts";
import { createNamedBlobs } from "./named-blobs.ts";
import type { OpenDatabase } from "./open.ts";
import { createOverview } from "./overview.ts";
import { createCommit } from "./plan.ts";
import { facts } from "./schema.ts";
import { createSessions } from "./sessions.ts";
import { createSites } from "./sites.ts";
import { createSwitches } from "./switches.ts";
import { createTokens } from "./tokens.ts";
import { createWebsites } from "./websites.ts";

/** All that is kept. Reads are repositories, writes are plans given to `commit`. */
export function createStore(database: OpenDatabase) {
  const commit = createCommit(database.sqlite);
  return {
    commit,
    accounts: createAccounts(database),
    sessions: createSessions(database),
    blocks: createBlocks(database),
    messages: createMessages(database),
    switches: createSwitches(database),
    overview: createOverview(database),
    generations: createGenerations(database),
    tokens: createTokens(database),
    websites: createWebsites(database),
    addresses: createAddresses(database),
    sites: createSites(database),
    automations: createAutomations(database),
    launches: createLaunches(database),
    jobs: createJobs(database),
    idempotency: createIdempotencyKeys(database),
    namedBlobs: createNamedBlobs(database),
    held: createHeldWebsites(database),
    ...createFacts(database, commit),
    /** Changes whenever another connection has committed, never by this one's own commits. Synchronous, and cheap. */
    foreignVersion: (): number => Number(database.sqlite.pragma("data_version", { simple: true })),
  };
}

export type Store = ReturnType<typeof createStore>;

function createFacts({ drizzle: db }: OpenDatabase, commit: ReturnType<typeof createCommit>) {
  const save = db
    .insert(facts)
    .values(everyColumn(facts))
    .onConflictDoUpdate({ target: facts.name, set: { value: givenSql("value") } })
    .prepare();
  const read = db
    .select()
    .from(facts)
    .where(eq(facts.name, given("name")))
    .prepare();
  return {
    /** Proves that the database can be written and read. */
    async probe(stamp: string): Promise<boolean> {
      await commit([{ statement: save, values: { name: "probe", value: stamp }, expect: "one" }]);
      return read.get({ name: "probe" })?.value === stamp;
    },
  };
}
