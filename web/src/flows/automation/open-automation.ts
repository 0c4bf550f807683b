import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { plainSubdomain } from "#contract/subdomain.ts";
import { defaultTemplateId } from "#contract/template.ts";
import type { SavedToken } from "#contract/token.ts";
import { automationStore } from "../../stores/automation.ts";
import type { World } from "../../world.ts";
import { tell } from "./tell.ts";

/** Opens the modal at once, with the ticker as the address; a website that the token has fills it in. */
export async function openAutomation(world: World, token: SavedToken): Promise<void> {
  const subdomain = plainSubdomain(token.ticker);
  tell({ type: "opened", token, subdomain });
  if (!token.website_url) return;
  const site = await world.api
    .call(websitesEndpoints.getWebsiteStatus, { params: { tokenId: token.id } })
    .catch(() => null);
  if (!site?.website_id || !site.subdomain || !site.domain) return;
  if (automationStore.getState().token?.id !== token.id) return;
  tell({
    type: "found",
    has: {
      id: site.website_id,
      template: site.template_id ?? defaultTemplateId,
      subdomain: site.subdomain,
      domain: site.domain,
    },
  });
}
