import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { timeouts } from "#contract/limits.ts";
import type { SavedToken } from "#contract/token.ts";
import { isUnreachable } from "../../api-client/api-error.ts";
import { readToken } from "../../db/token-rows.ts";
import { sessionStore } from "../../stores/session.ts";
import type { World } from "../../world.ts";
import { keepUnderLine, underLine } from "../outbox/line.ts";
import { holdingOutbox } from "../outbox/outbox-lock.ts";
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

async function fetchToken(
  world: World,
  owner: string | undefined,
  id: string,
  timeoutMs: number = tokensEndpoints.getToken.timeoutMs,
): Promise<Heard> {
  const read = async () => (owner ? readToken(world.db, owner, id) : undefined);
  const before = await read();
  const heard = await world.api.call({ ...tokensEndpoints.getToken, timeoutMs }, { params: { id } });
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

/**
 * One token by id: from its own address, else out of the list, else as this device last knew it. Undefined when neither
 * knows it; throws when neither answers.
 */
export async function findToken(world: World, id: string): Promise<SavedToken | undefined> {
  const owner = sessionStore.getState().wallet?.address;
  const known = owner ? await readToken(world.db, owner, id) : undefined;
  try {
    // Who has it already waits for no server that is slow, and for nothing that is being sent.
    const { shown, keeping } = await fetchToken(world, owner, id, known && timeouts.tokenDetails);
    if (!known) await keeping;
    return shown;
  } catch (error) {
    if (known && isUnreachable(error)) return known;
  }
  try {
    await syncTokens(world, { force: true });
  } catch (error) {
    if (known) return known;
    throw error;
  }
  return owner ? readToken(world.db, owner, id) : undefined;
}
