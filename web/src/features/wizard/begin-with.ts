import type { GenerationMethod } from "#contract/wizard.ts";
import type { AppDeps } from "../../app/deps.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { keepWork } from "../device/keep.ts";
import { chooseDraft } from "./wizard-tab.ts";

/**
 * Opens the wizard's first step with a method. Returns the draft to open; a draft that is further on stays as it is.
 */
export async function beginWith(deps: AppDeps, method: GenerationMethod): Promise<string | null> {
  const owner = deps.owner();
  if (!owner) return null;
  const { id: openId, draft: open } = wizardStore.getState();
  if (openId && open && !open.token?.id) {
    if (!open.token) changeDraft({ method });
    return openId;
  }
  const id = await chooseDraft(deps, owner);
  // A draft that cannot be read now may be readable later, so it is not overwritten.
  const draft = await readDraft(deps.db, owner, id).catch(() => "unreadable" as const);
  if (draft === "unreadable" || draft?.token) return id;
  await keepWork(deps, () =>
    writeDraft(deps.db, owner, id, { ...(draft ?? emptyDraft), method }, deps.now()),
  );
  return id;
}
