import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { dropReceived } from "../../app/received.ts";
import { forgetOwner, ownersOf } from "../../db/forget-owner.ts";
import { reopen } from "../../db/readable.ts";
import { forgetRecent } from "../../stores/recent-commands.ts";
import { sessionStore } from "../../stores/session.ts";
import { forgetMessage } from "../contact/kept-message.ts";
import { remember } from "../device/cached-list.ts";
import { holdingOutbox } from "../outbox/outbox-lock.ts";
import { type UnsentWork, unsentWork } from "../outbox/unsent-work.ts";
import { finishWipe, pendingWipe, requestWipe } from "./forgetting.ts";

/** Every address under which the signed-in account has data here. */
export async function accountOwners({ db }: AppDeps): Promise<string[]> {
  const { user, wallet } = sessionStore.getState();
  const known = user ? await ownersOf(db, user.id).catch(() => []) : [];
  return [...new Set(wallet ? [...known, wallet.address] : known)];
}

/** The work of the signed-in account that is only on this device. */
export async function accountUnsentWork(deps: AppDeps): Promise<UnsentWork[]> {
  const owners = await accountOwners(deps);
  return (await Promise.all(owners.map((owner) => unsentWork(deps.db, owner)))).flat();
}

/**
 * Wipes the data of some owners on this device. If the browser refuses, that is reported and tried again at the next
 * start.
 */
export async function forgetOwners(deps: AppDeps, owners: readonly string[]): Promise<boolean> {
  requestWipe(owners);
  for (const owner of owners) {
    forgetRecent(owner);
    remember(deps, owner, null);
  }
  forgetMessage();
  return wipe(deps, () => owners);
}

/** Finishes a wipe that an earlier page began, or that failed. */
export const finishPendingWipe = async (deps: AppDeps): Promise<boolean> =>
  pendingWipe().length === 0 || wipe(deps, pendingWipe);

/** Tries at most twice. It runs after a tab that was sending for these owners has stopped or finished. */
async function wipe(deps: AppDeps, whom: () => readonly string[]): Promise<boolean> {
  const isGone = (await tryWipe(deps, whom)) || (await reopen(deps.db).then(() => tryWipe(deps, whom), no));
  if (!isGone) deps.toast.error(sentences.session.notForgotten, { id: "not-forgotten", duration: 20_000 });
  return isGone;
}

const tryWipe = (deps: AppDeps, whom: () => readonly string[]): Promise<boolean> =>
  holdingOutbox(async () => {
    const owners = whom();
    const wipes = [...owners.map((owner) => forgetOwner(deps.db, owner)), forgetPictures()];
    const isGone = (await Promise.allSettled(wipes)).every(({ status }) => status === "fulfilled");
    if (isGone) finishWipe(owners);
    return isGone;
  });

const no = (): boolean => false;

/** Cached pictures of tokens, and what another app shared and nobody took. */
async function forgetPictures(): Promise<void> {
  if ("caches" in window) await Promise.all([window.caches.delete("pictures"), dropReceived()]);
}
