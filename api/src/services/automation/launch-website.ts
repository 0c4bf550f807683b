import { untilFresh, type Write } from "../../db/plan.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { OwnerDeps, ServerDeps } from "../../deps.ts";
import { noteFailedPublish, publishWebsite } from "../websites/publish-website.ts";
import { statusOf } from "../websites/website-shape.ts";
import { ensureConfiguredWebsite } from "./deploy-token-website.ts";

export const LAUNCH_WEBSITE = "launch-website";

/** The payload of the job. */
export interface LaunchWebsiteOrder {
  userId: string;
  tokenId: string;
}

/** A token is launched once, so its id names its one job. */
export const launchWebsiteJobId = (tokenId: string): string => `${LAUNCH_WEBSITE}:${tokenId}`;

/** Queues the job; it belongs in the commit that records the launch. */
export function queueLaunchWebsite({ jobs }: ServerDeps, { id, userId }: OwnedToken): Write {
  const order: LaunchWebsiteOrder = { userId, tokenId: id };
  return jobs.row(launchWebsiteJobId(id), LAUNCH_WEBSITE, order);
}

/**
 * The job: generates the website that is configured for a launched token where needed, and puts it live. A
 * website that is live as configured keeps its time.
 */
export async function launchWebsite(deps: ServerDeps, order: LaunchWebsiteOrder, done: Write): Promise<void> {
  // Its owner may deploy it at the same time.
  const websiteId = await untilFresh(() => beginDeploying(deps, order));
  if (websiteId === null) return deps.store.commit([done]);
  await publishWebsite(deps, { userId: order.userId, websiteId }, done);
}

/** The website that is to go live, which says so by its status from then on; null if there is none. */
async function beginDeploying(deps: ServerDeps, order: LaunchWebsiteOrder): Promise<string | null> {
  const { store, clock } = deps;
  const owner: OwnerDeps = { ...deps, caller: { userId: order.userId } };
  const token = await store.tokens.find(order.userId, order.tokenId);
  const isConfigured = token !== null && (await store.automations.of(token)) !== null;
  const website = isConfigured ? await ensureConfiguredWebsite(owner, token) : null;
  const status = website && statusOf(deps, website);
  if (!website || status === "deployed" || status === "taken_down") return null;
  if (status !== "deploying") {
    await store.commit([store.websites.setStatus(website, "deploying", null, clock())]);
  }
  return website.id;
}

/**
 * Marks a website that could not be put live as failed. One that could not even be generated has no status.
 */
export async function noteFailedLaunchWebsite(
  deps: ServerDeps,
  { userId, tokenId }: LaunchWebsiteOrder,
  reason: string,
): Promise<Write[]> {
  const website = await deps.store.websites.ofToken(userId, tokenId);
  return website ? noteFailedPublish(deps, { userId, websiteId: website.id }, reason) : [];
}
