import type { UserDeps } from "../../deps.ts";

/** Revokes the caller's session, at once and for good. */
export async function logOut({ store, clock, caller, commit }: UserDeps): Promise<{ success: true }> {
  return commit([store.sessions.revoke(caller.sessionId, clock())], { success: true });
}
