import type { Session } from "#contract/auth.ts";
import { lists } from "#contract/limits.ts";
import type { UserDeps } from "../../deps.ts";

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
