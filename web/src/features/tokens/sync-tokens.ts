import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { caches, lists } from "#contract/limits.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { readListRow } from "../../db/lists.ts";
import { readStatsRow } from "../../db/stats.ts";
import { replaceTokens } from "../../db/tokens.ts";
import { sessionConfirmed, sessionStore } from "../../stores/session.ts";
import { remember } from "../device/cached-list.ts";
import { keepCopy } from "../device/keep.ts";
import { holdingOutbox } from "../outbox/outbox-lock.ts";
import { withWaiting } from "../outbox/queue.ts";
import { returnToServer } from "../session/return-to-server.ts";

/**
 * Brings all pages of the list into Dexie, unless they were read less than five minutes ago.
 * Throws `ApiError`; what is on the device stays as it was.
 */
export function syncTokens(deps: AppDeps, { force = false } = {}): Promise<void> {
  const owner = sessionStore.getState().wallet?.address;
  if (!owner || sessionStore.getState().user === null) return Promise.resolve();
  return deps.queries
    .fetchQuery({
      queryKey: ["tokens", owner, force],
      staleTime: 0,
      retry: false,
      queryFn: async () => {
        const known = await readListRow(deps.db, owner);
        const isFresh = known !== undefined && deps.now() - known.fetchedAt < caches.tokens;
        if (!force && isFresh && !(await hasMissedSome(deps, owner))) return null;
        await requireServer(deps, force);
        await holdingOutbox(() => readList(deps, owner));
        return null;
      },
    })
    .then(() => {});
}

async function readList(deps: AppDeps, owner: string): Promise<void> {
  const fetched = await readAllPages(deps);
  if (sessionStore.getState().wallet?.address !== owner) return;
  const tokens = await withWaiting(deps, owner, fetched);
  const fetchedAt = deps.now();
  const kept = await keepCopy(deps, () => replaceTokens(deps.db, owner, tokens, fetchedAt, null));
  // What a device has no room for is shown as long as the page lives.
  remember(deps, owner, kept ? null : { tokens, fetchedAt });
}

/** The counts live shorter than the list: where the server counts other tokens, the list has missed some. */
async function hasMissedSome(deps: AppDeps, owner: string): Promise<boolean> {
  const row = await readStatsRow(deps.db, owner);
  if (!row || deps.now() - row.fetchedAt < caches.stats || sessionStore.getState().source !== "server")
    return false;
  const query = { limit: 1, offset: 0 };
  const answer = await deps.api.call(tokensEndpoints.listTokens, { query }).catch(() => null);
  if (!answer) return false;
  await deps.db.stats.update(owner, { fetchedAt: deps.now() });
  return answer.data.total !== row.stats.total;
}

/** A session of this device asks the server for nothing before the server has said whose it is. */
async function requireServer(deps: AppDeps, force: boolean): Promise<void> {
  const isOnDevice = () => sessionStore.getState().source === "device";
  await sessionConfirmed();
  if (force && isOnDevice()) await returnToServer(deps);
  if (isOnDevice()) throw new ApiError({ kind: "network" });
}

async function readAllPages(deps: AppDeps): Promise<SavedToken[]> {
  const tokens: SavedToken[] = [];
  for (;;) {
    const { data } = await deps.api.call(tokensEndpoints.listTokens, {
      query: { limit: lists.dashboardFetch, offset: tokens.length },
    });
    tokens.push(...data.tokens);
    if (data.tokens.length === 0 || tokens.length >= data.total) return tokens;
  }
}
