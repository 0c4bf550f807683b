import type { AppDeps } from "../../app/deps.ts";
import { discardDraftImage, writeDraftImage } from "../../db/draft-image.ts";
import { discardDraft, writeDraft } from "../../db/drafts.ts";
import type { WizardDraft } from "../../wizard-draft.ts";
import { keepWork } from "../device/keep.ts";
import { pendingWipe } from "../session/forgetting.ts";
import { rememberedAddress } from "../session/sign-in.ts";

/** Stores a draft, unless its owner has logged out meanwhile. */
export const keepWhileHere = (
  deps: AppDeps,
  owner: string,
  draft: WizardDraft,
  id: string,
  replaces: string | null = null,
): Promise<void> =>
  whileHere(deps, owner, {
    keep: () => writeDraft(deps.db, owner, id, draft, deps.now(), replaces),
    drop: () => discardDraft(deps.db, owner, id),
  });

/** Stores a draft's picture in the same way. */
export const keepImageWhileHere = (deps: AppDeps, owner: string, image: File, id: string): Promise<void> =>
  whileHere(deps, owner, {
    keep: () => writeDraftImage(deps.db, owner, id, image),
    drop: () => discardDraftImage(deps.db, owner, id),
  });

/**
 * Writes for an owner who is signed in or only hidden. After a log-out nothing is stored, and what was being written
 * is deleted.
 */
async function whileHere(
  deps: AppDeps,
  owner: string,
  { keep, drop }: { keep: () => Promise<unknown>; drop: () => Promise<unknown> },
): Promise<void> {
  // Write at once, so that a later discard is not overtaken.
  if (!isHere(deps, owner) && (await isForgotten(deps, owner))) return;
  await keepWork(deps, keep);
  if (!isHere(deps, owner) && (await isForgotten(deps, owner))) await drop().catch(() => {});
}

const isHere = (deps: AppDeps, owner: string): boolean =>
  deps.owner() === owner && !pendingWipe().includes(owner);

/** True if this device was told to wipe the account: then it has neither its wallet's name nor its profile. */
async function isForgotten({ db }: AppDeps, owner: string): Promise<boolean> {
  if (pendingWipe().includes(owner)) return true;
  if (rememberedAddress() === owner) return false;
  const known = await db.profiles.get(owner).catch(() => "unreadable");
  return known === undefined;
}
