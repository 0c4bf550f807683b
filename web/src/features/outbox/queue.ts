import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { dropFromOutbox, isIntent, readOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { removeToken } from "../../db/tokens.ts";
import { rememberToken } from "../device/cached-list.ts";
import { keepNewToken, keepToken } from "../device/keep-token.ts";
import { rulesOf } from "./intents.ts";
import { holdingOutbox } from "./outbox-lock.ts";

/** The error code of a failure of this device itself. */
export const ON_DEVICE = "on_device";

/** The rows queued for one token, oldest first. */
export const readQueue = async (deps: AppDeps, owner: string, entity: string): Promise<OutboxRow[]> =>
  (await readOutbox(deps.db, owner)).filter((row) => row.entity === entity);

/** True if the row creates its token. */
export const isCreation = (row: OutboxRow): boolean => isIntent(row) && rulesOf(row).createsToken === true;

/** True if the token was deleted elsewhere meanwhile. */
export const isGoneElsewhere = (row: OutboxRow): boolean =>
  row.failure?.code === "token_not_found" && !isCreation(row);

/** True if the server does not have the row's token. */
export const isWithoutToken = (row: OutboxRow): boolean => isCreation(row) || isGoneElsewhere(row);

/** True if the server refuses it however often it is sent. */
export const isFinal = (row: OutboxRow): boolean =>
  isIntent(row) && rulesOf(row).finalErrors?.some((code) => code === row.failure?.code) === true;

/** True if it can never be sent because the token was launched elsewhere meanwhile. */
export const isLaunchedElsewhere = (row: OutboxRow): boolean =>
  row.failure?.code === "token_deployed" && isFinal(row);

/**
 * The server's list with queued changes applied, so that a refresh undoes nothing. A token that was deleted on the
 * server stays, as `known` on this device, while changes to it are still queued.
 */
export function withIntents(
  tokens: readonly SavedToken[],
  rows: readonly OutboxRow[],
  known: readonly SavedToken[] = [],
): SavedToken[] {
  const list = [...tokens];
  for (const row of rows.filter(isIntent)) {
    const at = list.findIndex(({ id }) => id === row.entity);
    const gone = known.find(({ id }) => id === row.entity);
    const shown = rulesOf(row).overlay?.(row, list[at], gone);
    if (shown && at >= 0) list[at] = shown;
    else if (shown) list.unshift(shown);
    else if (at >= 0) list.splice(at, 1);
  }
  return list;
}

/** Applies queued changes to the server's list, so that a refresh undoes nothing on the screen. */
export async function withWaiting(
  deps: AppDeps,
  owner: string,
  fetched: readonly SavedToken[],
): Promise<SavedToken[]> {
  const rows = await readOutbox(deps.db, owner);
  const there = new Set(fetched.map(({ id }) => id));
  const gone = new Set(rows.map(({ entity }) => entity).filter((id) => !there.has(id)));
  const known = await Promise.all([...gone].map((id) => readToken(deps.db, owner, id)));
  return withIntents(
    fetched,
    rows,
    known.filter((token) => token !== undefined),
  );
}

/** The server's token with its queued changes applied; undefined if its deletion is queued. */
export const withQueued = async (
  deps: AppDeps,
  owner: string,
  fetched: SavedToken,
): Promise<SavedToken | undefined> => withIntents([fetched], await readQueue(deps, owner, fetched.id))[0];

/** Stores that on the device. */
export async function keepWithQueued(deps: AppDeps, owner: string, fetched: SavedToken): Promise<void> {
  const shown = await withQueued(deps, owner, fetched);
  if (shown) await keepToken(deps, owner, shown);
}

/** Removes a token from the device's list. */
export async function hideToken(deps: AppDeps, owner: string, id: string): Promise<void> {
  rememberToken(deps, owner, id, null);
  await removeToken(deps.db, owner, id);
}

/** Stores a token with its queued changes applied, so that the device shows it as it will be. */
export const showWaiting = (deps: AppDeps, owner: string, id: string): Promise<void> =>
  holdingOutbox(async () => {
    const rows = await readQueue(deps, owner, id);
    const known = await readToken(deps.db, owner, id);
    const [shown] = withIntents(known ? [known] : [], rows);
    if (shown && rows.length > 0) await keepNewToken(deps, owner, shown);
  });

/** Removes a queued request for a website when a newer one of its kind follows. */
export const dropQueued = (
  deps: AppDeps,
  owner: string,
  id: string,
  request: "make-website@1" | "configure-automation@1",
): Promise<void> =>
  holdingOutbox(async () => {
    const rows = await readQueue(deps, owner, id);
    for (const { kind, seq } of rows) if (kind === request) await dropFromOutbox(deps.db, seq);
  });
