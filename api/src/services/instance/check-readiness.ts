import type { World } from "../../world.ts";

export interface Readiness {
  database: boolean;
  blobs: boolean;
}

/** Whether this server can do its work: migrations are applied before it listens, the rest is tried out. */
export async function checkReadiness({ store, blobs, clock }: World): Promise<Readiness> {
  const [database, blobStore] = await Promise.allSettled([store.probe(String(clock())), blobs.probe()]);
  return {
    database: database.status === "fulfilled" && database.value,
    blobs: blobStore.status === "fulfilled" && blobStore.value,
  };
}
