import { lengths } from "#contract/limits.ts";
import { readDraft, writeDraft } from "../../db/drafts.ts";
import { dropReceived, readReceived } from "../../received.ts";
import { sessionStore } from "../../stores/session.ts";
import { changeDraft, wizardStore } from "../../stores/wizard.ts";
import { emptyDraft, type WizardDraft } from "../../stores/wizard-draft.ts";
import type { World } from "../../world.ts";
import { keepWork } from "../device/keep.ts";
import { chooseImage } from "./choose-image.ts";

/**
 * What another app gave begins a token: a picture one by hand, a text one from an idea. It waits while the wizard is
 * further on with another, and takes the place of nothing that was typed.
 */
export async function takeReceived(world: World): Promise<void> {
  const owner = sessionStore.getState().wallet?.address;
  const given = await readReceived().catch(() => null);
  if (!owner || !given) return;
  const { draft: open } = wizardStore.getState();
  const draft = open ?? (await readDraft(world.db, owner).catch(() => null)) ?? emptyDraft;
  if (draft.token) return;
  await dropReceived();
  if (given.image) await chooseImage(world, given.image);
  const begun: Partial<WizardDraft> = given.image
    ? { method: "manual" }
    : { method: "creative", prompt: draft.prompt || given.text.slice(0, lengths.prompt) };
  if (open) changeDraft(begun);
  else await keepWork(world, () => writeDraft(world.db, owner, { ...draft, ...begun }, world.now()));
}
