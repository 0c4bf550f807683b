import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { putToken } from "../../db/tokens.ts";
import { rememberToken } from "./cached-list.ts";
import { keepCopy } from "./keep.ts";

/** Stores a token on this device, as the server has it or will have it. */
export async function keepToken(deps: AppDeps, owner: string, token: SavedToken): Promise<void> {
  rememberToken(deps, owner, token.id, token);
  await keepCopy(deps, () => putToken(deps.db, owner, token));
}

/** As `keepToken`, for a token that was just created here. */
export async function keepNewToken(deps: AppDeps, owner: string, token: SavedToken): Promise<void> {
  await keepToken(deps, owner, token);
  void askToPersist().catch(() => {});
}

/** Asks the browser for persistent storage, once there is something worth keeping. */
async function askToPersist(): Promise<void> {
  const { storage } = navigator;
  if (!storage?.persist || (await storage.persisted())) return;
  await storage.persist();
}
