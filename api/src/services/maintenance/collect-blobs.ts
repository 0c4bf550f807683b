import { DAY } from "#contract/limits.ts";
import type { ServerDeps } from "../../deps.ts";

/**
 * Removes the blobs that no row names, once they are a day old: a younger one may belong to a row that is
 * about to be committed. Returns how many.
 */
export async function collectBlobs({ store, blobs }: ServerDeps, now: number): Promise<number> {
  const named = await store.namedBlobs();
  let removed = 0;
  for await (const name of blobs.olderThan(now - DAY)) {
    if (!named.has(name) && (await blobs.remove(name, now - DAY))) removed++;
  }
  return removed;
}
