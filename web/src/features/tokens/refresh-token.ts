import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { SavedToken } from "#contract/token.ts";
import { isUnreachable } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { readToken } from "../../db/token-rows.ts";
import { sessionStore } from "../../stores/session.ts";
import { holdingOutbox } from "../outbox/outbox-lock.ts";
import { keepWithQueued, withQueued } from "../outbox/queue.ts";
import { syncTokens } from "./sync-tokens.ts";

/** One token from the server onto the device, with what waits for it here; null when it cannot be had, or is to go. */
export async function refreshToken(deps: AppDeps, id: string): Promise<SavedToken | null> {
  const owner = sessionStore.getState().wallet?.address;
  try {
    const fetched = await fetchToken(deps, owner, id);
    await fetched.keeping;
    return fetched.shown ?? null;
  } catch {
    return null;
  }
}

interface Fetched {
  /** As it will be once the server has heard what waits for it; undefined where it is to go. */
  shown: SavedToken | undefined;
  /** Until nothing is being sent, so that no older answer is kept over a newer one. */
  keeping: Promise<void>;
}

async function fetchToken(deps: AppDeps, owner: string | undefined, id: string): Promise<Fetched> {
  const read = async () => (owner ? readToken(deps.db, owner, id) : undefined);
  const before = await read();
  const fetched = await deps.api.call(tokensEndpoints.getToken, { params: { id } });
  if (!owner) return { shown: fetched, keeping: Promise.resolve() };
  const keeping = holdingOutbox(async () => {
    const here = await read();
    const wentMeanwhile = before !== undefined && here === undefined;
    const isOwners = sessionStore.getState().wallet?.address === owner;
    if (!wentMeanwhile && isOwners && !isNewer(here, fetched)) await keepWithQueued(deps, owner, fetched);
  }).catch(() => {});
  const here = await read();
  return { shown: isNewer(here, fetched) ? here : await withQueued(deps, owner, fetched), keeping };
}

/** What was sent while the server answered is newer than its answer. */
const isNewer = (here: SavedToken | undefined, fetched: SavedToken): boolean =>
  here !== undefined && here.version > fetched.version;

/** One token by id, as this device knows it. */
export async function knownToken(deps: AppDeps, id: string): Promise<SavedToken | undefined> {
  const owner = sessionStore.getState().wallet?.address;
  return owner ? readToken(deps.db, owner, id) : undefined;
}

/**
 * The same from the server: from the token's own address, else out of the list. Undefined where the server
 * has it no more; throws where nobody answers.
 */
export async function freshToken(deps: AppDeps, id: string): Promise<SavedToken | undefined> {
  try {
    const { shown } = await fetchToken(deps, sessionStore.getState().wallet?.address, id);
    return shown;
  } catch (error) {
    if (isUnreachable(error)) throw error;
  }
  await syncTokens(deps, { force: true });
  return knownToken(deps, id);
}

/**
 * One token by id: as this device knows it, which waits for nobody and is refreshed behind; else from its own
 * address, else out of the list. Undefined when neither knows it; throws when neither answers.
 */
export async function findToken(deps: AppDeps, id: string): Promise<SavedToken | undefined> {
  const known = await knownToken(deps, id);
  if (known) {
    void freshToken(deps, id).catch(() => {});
    return known;
  }
  try {
    const { shown, keeping } = await fetchToken(deps, sessionStore.getState().wallet?.address, id);
    await keeping;
    return shown;
  } catch {
    await syncTokens(deps, { force: true });
  }
  return knownToken(deps, id);
}
