import { ApiError } from "../../api-client/api-error.ts";
import type { World } from "../../app/deps.ts";
import { sessionStore } from "../../stores/session.ts";

/**
 * The world as long as the page is an owner's: once somebody else is here, what is under way is broken off and nothing
 * more is said, as where a session is over. What was not acknowledged is said again, with its key, when the owner is back.
 */
export async function speakingFor<T>(
  world: World,
  owner: string,
  work: (world: World) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const isHere = () => {
    const { user, wallet } = sessionStore.getState();
    return user !== null && wallet?.address === owner;
  };
  const stop = sessionStore.subscribe(() => {
    if (!isHere()) gone.abort();
  });
  const call: World["api"]["call"] = async (endpoint, request, options) => {
    if (!isHere()) gone.abort();
    try {
      gone.signal.throwIfAborted();
      const answer = await world.api.call(endpoint, request, { ...options, signal: gone.signal });
      gone.signal.throwIfAborted();
      return answer;
    } catch (error) {
      throw gone.signal.aborted ? new ApiError({ kind: "status", status: 401 }) : error;
    }
  };
  try {
    return await work({ ...world, api: { ...world.api, call } });
  } finally {
    stop();
  }
}
