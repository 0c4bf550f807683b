import { createAccounts } from "./accounts.ts";
import { createAddresses } from "./addresses.ts";
import { createAutomations } from "./automations.ts";
import { createBlocks } from "./blocks.ts";
import type { OpenDatabase } from "./database.ts";
import {
  createFacts,
  createInstance,
  createKeyPrint,
  createMoving,
  createNotedExpiries,
  createRetiredIds,
  createSwitches,
  createVersion,
  type Facts,
} from "./facts.ts";
import { createGallery } from "./gallery.ts";
import { createGenerations } from "./generations.ts";
import { createHeldWebsites } from "./held-websites.ts";
import { createIdempotencyKeys } from "./idempotency.ts";
import { createJobs } from "./jobs.ts";
import { createLaunches } from "./launches.ts";
import { createMessages } from "./messages.ts";
import { createModelUse } from "./model-use.ts";
import { createNamedBlobs } from "./named-blobs.ts";
import { createOverview } from "./overview.ts";
import { createSweep } from "./plan.ts";
import { createSessions } from "./sessions.ts";
import { createSites } from "./sites.ts";
import { createTokenChanges } from "./token-changes.ts";
import { createTokens } from "./tokens.ts";
import { createWebsites } from "./websites.ts";

/** All that is kept. Reads are repositories, writes are plans given to `commit`. */
export function createStore(database: OpenDatabase) {
  const { commit, foreignVersion, isShared } = database;
  const facts = createFacts(database);
  return onFirstUse({
    commit: () => commit,
    /** True if other servers may work on the same database. */
    isShared: () => isShared,
    sweep: () => createSweep(database.change),
    accounts: () => createAccounts(database),
    sessions: () => createSessions(database),
    blocks: () => createBlocks(database),
    messages: () => createMessages(database),
    switches: () => createSwitches(facts),
    overview: () => createOverview(database),
    gallery: () => createGallery(database),
    generations: () => createGenerations(database),
    tokens: () => createTokens(database),
    tokenChanges: () => createTokenChanges(database),
    websites: () => createWebsites(database),
    addresses: () => createAddresses(database),
    sites: () => createSites(database),
    automations: () => createAutomations(database),
    launches: () => createLaunches(database),
    jobs: () => createJobs(database),
    idempotency: () => createIdempotencyKeys(database),
    modelUse: () => createModelUse(database),
    namedBlobs: () => createNamedBlobs(database),
    held: () => createHeldWebsites(database, facts),
    retired: () => createRetiredIds(facts),
    notedExpiries: () => createNotedExpiries(facts),
    version: () => createVersion(facts),
    moving: () => createMoving(facts),
    keyPrint: () => createKeyPrint(facts),
    instance: () => createInstance(facts),
    probe: () => createProbe(facts, commit),
    foreignVersion: () => foreignVersion,
  });
}

type Created<Creators> = { [Name in keyof Creators]: Creators[Name] extends () => infer Part ? Part : never };

/** An object whose parts are created when they are first read: a repository has its statements to prepare. */
function onFirstUse<Creators extends Record<string, () => unknown>>(creators: Creators): Created<Creators> {
  const parts = Object.create(null);
  for (const [name, create] of Object.entries(creators)) {
    const property = { configurable: true, enumerable: true };
    const get = () => {
      const value = create();
      Object.defineProperty(parts, name, { ...property, writable: true, value });
      return value;
    };
    Object.defineProperty(parts, name, { ...property, get });
  }
  return parts;
}

export type Store = ReturnType<typeof createStore>;

/** Proves that the database can be written and read. */
const createProbe =
  (facts: Facts, commit: OpenDatabase["commit"]) =>
  async (stamp: string): Promise<boolean> => {
    await commit([facts.save("probe", stamp)]);
    // Another server may have written another stamp meanwhile.
    return (await facts.read("probe")) !== null;
  };
