import type { UserWorld } from "../../world.ts";

/** Revokes the caller's session, at once and for good. */
export async function logOut({ store, clock, caller, settle }: UserWorld): Promise<{ success: true }> {
  return settle([store.sessions.revoke(caller.sessionId, clock())], { success: true });
}
