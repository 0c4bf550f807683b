import { freshSubject, NEW } from "../../db/drafts.ts";
import { readBegun } from "../../db/unsaved-drafts.ts";
import { type DraftHold, draftHoldStore } from "../../stores/draft-hold.ts";
import type { World } from "../../world.ts";

/** A page that is loaded anew may ask a moment before the browser has let go what it held before. */
const RELOAD_MS = 150;

/**
 * Takes a new token's draft for this tab alone, until it is let go or the tab is gone, however it goes: the one that is
 * `wanted`, else the first that was begun and no other tab has open, else another one. Two tabs never write the same.
 */
export async function holdDraft(world: World, owner: string, wanted?: string): Promise<string> {
  await letDraftGo();
  const begun = await readBegun(world.db, owner).catch(() => [NEW]);
  const first = wanted !== undefined && begun.includes(wanted) ? [wanted] : [];
  const hold = await firstFree(world, owner, [...new Set([...first, ...begun, NEW])]);
  const isElsewhere = begun.length > 0 && !begun.includes(hold.subject);
  draftHoldStore.setState({ hold, isElsewhere });
  return hold.subject;
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

async function firstFree(world: World, owner: string, subjects: readonly string[]): Promise<DraftHold> {
  for (const subject of subjects) {
    const hold =
      (await held(owner, subject)) ?? (await world.wait(RELOAD_MS).then(() => held(owner, subject)));
    if (hold) return hold;
  }
  const subject = freshSubject();
  // Nobody else can have it: without locks it is this tab's all the same.
  return (await held(owner, subject)) ?? { subject, letGo: async () => {} };
}

/** Null where another tab has it. */
function held(owner: string, subject: string): Promise<DraftHold | null> {
  return new Promise((resolve) => {
    let open = () => {};
    const untilLetGo = new Promise<void>((release) => {
      open = release;
    });
    const name = `gemwright.draft.${owner}.${subject}`;
    const ended = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      const letGo = async () => {
        open();
        await ended;
      };
      resolve({ subject, letGo });
      return untilLetGo;
    });
  });
}
