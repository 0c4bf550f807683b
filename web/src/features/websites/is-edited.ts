import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import type { AppDeps } from "../../app/deps.ts";

/** True if generating again would overwrite the owner's edits; false also if the server does not answer. */
export const isEdited = (deps: AppDeps, websiteId: string): Promise<boolean> =>
  deps.api.call(websitesEndpoints.getDeck, { params: { websiteId } }).then(
    ({ edited }) => edited,
    () => false,
  );
