import { CodedError, fill } from "#contract/errors.ts";
import { lifetimes } from "#contract/limits.ts";
import type { Succeeded } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import type { TokenRemoval } from "#contract/token.ts";
import { untilFresh } from "../../db/plan.ts";
import type { UserDeps } from "../../deps.ts";
import { isLaunching } from "../launches/reconcile-launch.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { requireVersion } from "./require-editable.ts";

/**
 * Deletes a token and takes its site offline at once; if a version is given, only if it is the current one.
 * Its owner keeps the subdomain for seven days. Its launches and their metadata are kept for ever, since the
 * chain points to them.
 */
export async function deleteToken(
  deps: UserDeps,
  { id, version }: TokenRemoval & { id: string },
): Promise<Succeeded> {
  return untilFresh(async () => {
    const { store, caller } = deps;
    const token = await requireToken(deps, id);
    if (await isLaunching(deps, token)) throw new CodedError("launch_in_progress");
    if (version !== undefined) await requireVersion(deps, token, version);
    const website = await store.websites.ofToken(caller.userId, id);
    const now = deps.clock();
    const plan = [
      ...(website ? [store.sites.end(website.id, now)] : []),
      store.addresses.releaseAll(id, now + lifetimes.subdomainHold),
      store.generations.removeOf(caller.userId, id),
      store.tokens.remove(token, website),
      store.tokenChanges.markDeleted(id, now),
      store.retired.add(id, now),
    ];
    const message = fill(sentences.tokens.deleted, { name: token.name });
    return deps.commit(plan, { success: true, message });
  });
}
