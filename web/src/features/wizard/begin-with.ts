import type { GenerationMethod } from "#contract/wizard.ts";
import type { AppDeps } from "../../app/deps.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { changeDraft, wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { keepWork } from "../device/keep.ts";

/** Lets the wizard's first step open with a method. A draft that is further on stays as it is. */
export async function beginWith(deps: AppDeps, method: GenerationMethod): Promise<void> {
  const owner = deps.owner();
  if (!owner) return;
  // What cannot be read now may be readable soon: nothing is written over it.
  const draft = await readDraft(deps.db, owner).catch(() => "unreadable" as const);
  if (draft === "unreadable" || draft?.token) return;
  await keepWork(deps, () => writeDraft(deps.db, owner, { ...(draft ?? emptyDraft), method }, deps.now()));
  const { draft: open } = wizardStore.getState();
  if (open && !open.token) changeDraft({ method });
}
