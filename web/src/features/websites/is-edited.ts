import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import type { AppDeps } from "../../app/deps.ts";

/** Whether generating a website again would write over what its owner wrote; no answer counts as no. */
export const isEdited = (deps: AppDeps, websiteId: string): Promise<boolean> =>
  deps.api.call(websitesEndpoints.getDeck, { params: { websiteId } }).then(
    ({ edited }) => edited,
    () => false,
  );
