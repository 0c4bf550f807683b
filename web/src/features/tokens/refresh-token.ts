import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { SavedToken } from "#contract/token.ts";
import { isUnreachable } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { readToken } from "../../db/token-rows.ts";
import { holdingOutbox } from "../outbox/outbox-lock.ts";
import { keepWithQueued, withQueued } from "../outbox/queue.ts";
import { syncTokens } from "./sync-tokens.ts";

/**
 * Loads one token from the server onto the device and applies its queued changes. Resolves null if it cannot be
 * loaded, or its deletion is queued.
 */
export async function refreshToken(deps: AppDeps, id: string): Promise<SavedToken | null> {
  const owner = deps.owner();
  try {
    const fetched = await fetchToken(deps, owner, id);
    await fetched.keeping;
    return fetched.shown ?? null;
  } catch {
    return null;
  }
}

interface Fetched {
  /** The token with its queued changes applied; undefined if its deletion is queued. */
  shown: SavedToken | undefined;
  /** Waits until nothing is being sent, so that an older answer does not replace a newer one. */
  keeping: Promise<void>;
}

async function fetchToken(deps: AppDeps, owner: string, id: string): Promise<Fetched> {
  const read = async () => (owner ? readToken(deps.db, owner, id) : undefined);
  const before = await read();
  const fetched = await deps.api.call(tokensEndpoints.getToken, { params: { id } });
  if (!owner) return { shown: fetched, keeping: Promise.resolve() };
  const keeping = holdingOutbox(async () => {
    const here = await read();
    const wentMeanwhile = before !== undefined && here === undefined;
    const isOwners = deps.owner() === owner;
    if (!wentMeanwhile && isOwners && !isNewer(here, fetched)) await keepWithQueued(deps, owner, fetched);
  }).catch(() => {});
  const here = await read();
  return { shown: isNewer(here, fetched) ? here : await withQueued(deps, owner, fetched), keeping };
}

/** A change sent while the server answered is newer than its answer. */
const isNewer = (here: SavedToken | undefined, fetched: SavedToken): boolean =>
  here !== undefined && here.version > fetched.version;

/** One token by id, as this device has it. */
export async function knownToken(deps: AppDeps, id: string): Promise<SavedToken | undefined> {
  const owner = deps.owner();
  return owner ? readToken(deps.db, owner, id) : undefined;
}

/**
 * One token from the server: by its id, else from the list. Undefined if the server does not have it; throws if the
 * server does not answer.
 */
export async function freshToken(deps: AppDeps, id: string): Promise<SavedToken | undefined> {
  try {
    const { shown } = await fetchToken(deps, deps.owner(), id);
    return shown;
  } catch (error) {
    if (isUnreachable(error)) throw error;
  }
  await syncTokens(deps, { force: true });
  return knownToken(deps, id);
}

/**
 * One token by id: at once from this device, and refreshed in the background; else from the server. Undefined if
 * neither has it; throws if neither answers.
 */
export async function findToken(deps: AppDeps, id: string): Promise<SavedToken | undefined> {
  const known = await knownToken(deps, id);
  if (known) {
    void freshToken(deps, id).catch(() => {});
    return known;
  }
  try {
    const { shown, keeping } = await fetchToken(deps, deps.owner(), id);
    await keeping;
    return shown;
  } catch {
    await syncTokens(deps, { force: true });
  }
  return knownToken(deps, id);
}
