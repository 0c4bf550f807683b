import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { caches, DAY, lists } from "#contract/limits.ts";
import type { SavedToken, TokenList } from "#contract/token.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { readListRow } from "../../db/lists.ts";
import { readOutbox } from "../../db/outbox.ts";
import type { ListRow } from "../../db/rows.ts";
import { readStats, readStatsRow } from "../../db/stats.ts";
import { changeTokens, replaceTokens } from "../../db/tokens.ts";
import { canSend, isOnDevice, sessionConfirmed, sessionStore } from "../../stores/session.ts";
import { remember } from "../device/cached-list.ts";
import { keepCopy } from "../device/keep.ts";
import { holdingOutbox } from "../outbox/outbox-lock.ts";
import { withIntents, withWaiting } from "../outbox/queue.ts";
import { returnToServer } from "../session/return-to-server.ts";

/**
 * Loads the list into Dexie, unless it was read less than five minutes ago: either its changes or all its pages.
 * Throws `ApiError`; the copy on the device then stays as it was.
 */
export function syncTokens(deps: AppDeps, { force = false } = {}): Promise<void> {
  const owner = deps.owner();
  if (!owner) return Promise.resolve();
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

/** Reads the changes if the server can report them; else all pages. */
async function readList(deps: AppDeps, owner: string): Promise<void> {
  const known = await readListRow(deps.db, owner);
  const isYoung = known !== undefined && deps.now() - known.wholeAt < WHOLE_LIST_MS;
  const first = await readPage(deps, 0, (isYoung && known.cursor) || undefined);
  if (!isStill(deps, owner)) return;
  if (known && first.removed && (await keepChanges(deps, known, first, first.removed))) return;
  const { tokens: fetched, cursor } = await readAllPages(deps, first.removed ? undefined : first);
  if (!isStill(deps, owner)) return;
  const tokens = await withWaiting(deps, owner, fetched);
  const fetchedAt = deps.now();
  const pause = () => deps.wait(0);
  const replace = () => replaceTokens(deps.db, owner, tokens, fetchedAt, cursor, pause);
  const kept = await keepCopy(deps, replace);
  // A list that the device has no room for stays in memory as long as the page lives.
  remember(deps, owner, kept ? null : { tokens, fetchedAt });
}

/** A whole list once a day repairs rows that were lost or miscounted here. */
const WHOLE_LIST_MS = DAY;

const isStill = (deps: AppDeps, owner: string): boolean => deps.owner() === owner;

/**
 * Stores the list with queued changes applied. Returns false if the device has no room, or its counts then differ
 * from the server's.
 */
async function keepChanges(
  deps: AppDeps,
  known: ListRow,
  { tokens, cursor, total }: Page,
  removed: readonly string[],
): Promise<boolean> {
  const { owner } = known;
  const rows = await readOutbox(deps.db, owner);
  const waits = new Set(rows.map(({ entity }) => entity));
  const changed = new Set(tokens.map(({ id }) => id));
  const changes = {
    tokens: withIntents(
      tokens,
      rows.filter(({ entity }) => changed.has(entity)),
    ),
    removed: removed.filter((id) => !waits.has(id)),
    cursor,
  };
  const kept = await keepCopy(deps, () => changeTokens(deps.db, known, changes, deps.now()));
  if (!kept) return false;
  remember(deps, owner, null);
  return rows.length > 0 || (await readStats(deps.db, owner)).total === total;
}

/** Counts expire before the list does. If the server's counts differ, the list has missed some changes. */
async function hasMissedSome(deps: AppDeps, owner: string): Promise<boolean> {
  const row = await readStatsRow(deps.db, owner);
  if (!row || deps.now() - row.fetchedAt < caches.stats || !canSend(sessionStore.getState())) return false;
  const query = { limit: 1, offset: 0 };
  const answer = await deps.api.call(tokensEndpoints.listTokens, { query }).catch(() => null);
  if (!answer) return false;
  await deps.db.stats.update(owner, { fetchedAt: deps.now() });
  return answer.data.total !== row.stats.total;
}

/** A session that was opened from this device asks for nothing until the server has confirmed whose it is. */
async function requireServer(deps: AppDeps, force: boolean): Promise<void> {
  await sessionConfirmed();
  if (force && isOnDevice(sessionStore.getState())) await returnToServer(deps);
  if (isOnDevice(sessionStore.getState())) throw new ApiError({ kind: "network" });
}

type Page = TokenList["data"];

const readPage = async (deps: AppDeps, offset: number, since?: string): Promise<Page> => {
  const query = { limit: lists.dashboardFetch, offset, ...(since && { since }) };
  return (await deps.api.call(tokensEndpoints.listTokens, { query })).data;
};

/** The cursor is null if the list changed meanwhile: a token may have slipped from one page to another. */
async function readAllPages(
  deps: AppDeps,
  first?: Page,
): Promise<Pick<ListRow, "cursor"> & { tokens: SavedToken[] }> {
  let page = first ?? (await readPage(deps, 0));
  const tokens = [...page.tokens];
  const { cursor } = page;
  let isSame = true;
  while (page.tokens.length > 0 && tokens.length < page.total) {
    page = await readPage(deps, tokens.length);
    tokens.push(...page.tokens);
    isSame &&= page.cursor === cursor;
  }
  return { tokens, cursor: isSame ? cursor : null };
}
