import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { plainSubdomain } from "#contract/subdomain.ts";
import { defaultTemplateId } from "#contract/template.ts";
import type { SavedToken } from "#contract/token.ts";
import type { World } from "../../app/deps.ts";
import type { Intents } from "../../db/intents.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { automationStore } from "../../stores/automation.ts";
import { sessionStore } from "../../stores/session.ts";
import { readLine } from "../outbox/queue.ts";
import { tell } from "./dispatch.ts";

/** Opens the modal at once, with the ticker as the address; a website that the token has, or that waits here, fills it in. */
export async function openAutomation(world: World, token: SavedToken): Promise<void> {
  const subdomain = plainSubdomain(token.ticker);
  tell({ type: "opened", token, subdomain });
  if (await showWish(world, token)) return;
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

/** What was wished for last on this device and waits, or was refused. False where nothing was. */
async function showWish(world: World, token: SavedToken): Promise<boolean> {
  const owner = sessionStore.getState().wallet?.address ?? "";
  const line = await readLine(world, owner, token.id).catch(() => []);
  const row = line.findLast(({ kind }) => kind === "configure-automation@1" || kind === "make-website@1");
  if (!row || automationStore.getState().token?.id !== token.id) return false;
  const { template, subdomain, domain } = wishIn(row);
  tell({ type: "wished", wish: { template, subdomain, domain } });
  if (row.failure) tell({ type: "refused", fault: row.failure.sentence });
  return true;
}

function wishIn({ kind, payload }: OutboxRow) {
  if (kind === "make-website@1") return payload as Intents["make-website@1"];
  const { template_id: template, ...address } = (payload as Intents["configure-automation@1"]).website;
  return { template, ...address };
}

/** Whoever opens the modal may hold the token as it was before its website was made; the device knows. */
async function hasWebsite({ db }: World, token: SavedToken): Promise<boolean> {
  const owner = sessionStore.getState().wallet?.address ?? "";
  const known = await readToken(db, owner, token.id).catch(() => undefined);
  return (known ?? token).website_url !== null;
}
