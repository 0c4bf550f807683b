import type { UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { deployWebsite } from "../websites/deploy-website.ts";
import { statusOf } from "../websites/website-shape.ts";
import { ensureConfiguredWebsite } from "./deploy-token-website.ts";
import { launchWebsiteJobId } from "./launch-website.ts";

/**
 * Waits until the configured website, which the recorded launch has started, is live. If the launch's job
 * failed, or the 24 hours are over, deploys it now. Repeating this does not renew the 24 hours.
 */
export async function ensureLaunchWebsite(
  deps: UserDeps,
  { id, mint_address }: { id: string; mint_address: string },
): Promise<{ activated: boolean }> {
  const token = await requireToken(deps, id);
  const isWanted = (await deps.store.automations.of(token)) !== null;
  if (!isWanted || token.mintAddress !== mint_address) return { activated: false };
  // If it fails, the website's status below shows what is left to do.
  await deps.jobs.run(launchWebsiteJobId(id)).catch(() => undefined);
  const website = await ensureConfiguredWebsite(deps, token);
  if (!website || website.status === "taken_down") return { activated: false };
  const status = statusOf(deps, website);
  if (status !== "deployed" && status !== "deploying") await deployWebsite(deps, { websiteId: website.id });
  return { activated: true };
}
