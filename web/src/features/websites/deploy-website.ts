import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { detailOr } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { refreshToken } from "../tokens/refresh-token.ts";

export type Deployment = { kind: "live"; url: string } | { kind: "failed"; reason: string };

/** Starts a website's deployment and asks for its status every three seconds. */
export async function deployWebsite(
  deps: AppDeps,
  tokenId: string,
  websiteId: string | null,
): Promise<Deployment> {
  if (!websiteId) return { kind: "failed", reason: sentences.website.nothingToDeploy };
  try {
    const started = await deps.api.call(websitesEndpoints.deployWebsite, {
      params: { websiteId },
      body: {},
    });
    if (!started.success)
      return { kind: "failed", reason: started.message || sentences.website.deployStartFailed };
  } catch (error) {
    return { kind: "failed", reason: detailOr(error, sentences.website.deployFailed) };
  }
  return awaitDeployment(deps, tokenId);
}

/** Polls until the website is live or its deployment failed; an error of the poll ends it. */
export async function awaitDeployment(deps: AppDeps, tokenId: string): Promise<Deployment> {
  for (;;) {
    try {
      const state = await deps.api.call(websitesEndpoints.getWebsiteStatus, { params: { tokenId } });
      if (state.deployed && state.live_url) {
        await refreshToken(deps, tokenId);
        return { kind: "live", url: state.live_url };
      }
      if (state.deployment_failed)
        return { kind: "failed", reason: state.error || sentences.website.deploymentFailed };
    } catch (error) {
      return { kind: "failed", reason: detailOr(error, sentences.website.deploymentFailed) };
    }
    await deps.wait(rhythm.poll);
  }
}
