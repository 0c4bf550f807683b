import type { ServerDeps } from "../../deps.ts";

export interface Readiness {
  database: boolean;
  blobs: boolean;
}

/** Milliseconds that a result is cached: anybody may ask, and each check writes to the disk. */
const CACHE_TIME = 2_000;

/** Checks if this server can do its work. Concurrent callers share one check. */
export function createReadinessCheck(deps: ServerDeps): () => Promise<Readiness> {
  let running: Promise<Readiness> | null = null;
  let known: { parts: Readiness; at: number } | null = null;

  async function check(): Promise<Readiness> {
    const parts = await checkReadiness(deps);
    known = { parts, at: deps.clock() };
    running = null;
    return parts;
  }

  return async () => {
    const age = known ? deps.clock() - known.at : CACHE_TIME;
    // A clock that was set back must not extend the cache.
    if (known && age >= 0 && age < CACHE_TIME) return known.parts;
    running ??= check();
    return running;
  };
}

/** Migrations are applied before the server listens; the rest is tested. */
async function checkReadiness({ store, blobs, clock }: ServerDeps): Promise<Readiness> {
  const [database, blobStore] = await Promise.allSettled([store.probe(String(clock())), blobs.probe()]);
  return {
    database: database.status === "fulfilled" && database.value,
    blobs: blobStore.status === "fulfilled" && blobStore.value,
  };
}
