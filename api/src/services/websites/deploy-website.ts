import { CodedError, errorSentence, errorStatus } from "#contract/errors.ts";
import type { Succeeded } from "#contract/primitives.ts";
import { untilFresh } from "../../db/plan.ts";
import type { UserDeps } from "../../deps.ts";
import { requireWebsite } from "../ownership/require-owned.ts";
import { liveUrl } from "./website-shape.ts";

export const PUBLISH_WEBSITE = "publish-website";

/** The payload of the job. */
export interface PublishOrder {
  userId: string;
  websiteId: string;
}

/**
 * Puts a website live for 24 hours; repeating it renews them. It runs as a job, so that a crash loses
 * nothing, and is awaited, because it takes milliseconds: the status is "deployed" when this returns.
 */
export async function deployWebsite(
  deps: UserDeps,
  { websiteId }: { websiteId: string },
): Promise<Succeeded> {
  const { store, caller, clock, jobs } = deps;
  const jobId = await untilFresh(async () => {
    const website = await requireWebsite(deps, websiteId);
    if (website.status === "taken_down") throw new CodedError("website_taken_down");
    const order: PublishOrder = { userId: caller.userId, websiteId };
    const status = store.websites.setStatus(website, "deploying", null, clock());
    return deps.startJob(PUBLISH_WEBSITE, () => order, [status]);
  });
  await jobs.run(jobId).catch(throwUnlessRetried);
  const website = await requireWebsite(deps, websiteId);
  if (website.status === "held")
    return { success: false, message: website.error ?? errorSentence("website_held") };
  // While it is still being published, what is live is the site as it was before.
  const url = website.status === "deployed" ? liveUrl(deps, website) : null;
  return {
    success: true,
    message: url ? `Your website is live at ${url}` : "Your website is being deployed.",
  };
}

/** The queue retries a temporary failure; the client follows it by the status. */
function throwUnlessRetried(error: unknown): void {
  if (error instanceof CodedError && errorStatus(error.code) < 500) throw error;
}
