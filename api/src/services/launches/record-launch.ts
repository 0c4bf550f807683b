import { CodedError } from "#contract/errors.ts";
import type { LaunchRow, Signatures } from "../../db/launches.ts";
import { type Plan, untilFresh, type Write } from "../../db/plan.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { OwnerDeps } from "../../deps.ts";
import { launchWebsiteJobId, queueLaunchWebsite } from "../automation/launch-website.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { queueCompression } from "../websites/compress-page.ts";
import { publishFiles } from "../websites/publish-files.ts";
import { liveSite } from "../websites/site-source.ts";
import { requireFreeMint } from "./launch-rules.ts";

/**
 * Records what the chain has confirmed, in one commit: the launch, the token's mint, the live site with
 * address and buy link on it, and the job that starts the configured website. Repeating it changes nothing.
 */
export async function recordLaunch(
  deps: OwnerDeps,
  tokenId: string,
  launch: LaunchRow,
  signatures: Signatures,
  commit: (plan: Plan) => Promise<unknown>,
): Promise<void> {
  await untilFresh(async () => {
    const { store, clock } = deps;
    const token = await requireToken(deps, tokenId);
    if (token.mintAddress === launch.mint) return;
    if (token.mintAddress !== null) throw new CodedError("token_deployed");
    await requireFreeMint(deps, token, launch.mint);
    const now = clock();
    const writes = await republish(deps, token, launch.mint, now);
    await commit([
      store.launches.confirm(launch, signatures, now),
      store.tokens.setMint(token, launch.mint, now),
      queueLaunchWebsite(deps, token),
      ...writes,
    ]);
    // Not awaited, because a model may write for minutes. If it fails, the queue retries it.
    void deps.jobs.run(launchWebsiteJobId(token.id)).catch(() => undefined);
  });
}

/** Publishes the live site again, guarded against a concurrent deployment. */
async function republish(deps: OwnerDeps, token: OwnedToken, mint: string, now: number): Promise<Write[]> {
  const { store, caller } = deps;
  const website = await store.websites.ofToken(caller.userId, token.id);
  const site = website && liveSite(website, now);
  if (!site) return [];
  const files = await publishFiles(deps, site.source, mint);
  return [
    store.websites.touch(website, now),
    store.sites.republish(site.host, website.id, files, now),
    queueCompression(deps, site.host, files),
  ];
}
