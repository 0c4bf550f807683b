import { lengths } from "#contract/limits.ts";
import { type Called, renameIn } from "#contract/wizard.ts";
import type { AppDeps } from "../../app/deps.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft, dispatchWizard } from "../../stores/wizard-events.ts";
import { drawNamed, mayDrawAnother } from "./draw-another.ts";

/** Renames the open token: its story and its pictures get the new name. */
export async function rename(deps: AppDeps, before: Called, { name, ticker }: Called): Promise<void> {
  const { draft } = wizardStore.getState();
  if (!draft?.token || draft.token.origin === "IMPORTED" || draft.token.mint_address) return;
  if (!name.trim() || !ticker || (name === before.name && ticker === before.ticker)) return;
  const renamed = (story: string) => renameIn(story, before, { name: name.trim(), ticker });
  const narrative = renamed(draft.narrative);
  const stories = draft.stories.map(renamed);
  changeDraft({ name, ticker, ...(narrative.length <= lengths.narrative && { narrative, stories }) });
  if (name.trim() === before.name.trim() || !mayDrawAnother(draft)) return;
  const done = drawNamed(deps).finally(() => dispatchWizard({ type: "renameEnded", done }));
  dispatchWizard({ type: "renameStarted", done });
  await done;
}
