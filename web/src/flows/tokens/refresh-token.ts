import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { timeouts } from "#contract/limits.ts";
import type { SavedToken } from "#contract/token.ts";
import { isUnreachable } from "../../api-client/api-error.ts";
import { readToken } from "../../db/token-rows.ts";
import { sessionStore } from "../../stores/session.ts";
import type { World } from "../../world.ts";
import { keepToken } from "../device/keep-token.ts";
import { syncTokens } from "./sync-tokens.ts";

/** One token from the server onto the device; null when it cannot be had. */
export const refreshToken = (world: World, id: string): Promise<SavedToken | null> =>
  fetchToken(world, id).catch(() => null);

async function fetchToken(world: World, id: string, timeoutMs?: number): Promise<SavedToken> {
  const owner = sessionStore.getState().wallet?.address;
  const { getToken } = tokensEndpoints;
  const endpoint = timeoutMs === undefined ? getToken : { ...getToken, timeoutMs };
  const token = await world.api.call(endpoint, { params: { id } });
  if (owner) await keepToken(world, owner, token);
  return token;
}

/**
 * One token by id: from its own address, else out of the list, else as this device last knew it. Undefined when neither
 * knows it; throws when neither answers.
 */
export async function findToken(world: World, id: string): Promise<SavedToken | undefined> {
  const owner = sessionStore.getState().wallet?.address;
  const known = owner ? await readToken(world.db, owner, id) : undefined;
  try {
    // Who has it already waits for no server that is slow.
    return await fetchToken(world, id, known && timeouts.tokenDetails);
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
