import { ApiError } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { sessionStore } from "../../stores/session.ts";

/**
 * Runs work with deps that call the server for one owner only. Once somebody else is signed in, the call under way is
 * aborted and no other begins, as where a session is over. What the server has not acknowledged is sent again, with the
 * same key, when the owner is back.
 */
export async function speakingFor<T>(
  deps: AppDeps,
  owner: string,
  work: (deps: AppDeps) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const isHere = () => {
    const { user, wallet } = sessionStore.getState();
    return user !== null && wallet?.address === owner;
  };
  const stop = sessionStore.subscribe(() => {
    if (!isHere()) gone.abort();
  });
  const call: AppDeps["api"]["call"] = async (endpoint, request, options) => {
    if (!isHere()) gone.abort();
    try {
      gone.signal.throwIfAborted();
      const answer = await deps.api.call(endpoint, request, { ...options, signal: gone.signal });
      gone.signal.throwIfAborted();
      return answer;
    } catch (error) {
      throw gone.signal.aborted ? new ApiError({ kind: "status", status: 401 }) : error;
    }
  };
  try {
    return await work({ ...deps, api: { ...deps.api, call } });
  } finally {
    stop();
  }
}
