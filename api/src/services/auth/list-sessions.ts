import type { Session } from "#contract/auth.ts";
import { lists } from "#contract/limits.ts";
import type { UserDeps } from "../../deps.ts";

/** Where the user is signed in, the last used first, a hundred at most. A session is used when it is opened and when it is refreshed. */
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
