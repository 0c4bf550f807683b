import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { putToken } from "../../db/tokens.ts";
import { rememberToken } from "./cached-list.ts";
import { keepCopy } from "./keep.ts";

/** A token that the server has, onto the device. */
export async function keepToken(deps: AppDeps, owner: string, token: SavedToken): Promise<void> {
  rememberToken(deps, owner, token.id, token);
  await keepCopy(deps, () => putToken(deps.db, owner, token));
}

/** The same, for one that has just been made here. */
export async function keepNewToken(deps: AppDeps, owner: string, token: SavedToken): Promise<void> {
  await keepToken(deps, owner, token);
  void askToPersist().catch(() => {});
}

/** Asks the browser not to clear what this device keeps, once there is something worth it. */
async function askToPersist(): Promise<void> {
  const { storage } = navigator;
  if (!storage?.persist || (await storage.persisted())) return;
  await storage.persist();
}
