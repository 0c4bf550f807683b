import { CodedError } from "#contract/errors.ts";
import type { OperatorDeps } from "./operator-deps.ts";
import { readHost } from "./read-host.ts";

/** Ends a site's 24 hours early: its host answers 410, and its owner can deploy it again. */
export async function expireSite(
  { store, clock, commit }: OperatorDeps,
  { host: input }: { host: string },
): Promise<{ host: string }> {
  const host = readHost(input);
  const now = clock();
  const site = store.sites.atHost(host);
  if (!site || site.expiresAt <= now || store.blocks.isTakenDown(host))
    throw new CodedError("site_not_live", { host });
  const plan = [store.sites.end(site.websiteId, now), store.websites.end(site.websiteId, now)];
  return commit(plan, { host });
}
