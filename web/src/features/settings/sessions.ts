import { queryOptions } from "@tanstack/react-query";
import type { Session } from "#contract/auth.ts";
import { authEndpoints } from "#contract/endpoints/auth.ts";
import { sentences } from "#contract/sentences.ts";
import { ApiError, isSessionLost } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";

/** Where the user is signed in, the last used first. */
export const sessionsQuery = (deps: AppDeps, userId: string) =>
  queryOptions({
    queryKey: ["sessions", userId],
    retry: false,
    queryFn: async () => (await deps.api.call(authEndpoints.listSessions, {})).data,
  });

/** Ends one other session, or several. One that has ended by itself is over as wished. */
export async function revokeSessions(
  deps: AppDeps,
  userId: string,
  sessions: readonly Session[],
): Promise<boolean> {
  const ends = await Promise.allSettled(sessions.map(({ id }) => revoke(deps, id)));
  const failures = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
  const several = sessions.length > 1;
  const { session } = sentences;
  if (failures.some(isSessionLost)) return false;
  if (failures.length > 0) {
    deps.toast.error(several ? session.revokeOthersFailed : session.revokeFailed, { id: "sessions" });
  } else {
    deps.toast.success(several ? session.othersRevoked : session.revoked, { id: "sessions" });
  }
  await deps.queries.invalidateQueries({ queryKey: sessionsQuery(deps, userId).queryKey });
  return failures.length === 0;
}

async function revoke(deps: AppDeps, id: string): Promise<void> {
  try {
    await deps.api.call(authEndpoints.revokeSession, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
