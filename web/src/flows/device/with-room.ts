import { caches } from "#contract/limits.ts";
import { makeRoom } from "../../db/make-room.ts";
import { sessionStore } from "../../stores/session.ts";
import type { World } from "../../world.ts";

/**
 * Writes to the device. Where it is full, caches older than an hour make room and the write is tried again; a connection
 * that the browser has dropped is made anew. Throws what still fails.
 */
export async function withRoom<T>(world: World, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isFull(error)) {
      const owner = sessionStore.getState().wallet?.address ?? "";
      await makeRoom(world.db, owner, world.now() - caches.quotaPurge).catch(() => 0);
    } else if (isLost(error)) {
      world.db.close({ disableAutoOpen: false });
      await world.db.open();
    } else throw error;
    return write();
  }
}

interface Named {
  name?: string;
  inner?: Named | null;
  failures?: Named[];
}

/** Dexie's own form of it, an aborted transaction with the cause inside, and the plain one. */
export function isFull(error: unknown): boolean {
  const { name, inner, failures = [] } = (error ?? {}) as Named;
  return name === "QuotaExceededError" || isWithin(inner) || failures.some(isWithin);
}

const isWithin = (cause: Named | null | undefined): boolean => cause != null && isFull(cause);

/** Safari drops its connection now and then; Chromium after a crash of its storage. */
const isLost = (error: unknown): boolean => {
  const { name } = (error ?? {}) as Named;
  return name === "UnknownError" || name === "InvalidStateError";
};
