import { automationEndpoints, websitesEndpoints } from "#contract/endpoints/websites.ts";
import { plainSubdomain } from "#contract/subdomain-forms.ts";
import type { SavedToken } from "#contract/token.ts";
import { defaultTemplateId } from "#contract/website.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { IntentRow, OutboxRow } from "../../db/rows.ts";
import { automationStore } from "../../stores/automation.ts";
import { dispatchAutomation } from "../../stores/automation-events.ts";
import { readQueue } from "../outbox/queue.ts";
import { awaitDeployment } from "../websites/deploy-website.ts";

/**
 * Opens the modal at once, with the ticker as the address. A website that the token has, a configuration that was saved
 * for it, or what is queued here then fills the form.
 */
export async function openAutomation(deps: AppDeps, token: SavedToken): Promise<void> {
  dispatchAutomation({ type: "opened", token, subdomain: plainSubdomain(token.ticker) });
  if (await showQueued(deps, token)) return;
  const isComing = await showFound(deps, token);
  if (!isComing) return;
  await awaitDeployment(deps, token.id);
  if (automationStore.getState().live === "coming") await showFound(deps, token);
}

/** Shows the website and the configuration that the server has. True if the website is going live now. */
async function showFound(deps: AppDeps, token: SavedToken): Promise<boolean> {
  const [site, automation] = await Promise.all([
    deps.api.call(websitesEndpoints.getWebsiteStatus, { params: { tokenId: token.id } }).catch(() => null),
    deps.api.call(automationEndpoints.getAutomationStatus, { params: { id: token.id } }).catch(() => null),
  ]);
  if (!site?.subdomain || !site.domain || automationStore.getState().token?.id !== token.id) return false;
  const { subdomain, domain, live_url: url, expires_at: until, views } = site;
  const isComing = site.status === "deploying" && url === null;
  const wanted = { template: site.template_id ?? defaultTemplateId, subdomain, domain };
  if (site.website_id) {
    const live = isComing ? "coming" : url === null ? null : { url, until, views };
    dispatchAutomation({ type: "found", has: { id: site.website_id, ...wanted }, live });
  }
  if (automation?.website_status === "pending_deployment")
    dispatchAutomation({ type: "found-saved", saved: wanted });
  return isComing;
}

/** Fills the form with the last queued or refused request of this device. Returns false if there is none. */
async function showQueued(deps: AppDeps, token: SavedToken): Promise<boolean> {
  const owner = deps.owner();
  const queue = await readQueue(deps, owner, token.id).catch((): OutboxRow[] => []);
  const row = queue.findLast(
    (each) => each.kind === "configure-automation@1" || each.kind === "make-website@1",
  );
  if (!row || automationStore.getState().token?.id !== token.id) return false;
  const { template, subdomain, domain } = queuedIn(row);
  dispatchAutomation({ type: "chosen", change: { template, subdomain, domain } });
  if (row.failure) dispatchAutomation({ type: "refused", error: row.failure.sentence });
  return true;
}

function queuedIn({ kind, payload }: IntentRow<"make-website@1" | "configure-automation@1">) {
  if (kind === "make-website@1") return payload;
  const { template_id: template, ...address } = payload.website;
  return { template, ...address };
}
