import { DAY } from "#contract/limits.ts";
import type { ServerDeps } from "../../deps.ts";

/**
 * Removes the blobs that nothing names any more, once they are a day old: younger ones may belong to a row that is
 * about to be committed. How many went.
 */
export async function collectBlobs({ store, blobs }: ServerDeps, now: number): Promise<number> {
  const named = await store.namedBlobs();
  let removed = 0;
  for await (const name of blobs.olderThan(now - DAY)) {
    if (!named.has(name) && (await blobs.remove(name, now - DAY))) removed++;
  }
  return removed;
}
