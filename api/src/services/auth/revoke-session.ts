import type { Succeeded } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import type { UserDeps } from "../../deps.ts";

/** Ends one of the user's own sessions: its next call is answered with 401. */
export async function revokeSession(
  { store, clock, caller, commit }: UserDeps,
  { id }: { id: string },
): Promise<Succeeded> {
  const plan = [store.sessions.revokeOwn(caller.userId, id, clock())];
  return commit(plan, { success: true, message: sentences.session.revoked });
}
