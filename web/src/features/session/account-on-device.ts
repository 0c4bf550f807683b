import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { dropReceived } from "../../app/received.ts";
import { forgetOwner } from "../../db/forget-owner.ts";
import { ownersOf } from "../../db/owners.ts";
import { reopen } from "../../db/readable.ts";
import { type UnsentWork, unsentWork } from "../../db/unsent-work.ts";
import { forgetRecent } from "../../stores/recent-commands.ts";
import { sessionStore } from "../../stores/session.ts";
import { forgetMessage } from "../contact/kept-message.ts";
import { remember } from "../device/cached-list.ts";
import { holdingOutbox } from "../outbox/outbox-lock.ts";
import { finishWipe, pendingWipe, requestWipe } from "./forgetting.ts";

/** Every address under which the signed-in account has data here. */
export async function accountOwners({ db }: AppDeps): Promise<string[]> {
  const { user, wallet } = sessionStore.getState();
  const known = user ? await ownersOf(db, user.id).catch(() => []) : [];
  return [...new Set(wallet ? [...known, wallet.address] : known)];
}

/** What the signed-in account made on this device and the server does not have. */
export async function accountUnsentWork(deps: AppDeps): Promise<UnsentWork[]> {
  const owners = await accountOwners(deps);
  return (await Promise.all(owners.map((owner) => unsentWork(deps.db, owner)))).flat();
}

/** Wipes what owners have here. Where the browser will not, that is said, and tried again at the next start. */
export async function forgetOwners(deps: AppDeps, owners: readonly string[]): Promise<boolean> {
  requestWipe(owners);
  for (const owner of owners) {
    forgetRecent(owner);
    remember(deps, owner, null);
  }
  forgetMessage();
  return wipe(deps, () => owners);
}

/** Ends what a page that was closed had begun, or what failed before. */
export const finishPendingWipe = async (deps: AppDeps): Promise<boolean> =>
  pendingWipe().length === 0 || wipe(deps, pendingWipe);

/** Twice at most. After what still writes for them: a tab that was sending has broken off, or ends first. */
async function wipe(deps: AppDeps, whom: () => readonly string[]): Promise<boolean> {
  const isGone = (await wiped(deps, whom)) || (await reopen(deps.db).then(() => wiped(deps, whom), no));
  if (!isGone) deps.toast.error(sentences.session.notForgotten, { id: "not-forgotten", duration: 20_000 });
  return isGone;
}

const wiped = (deps: AppDeps, whom: () => readonly string[]): Promise<boolean> =>
  holdingOutbox(async () => {
    const owners = whom();
    const wipes = [...owners.map((owner) => forgetOwner(deps.db, owner)), forgetPictures()];
    const isGone = (await Promise.allSettled(wipes)).every(({ status }) => status === "fulfilled");
    if (isGone) finishWipe(owners);
    return isGone;
  });

const no = (): boolean => false;

/** Those of a token that the service worker has seen, and what another app gave and nobody took. */
async function forgetPictures(): Promise<void> {
  if ("caches" in window) await Promise.all([window.caches.delete("pictures"), dropReceived()]);
}
