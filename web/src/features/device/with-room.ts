import { caches } from "#contract/limits.ts";
import type { AppDeps } from "../../app/deps.ts";
import { isFull, isLost } from "../../db/failures.ts";
import { makeRoom } from "../../db/make-room.ts";
import { reopen } from "../../db/readable.ts";

/**
 * Writes to the device. If it is full, caches older than an hour are deleted and the write is tried again; a dropped
 * connection is opened again. Throws what still fails.
 */
export async function withRoom<T>(deps: AppDeps, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isFull(error)) {
      const owner = deps.owner();
      await makeRoom(deps.db, owner, deps.now() - caches.quotaPurge).catch(() => 0);
    } else if (isLost(error)) {
      await reopen(deps.db);
    } else throw error;
    return write();
  }
}
