import { forgetOwner } from "../../db/forget-owner.ts";
import { ownersOf } from "../../db/owners.ts";
import { type UnsentWork, unsentWork } from "../../db/unsent-work.ts";
import { dropReceived } from "../../received.ts";
import { forgetRecent } from "../../stores/recent-commands.ts";
import { sessionStore } from "../../stores/session.ts";
import type { World } from "../../world.ts";
import { forgetMessage } from "../contact/kept-message.ts";
import { remember } from "../device/heard-list.ts";
import { holdingOutbox } from "../outbox/outbox-lock.ts";

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

/** Wipes what owners have here, after what still writes for them: a tab that was sending has broken off, or ends first. */
export async function forgetOwners(world: World, owners: readonly string[]): Promise<void> {
  for (const owner of owners) {
    forgetRecent(owner);
    remember(world, owner, null);
  }
  forgetMessage();
  await holdingOutbox(() => Promise.all(owners.map((owner) => forgetOwner(world.db, owner).catch(() => {}))));
  await forgetPictures().catch(() => {});
}

/** Those of a token that the service worker has seen, and what another app gave and nobody took. */
async function forgetPictures(): Promise<void> {
  if ("caches" in window) await Promise.all([window.caches.delete("pictures"), dropReceived()]);
}
