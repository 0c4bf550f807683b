import { authEndpoints } from "#contract/endpoints/auth.ts";
import { rhythm } from "#contract/limits.ts";
import { isSessionLost, isUnreachable } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";

/**
 * Ends the session on the server. Where nobody answers, or not for long, it is `unheard`: then it lives on there until it
 * expires. Nothing of it is kept here to end it later, which whoever finds this device could use until then.
 */
export async function endOnServer(deps: AppDeps): Promise<"ended" | "unheard" | "refused"> {
  const signal = AbortSignal.timeout(rhythm.silence);
  try {
    await deps.api.call(authEndpoints.logout, { body: {} }, { quiet: true, signal });
    return "ended";
  } catch (error) {
    if (isSessionLost(error)) return "ended";
    return signal.aborted || isUnreachable(error) ? "unheard" : "refused";
  }
}
