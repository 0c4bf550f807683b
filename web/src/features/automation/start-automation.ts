import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { fill } from "#contract/errors.ts";
import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { Subdomain } from "#contract/subdomain.ts";
import type { SavedToken } from "#contract/token.ts";
import { detailOr, isSessionLost } from "../../api-client/api-error.ts";
import type { World } from "../../app/deps.ts";
import { automationStore } from "../../stores/automation.ts";
import { type AutomationState, isAsItIs, isAtWork } from "../../stores/automation-state.ts";
import { sessionStore } from "../../stores/session.ts";
import { toast } from "../../ui/toast.ts";
import { perform } from "../outbox/perform.ts";
import { dropWish } from "../outbox/queue.ts";
import { deployWebsite } from "../websites/deploy-website.ts";
import { tell } from "./dispatch.ts";

const said = sentences.automation;

/** Start Automation: the website of a deployed token now, or the configuration of another one for its launch. */
export async function startAutomation(world: World): Promise<void> {
  const state = automationStore.getState();
  const { token } = state;
  if (!token || !state.website || isAtWork(state)) return;
  const wish = wishOf(state);
  if (!wish) return tell({ type: "refused", fault: said.subdomainMissing });
  const isLaunched = token.mint_address !== null;
  const address = Subdomain.safeParse(wish.subdomain);
  // What cannot be an address is said now, not when a server hears of it.
  if (!address.success)
    return tell({ type: "refused", fault: address.error.issues[0]?.message ?? said.error });
  tell({ type: "progressed", progress: isLaunched ? "website" : "saving" });
  try {
    await (isLaunched ? makeWebsite(world, token, wish, state) : saveConfiguration(world, token, wish));
  } catch (error) {
    if (isSessionLost(error)) return tell({ type: "failed", fault: said.error });
    const message = detailOr(error, said.error);
    tell({ type: "failed", fault: isLaunched ? fill(said.websiteError, { message }) : message });
  }
}

type Wish = {
  subdomain: string;
  domain: string;
  template_id: AutomationState["template"];
};

export const wishOf = ({ subdomain, domain, template }: AutomationState): Wish | null =>
  subdomain && domain ? { subdomain, domain, template_id: template } : null;

async function makeWebsite(
  world: World,
  token: SavedToken,
  wish: Wish,
  state: AutomationState,
): Promise<void> {
  const website = isAsItIs(state)
    ? state.has
    : await world.api.call(websitesEndpoints.generateWebsite, { body: { token_id: token.id, ...wish } });
  toast.success(fill(said.initiated, wish), { id: "automation" });
  tell({ type: "progressed", progress: "website_complete" });
  const deployment = await deployWebsite(world, token.id, website?.id ?? null);
  if (deployment.kind === "failed")
    return tell({ type: "failed", fault: fill(said.websiteError, { message: deployment.reason }) });
  tell({ type: "progressed", progress: "complete", liveUrl: deployment.url });
}

async function saveConfiguration(world: World, token: SavedToken, website: Wish): Promise<void> {
  const owner = sessionStore.getState().wallet?.address ?? "";
  const { id, name } = token;
  await dropWish(world, owner, id, "configure-automation@1");
  const payload = { tokenId: id, name, website };
  const intent = { kind: "configure-automation@1" as const, entity: id, payload };
  const done = await perform(world, owner, intent, undefined, AbortSignal.timeout(rhythm.silence));
  const waits = done.kind === "waiting";
  toast.success(waits ? sentences.offline.automationKept : said.configured, { id: "automation" });
  tell({ type: "progressed", progress: "saved_pending", waits });
}
