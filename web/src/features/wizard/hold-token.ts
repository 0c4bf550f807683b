import type { AppDeps } from "../../app/deps.ts";
import { draftedOf, isBeside, isNewSubject, moveDraft, readDraft } from "../../db/drafts.ts";
import { draftHoldStore } from "../../stores/draft-hold.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { isEdited, type WizardDraft } from "../../wizard-draft.ts";
import { lockAfterReload } from "./draft-lock.ts";
import { heldSubject, holdFresh, holdUnlocked, inTurn, letDraftGo } from "./hold-draft.ts";

/**
 * Takes a saved token's draft for this tab alone; where another tab has it, one beside it. `wanted` was kept beside it
 * before: it takes the token's own place once nobody has that open and no words wait there.
 */
export async function holdToken(deps: AppDeps, owner: string, id: string, wanted?: string): Promise<string> {
  await letDraftGo();
  const own = await lockAfterReload(deps, owner, id);
  if (own === "unknown") return holdUnlocked(id);
  const isItsOwn = wanted !== undefined && isBeside(wanted) && draftedOf(wanted) === id;
  const found = isItsOwn ? await lockAfterReload(deps, owner, wanted) : null;
  const beside = typeof found === "object" ? found : null;
  if (own !== "taken" && (!beside || (await takesPlace(deps, owner, beside.subject, id)))) {
    draftHoldStore.setState({ hold: own, isElsewhere: false });
    await beside?.letGo();
    return id;
  }
  if (own !== "taken") await own.letGo();
  if (!beside) return holdFresh(owner, true, id);
  draftHoldStore.setState({ hold: beside, isElsewhere: own === "taken" });
  return beside.subject;
}

/** What is kept beside stays there where the token's own draft has words that wait, or cannot be read. */
async function takesPlace({ db }: AppDeps, owner: string, beside: string, id: string): Promise<boolean> {
  try {
    const own = await readDraft(db, owner, id);
    if (own && isEdited(own)) return false;
    await moveDraft(db, owner, beside, id);
    return true;
  } catch {
    return false;
  }
}

/** What an open draft is to be kept under; one of a new token never goes where this tab holds nothing. */
export function subjectFor(owner: string, { token }: WizardDraft): string {
  const { hold } = draftHoldStore.getState();
  if (token?.id || (hold && isNewSubject(hold.subject))) return heldSubject();
  return holdFresh(owner);
}

/** Takes the token's draft where the one that is open has become a saved token's. */
export async function followToken(deps: AppDeps, owner: string): Promise<void> {
  const isBehind = () => {
    const id = wizardStore.getState().draft?.token?.id;
    return id && draftedOf(heldSubject()) !== id ? id : null;
  };
  if (!isBehind()) return;
  await inTurn(async () => {
    const id = isBehind();
    if (id) await holdToken(deps, owner, id);
  });
}
