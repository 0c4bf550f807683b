import { freshSubject, NEW } from "../../db/drafts.ts";
import { readBegun } from "../../db/unsaved-drafts.ts";
import { type DraftHold, draftHoldStore } from "../../stores/draft-hold.ts";
import type { World } from "../../world.ts";
import { lockDraft } from "./draft-lock.ts";

/** A page that is loaded anew may ask a moment before the browser has let go what it held before. */
const RELOAD_MS = 150;

/**
 * Takes a new token's draft for this tab alone: the one that is `wanted`, else the first that was begun and no other tab
 * has open. Where another tab has it, one of its own: two tabs never write the same, and none opens another than it was
 * asked for.
 */
export async function holdDraft(world: World, owner: string, wanted?: string): Promise<string> {
  await letDraftGo();
  const begun = await readBegun(world.db, owner).catch(() => [NEW]);
  const isBegun = wanted !== undefined && begun.includes(wanted);
  const found = await firstFree(world, owner, isBegun ? [wanted] : [...new Set([...begun, NEW])]);
  if (found === "unknown") return isBegun ? holdUnlocked(wanted) : holdFresh(owner);
  if (found === "taken") return holdFresh(owner, begun.length > 0);
  const isElsewhere = begun.length > 0 && !begun.includes(found.subject);
  draftHoldStore.setState({ hold: found, isElsewhere });
  return found.subject;
}

/** Begins a draft of this tab's own, at once: nobody else can have what it is kept under. */
export function holdFresh(owner: string, isElsewhere = false): string {
  const subject = freshSubject();
  const locking = lockDraft(owner, subject);
  const letGo = async () => {
    const lock = await locking;
    if (typeof lock === "object") await lock.letGo();
  };
  draftHoldStore.setState({ hold: { subject, letGo }, isElsewhere });
  return subject;
}

/** Another tab may open it from now on. */
export async function letDraftGo(): Promise<void> {
  const { hold } = draftHoldStore.getState();
  draftHoldStore.setState({ hold: null, isElsewhere: false });
  await hold?.letGo();
}

/** What the new token's draft is kept under in this tab. */
export const heldSubject = (): string => draftHoldStore.getState().hold?.subject ?? NEW;

/** Whatever opens or closes the wizard does so after what did before. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = draftHoldStore.getState().turn.then(work);
  draftHoldStore.setState({ turn: mine.catch(() => {}) });
  return mine;
}

function holdUnlocked(subject: string): string {
  draftHoldStore.setState({ hold: { subject, letGo: async () => {} }, isElsewhere: false });
  return subject;
}

async function firstFree(
  world: World,
  owner: string,
  subjects: readonly string[],
): Promise<DraftHold | "taken" | "unknown"> {
  for (const subject of subjects) {
    const found = await patiently(world, owner, subject);
    if (found !== "taken") return found;
  }
  return "taken";
}

async function patiently(
  world: World,
  owner: string,
  subject: string,
): Promise<DraftHold | "taken" | "unknown"> {
  const found = await lockDraft(owner, subject);
  if (found !== "taken") return found;
  await world.wait(RELOAD_MS);
  return lockDraft(owner, subject);
}
