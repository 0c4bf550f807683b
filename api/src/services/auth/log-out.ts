import type { UserWorld } from "../../world.ts";

/** Revokes the caller's session, at once and for good. */
export async function logOut({ store, clock, caller }: UserWorld): Promise<{ success: true }> {
  await store.commit([store.sessions.revoke(caller.sessionId, clock())]);
  return { success: true };
}
