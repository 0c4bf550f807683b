import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { plainSubdomain } from "#contract/subdomain.ts";
import { defaultTemplateId } from "#contract/template.ts";
import type { SavedToken } from "#contract/token.ts";
import { readToken } from "../../db/tokens.ts";
import { automationStore } from "../../stores/automation.ts";
import { sessionStore } from "../../stores/session.ts";
import type { World } from "../../world.ts";
import { tell } from "./tell.ts";

/** Opens the modal at once, with the ticker as the address; a website that the token has fills it in. */
export async function openAutomation(world: World, token: SavedToken): Promise<void> {
  const subdomain = plainSubdomain(token.ticker);
  tell({ type: "opened", token, subdomain });
  if (!(await hasWebsite(world, token))) return;
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

/** Whoever opens the modal may hold the token as it was before its website was made; the device knows. */
async function hasWebsite({ db }: World, token: SavedToken): Promise<boolean> {
  const owner = sessionStore.getState().wallet?.address ?? "";
  const known = await readToken(db, owner, token.id).catch(() => undefined);
  return (known ?? token).website_url !== null;
}
