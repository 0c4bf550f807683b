import type { SavedToken } from "#contract/token.ts";
import type { World } from "../../app/deps.ts";
import { putToken } from "../../db/tokens.ts";
import { rememberToken } from "./cached-list.ts";
import { keepCopy } from "./keep.ts";

/** A token that the server has, onto the device. */
export async function keepToken(world: World, owner: string, token: SavedToken): Promise<void> {
  rememberToken(world, owner, token.id, token);
  await keepCopy(world, () => putToken(world.db, owner, token));
}

/** The same, for one that has just been made here. */
export async function keepNewToken(world: World, owner: string, token: SavedToken): Promise<void> {
  await keepToken(world, owner, token);
  void askToPersist().catch(() => {});
}

/** Asks the browser not to clear what this device keeps, once there is something worth it. */
async function askToPersist(): Promise<void> {
  const { storage } = navigator;
  if (!storage?.persist || (await storage.persisted())) return;
  await storage.persist();
}
