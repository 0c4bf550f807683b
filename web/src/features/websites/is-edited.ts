import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import type { World } from "../../app/deps.ts";

/** Whether generating a website again would write over what its owner wrote; no answer counts as no. */
export const isEdited = (world: World, websiteId: string): Promise<boolean> =>
  world.api.call(websitesEndpoints.getDeck, { params: { websiteId } }).then(
    ({ edited }) => edited,
    () => false,
  );
