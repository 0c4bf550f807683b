import type { OwnedToken } from "../../db/tokens.ts";
import type { UserWorld } from "../../world.ts";

export async function isLaunching(world: UserWorld, token: OwnedToken): Promise<boolean> {
  return (await world.store.launches.open(token)) !== null;
}
