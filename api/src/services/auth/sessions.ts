import type { Session, SessionTokens } from "#contract/auth.ts";
import { CodedError } from "#contract/errors.ts";
import { lists } from "#contract/limits.ts";
import type { Succeeded } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import type { UserDeps } from "../../deps.ts";
import { sessionAnswer } from "./session-tokens.ts";

/** Lists the user's sessions, the last used first, a hundred at most. Opening and refreshing count as use. */
export async function listSessions({ store, clock, caller }: UserDeps): Promise<{ data: Session[] }> {
  const rows = await store.sessions.live(caller.userId, clock(), lists.limitDefault);
  const data = rows.map(({ id, createdAt, rotatedAt, userAgent }) => ({
    id,
    created_at: new Date(createdAt).toISOString(),
    last_used_at: new Date(rotatedAt).toISOString(),
    user_agent: userAgent,
    current: id === caller.sessionId,
  }));
  return { data };
}

/** Ends one of the user's sessions: its next call gets 401. */
export async function revokeSession(
  { store, clock, caller, commit }: UserDeps,
  { id }: { id: string },
): Promise<Succeeded> {
  const plan = [store.sessions.revokeOwn(caller.userId, id, clock())];
  return commit(plan, { success: true, message: sentences.session.revoked });
}

/** Revokes the caller's session, immediately and permanently. */
export async function logOut({ store, clock, caller, commit }: UserDeps): Promise<{ success: true }> {
  return commit([store.sessions.revoke(caller.sessionId, clock())], { success: true });
}

/** Answers with the tokens that the caller's session has now, without rotating them. */
export async function readCurrentSession(deps: UserDeps): Promise<SessionTokens> {
  const { sessionId, userId, address } = deps.caller;
  const session = await deps.store.sessions.find(sessionId);
  if (!session) throw new CodedError("not_signed_in");
  const { generation, rotatedAt } = session;
  return sessionAnswer(deps, { sessionId, userId, address, generation, issuedAt: rotatedAt });
}
