import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { SavedToken } from "#contract/token.ts";
import { readToken } from "../../db/token-rows.ts";
import { sessionStore } from "../../stores/session.ts";
import type { World } from "../../world.ts";
import { keepToken } from "../device/keep-token.ts";
import { syncTokens } from "./sync-tokens.ts";

/** One token from the server onto the device; null when it cannot be had. */
export async function refreshToken(world: World, id: string): Promise<SavedToken | null> {
  const owner = sessionStore.getState().wallet?.address;
  const token = await world.api.call(tokensEndpoints.getToken, { params: { id } }).catch(() => null);
  if (token && owner) await keepToken(world, owner, token);
  return token;
}

/** One token by id: from its own address, else out of the list. Undefined when neither knows it; throws when neither answers. */
export async function findToken(world: World, id: string): Promise<SavedToken | undefined> {
  const token = await refreshToken(world, id);
  if (token) return token;
  const owner = sessionStore.getState().wallet?.address;
  const known = owner ? await readToken(world.db, owner, id) : undefined;
  try {
    await syncTokens(world, { force: true });
  } catch (error) {
    // No server: what this device last knew is better than nothing.
    if (known) return known;
    throw error;
  }
  return owner ? readToken(world.db, owner, id) : undefined;
}
