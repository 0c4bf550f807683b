import type { AppDeps } from "../../app/deps.ts";
import { freshSubject, NEW } from "../../db/drafts.ts";
import { readBegun } from "../../db/unsaved-drafts.ts";
import { type DraftHold, draftHoldStore } from "../../stores/draft-hold.ts";
import { lockAfterReload, lockDraft } from "./draft-lock.ts";

/**
 * Takes a new token's draft for this tab alone: the one that is `wanted`, else the first that was begun and no other tab
 * has open. Where another tab has it, one of its own: two tabs never write the same, and none opens another than it was
 * asked for.
 */
export async function holdDraft(deps: AppDeps, owner: string, wanted?: string): Promise<string> {
  await letDraftGo();
  const begun = await readBegun(deps.db, owner).catch(() => [NEW]);
  const isBegun = wanted !== undefined && begun.includes(wanted);
  const found = await firstFree(deps, owner, isBegun ? [wanted] : [...new Set([...begun, NEW])]);
  if (found === "unknown") return isBegun ? holdUnlocked(wanted) : holdFresh(owner);
  if (found === "taken") return holdFresh(owner, begun.length > 0);
  const isElsewhere = begun.length > 0 && !begun.includes(found.subject);
  draftHoldStore.setState({ hold: found, isElsewhere });
  return found.subject;
}

/** Begins a draft of this tab's own, at once, beside a token's or a new one's: nobody else can have what it is kept under. */
export function holdFresh(owner: string, isElsewhere = false, beside = NEW): string {
  const subject = freshSubject(beside);
  const before = draftHoldStore.getState().hold;
  const locking = lockDraft(owner, subject);
  const letGo = async () => {
    const lock = await locking;
    if (typeof lock === "object") await lock.letGo();
  };
  draftHoldStore.setState({ hold: { subject, letGo }, isElsewhere });
  void before?.letGo();
  return subject;
}

/** Another tab may open it from now on. */
export async function letDraftGo(): Promise<void> {
  const { hold } = draftHoldStore.getState();
  draftHoldStore.setState({ hold: null, isElsewhere: false });
  await hold?.letGo();
}

/** What the draft that is open is kept under in this tab. */
export const heldSubject = (): string => draftHoldStore.getState().hold?.subject ?? NEW;

/** Whatever opens or closes the wizard does so after what did before. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = draftHoldStore.getState().turn.then(work);
  draftHoldStore.setState({ turn: mine.catch(() => {}) });
  return mine;
}

/** Where nobody can tell who else has it. */
export function holdUnlocked(subject: string): string {
  draftHoldStore.setState({ hold: { subject, letGo: async () => {} }, isElsewhere: false });
  return subject;
}

async function firstFree(
  deps: AppDeps,
  owner: string,
  subjects: readonly string[],
): Promise<DraftHold | "taken" | "unknown"> {
  for (const subject of subjects) {
    const found = await lockAfterReload(deps, owner, subject);
    if (found !== "taken") return found;
  }
  return "taken";
}
