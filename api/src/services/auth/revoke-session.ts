import type { Succeeded } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import type { UserDeps } from "../../deps.ts";

/** Ends one of the user's sessions: its next call gets 401. */
export async function revokeSession(
  { store, clock, caller, commit }: UserDeps,
  { id }: { id: string },
): Promise<Succeeded> {
  const plan = [store.sessions.revokeOwn(caller.userId, id, clock())];
  return commit(plan, { success: true, message: sentences.session.revoked });
}
