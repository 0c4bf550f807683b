import { forgetOwner } from "../../db/forget-owner.ts";
import { ownersOf } from "../../db/owners.ts";
import { type UnsentWork, unsentWork } from "../../db/unsent-work.ts";
import { forgetRecent } from "../../stores/recent-commands.ts";
import { sessionStore } from "../../stores/session.ts";
import type { World } from "../../world.ts";

/** Every address under which the signed-in account has data here. */
export async function accountOwners({ db }: World): Promise<string[]> {
  const { user, wallet } = sessionStore.getState();
  const known = user ? await ownersOf(db, user.id).catch(() => []) : [];
  return [...new Set(wallet ? [...known, wallet.address] : known)];
}

/** What the signed-in account made on this device and the server does not have. */
export async function accountUnsentWork(world: World): Promise<UnsentWork[]> {
  const owners = await accountOwners(world);
  return (await Promise.all(owners.map((owner) => unsentWork(world.db, owner)))).flat();
}

export async function forgetOwners({ db }: World, owners: readonly string[]): Promise<void> {
  for (const owner of owners) forgetRecent(owner);
  await Promise.all(owners.map((owner) => forgetOwner(db, owner).catch(() => {})));
}
