import type { AppDeps } from "../../app/deps.ts";
import { discardDraftImage, writeDraftImage } from "../../db/draft-image.ts";
import { discardDraft, writeDraft } from "../../db/drafts.ts";
import type { WizardDraft } from "../../wizard-draft.ts";
import { keepWork } from "../device/keep.ts";
import { pendingWipe } from "../session/forgetting.ts";
import { rememberedAddress } from "../session/sign-in.ts";

/** Keeps a draft for an owner who has not logged out meanwhile. */
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

/** Keeps the picture of a draft likewise. */
export const keepImageWhileHere = (deps: AppDeps, owner: string, image: File, id: string): Promise<void> =>
  whileHere(deps, owner, {
    keep: () => writeDraftImage(deps.db, owner, id, image),
    drop: () => discardDraftImage(deps.db, owner, id),
  });

/**
 * Keeps something for an owner who is here, or only hidden: for one who has logged out nothing is kept that comes too late,
 * and what was being written meanwhile goes as well.
 */
async function whileHere(
  deps: AppDeps,
  owner: string,
  { keep, drop }: { keep: () => Promise<unknown>; drop: () => Promise<unknown> },
): Promise<void> {
  // At once for who is here: what is discarded after it must not be overtaken.
  if (!isHere(deps, owner) && (await isForgotten(deps, owner))) return;
  await keepWork(deps, keep);
  if (!isHere(deps, owner) && (await isForgotten(deps, owner))) await drop().catch(() => {});
}

const isHere = (deps: AppDeps, owner: string): boolean =>
  deps.owner() === owner && !pendingWipe().includes(owner);

/** Whether this device was told to forget them: it keeps neither their name nor their profile then. */
async function isForgotten({ db }: AppDeps, owner: string): Promise<boolean> {
  if (pendingWipe().includes(owner)) return true;
  if (rememberedAddress() === owner) return false;
  const known = await db.profiles.get(owner).catch(() => "unreadable");
  return known === undefined;
}
