import { authEndpoints } from "#contract/endpoints/auth.ts";
import { sentences } from "#contract/sentences.ts";
import { isSessionLost } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { takeProfile } from "./refresh-profile.ts";

/** Saves the display name and updates every place that shows it. Resolves whether it was saved. */
export async function saveName(deps: AppDeps, name: string): Promise<boolean> {
  try {
    await takeProfile(deps, await deps.api.call(authEndpoints.changeProfile, { body: { name } }));
    deps.toast.success(sentences.profile.updated, { id: "profile" });
    return true;
  } catch (error) {
    if (!isSessionLost(error)) deps.toast.error(sentences.profile.updateFailed, { id: "profile" });
    return false;
  }
}
