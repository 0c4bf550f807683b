import { CodedError } from "#contract/errors.ts";
import type { OperatorDeps } from "./operator-deps.ts";
import { readHost } from "./read-host.ts";

/** Undoes a takedown: the site is served for the rest of its 24 hours, and its owner can deploy it. */
export async function restoreSite(
  { store, clock, commit }: OperatorDeps,
  { host: input }: { host: string },
): Promise<{ host: string }> {
  const host = readHost(input);
  if (!store.blocks.isTakenDown(host)) throw new CodedError("site_not_taken_down", { host });
  const plan = [store.blocks.remove("site", host), store.websites.restore(host, clock())];
  return commit(plan, { host });
}
