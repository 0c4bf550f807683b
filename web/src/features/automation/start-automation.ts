import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { fill } from "#contract/errors.ts";
import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { Subdomain } from "#contract/subdomain.ts";
import type { SavedToken } from "#contract/token.ts";
import { detailOr, isSessionLost } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { type AutomationState, automationStore, isAsItIs, isAtWork } from "../../stores/automation.ts";
import { dispatchAutomation } from "../../stores/automation-events.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { dropQueued } from "../outbox/queue.ts";
import { deployWebsite } from "../websites/deploy-website.ts";

const texts = sentences.automation;

/**
 * Start Automation: makes a deployed token's website now, or saves the configuration of another one for its launch.
 */
export async function startAutomation(deps: AppDeps): Promise<void> {
  const state = automationStore.getState();
  const { token } = state;
  if (!token || !state.website || isAtWork(state)) return;
  const change = websiteChoiceOf(state);
  if (!change) return dispatchAutomation({ type: "refused", error: texts.subdomainMissing });
  const isLaunched = token.mint_address !== null;
  const address = Subdomain.safeParse(change.subdomain);
  // Check the address here, so that an invalid one is reported now and not by the server later.
  if (!address.success)
    return dispatchAutomation({ type: "refused", error: address.error.issues[0]?.message ?? texts.error });
  dispatchAutomation({ type: "progressed", progress: isLaunched ? "website" : "saving" });
  try {
    await (isLaunched ? makeWebsite(deps, token, change, state) : saveConfiguration(deps, token, change));
  } catch (error) {
    if (isSessionLost(error)) return dispatchAutomation({ type: "failed", error: texts.error });
    const message = detailOr(error, texts.error);
    dispatchAutomation({
      type: "failed",
      error: isLaunched ? fill(texts.websiteError, { message }) : message,
    });
  }
}

type WebsiteChoice = {
  subdomain: string;
  domain: string;
  template_id: AutomationState["template"];
};

export const websiteChoiceOf = ({ subdomain, domain, template }: AutomationState): WebsiteChoice | null =>
  subdomain && domain ? { subdomain, domain, template_id: template } : null;

async function makeWebsite(
  deps: AppDeps,
  token: SavedToken,
  change: WebsiteChoice,
  state: AutomationState,
): Promise<void> {
  const website = isAsItIs(state)
    ? state.has
    : await deps.api.call(websitesEndpoints.generateWebsite, { body: { token_id: token.id, ...change } });
  deps.toast.success(fill(texts.initiated, change), { id: "automation" });
  dispatchAutomation({ type: "progressed", progress: "website_complete" });
  const deployment = await deployWebsite(deps, token.id, website?.id ?? null);
  if (deployment.kind === "failed")
    return dispatchAutomation({
      type: "failed",
      error: fill(texts.websiteError, { message: deployment.reason }),
    });
  dispatchAutomation({ type: "progressed", progress: "complete", liveUrl: deployment.url });
}

async function saveConfiguration(deps: AppDeps, token: SavedToken, website: WebsiteChoice): Promise<void> {
  const owner = deps.owner();
  const { id, name } = token;
  await dropQueued(deps, owner, id, "configure-automation@1");
  const payload = { tokenId: id, name, website };
  const intent = { kind: "configure-automation@1" as const, entity: id, payload };
  const done = await enqueue(deps, owner, intent, { gaveUp: AbortSignal.timeout(rhythm.silence) });
  const waits = done.kind === "waiting";
  deps.toast.success(waits ? sentences.offline.automationKept : texts.configured, { id: "automation" });
  dispatchAutomation({ type: "progressed", progress: "saved_pending", waits });
}
