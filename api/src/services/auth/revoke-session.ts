import type { Succeeded } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import type { UserWorld } from "../../world.ts";

/** Ends one of the user's own sessions: its next call is answered with 401. */
export async function revokeSession(
  { store, clock, caller, settle }: UserWorld,
  { id }: { id: string },
): Promise<Succeeded> {
  const plan = [store.sessions.revokeOwn(caller.userId, id, clock())];
  return settle(plan, { success: true, message: sentences.session.revoked });
}
