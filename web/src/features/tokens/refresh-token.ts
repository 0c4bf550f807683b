import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { SavedToken } from "#contract/token.ts";
import { isUnreachable } from "../../api-client/api-error.ts";
import type { World } from "../../app/deps.ts";
import { readToken } from "../../db/token-rows.ts";
import { sessionStore } from "../../stores/session.ts";
import { holdingOutbox } from "../outbox/outbox-lock.ts";
import { keepUnderLine, underLine } from "../outbox/queue.ts";
import { syncTokens } from "./sync-tokens.ts";

/** One token from the server onto the device, with what waits for it here; null when it cannot be had, or is to go. */
export async function refreshToken(world: World, id: string): Promise<SavedToken | null> {
  const owner = sessionStore.getState().wallet?.address;
  try {
    const heard = await fetchToken(world, owner, id);
    await heard.keeping;
    return heard.shown ?? null;
  } catch {
    return null;
  }
}

interface Heard {
  /** As it will be once the server has heard what waits for it; undefined where it is to go. */
  shown: SavedToken | undefined;
  /** Until nothing is being sent, so that no older answer is kept over a newer one. */
  keeping: Promise<void>;
}

async function fetchToken(world: World, owner: string | undefined, id: string): Promise<Heard> {
  const read = async () => (owner ? readToken(world.db, owner, id) : undefined);
  const before = await read();
  const heard = await world.api.call(tokensEndpoints.getToken, { params: { id } });
  if (!owner) return { shown: heard, keeping: Promise.resolve() };
  const keeping = holdingOutbox(async () => {
    const here = await read();
    const wentMeanwhile = before !== undefined && here === undefined;
    const isOwners = sessionStore.getState().wallet?.address === owner;
    if (!wentMeanwhile && isOwners && !isNewer(here, heard)) await keepUnderLine(world, owner, heard);
  }).catch(() => {});
  const here = await read();
  return { shown: isNewer(here, heard) ? here : await underLine(world, owner, heard), keeping };
}

/** What was sent while the server answered is newer than its answer. */
const isNewer = (here: SavedToken | undefined, heard: SavedToken): boolean =>
  here !== undefined && here.version > heard.version;

/** One token by id, as this device knows it. */
export async function knownToken(world: World, id: string): Promise<SavedToken | undefined> {
  const owner = sessionStore.getState().wallet?.address;
  return owner ? readToken(world.db, owner, id) : undefined;
}

/**
 * The same from the server: from the token's own address, else out of the list. Undefined where the server has it no
 * more; throws where nobody answers.
 */
export async function freshToken(world: World, id: string): Promise<SavedToken | undefined> {
  try {
    const { shown } = await fetchToken(world, sessionStore.getState().wallet?.address, id);
    return shown;
  } catch (error) {
    if (isUnreachable(error)) throw error;
  }
  await syncTokens(world, { force: true });
  return knownToken(world, id);
}

/**
 * One token by id: as this device knows it, which waits for nobody and is refreshed behind; else from its own address,
 * else out of the list. Undefined when neither knows it; throws when neither answers.
 */
export async function findToken(world: World, id: string): Promise<SavedToken | undefined> {
  const known = await knownToken(world, id);
  if (known) {
    void freshToken(world, id).catch(() => {});
    return known;
  }
  try {
    const { shown, keeping } = await fetchToken(world, sessionStore.getState().wallet?.address, id);
    await keeping;
    return shown;
  } catch {
    await syncTokens(world, { force: true });
  }
  return knownToken(world, id);
}
