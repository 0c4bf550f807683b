import { CodedError } from "#contract/errors.ts";
import type { OperatorDeps } from "./operator-deps.ts";
import { readHost } from "./read-host.ts";

/**
 * Takes a site down: it is no longer served, and nobody can publish there until it is restored. Its files
 * stay, so that it can be restored as it was. A running server notices within a second.
 */
export async function takeDownSite(
  { store, clock, commit }: OperatorDeps,
  { host: input, reason }: { host: string; reason: string },
): Promise<{ host: string }> {
  const host = readHost(input);
  if (!(await isSomewhere(store, host))) throw new CodedError("site_not_found", { host });
  const now = clock();
  const plan = [
    store.blocks.add({ kind: "site", value: host, reason, createdAt: now }),
    store.websites.takeDown(host, now),
  ];
  return commit(plan, { host });
}

/** True if anything was published on this host, or a token has its address. */
async function isSomewhere(store: OperatorDeps["store"], host: string): Promise<boolean> {
  const dot = host.indexOf(".");
  const address = { subdomain: host.slice(0, dot), domain: host.slice(dot + 1) };
  return store.sites.atHost(host) !== null || (await store.addresses.find(address)) !== null;
}
