import type { AppDeps } from "../../app/deps.ts";
import { readHomeIdea } from "../../stores/home-idea.ts";
import { emptyDraft, type WizardDraft } from "../../wizard-draft.ts";
import { makeHere } from "./make-here.ts";

/**
 * A draft of what was made on the home page: the same token again, at Token Preview. Where it was only typed, or
 * cannot be made again, the idea. Null if there is none.
 */
export async function draftOfHomeIdea(deps: AppDeps): Promise<WizardDraft | null> {
  const kept = readHomeIdea();
  if (!kept?.idea.trim() && !kept?.made) return null;
  const draft: WizardDraft = { ...emptyDraft, prompt: kept.idea, style: kept.style };
  if (!kept.made) return draft;
  const { idea, style, seed, template } = kept.made;
  try {
    const made = await makeHere(deps, { prompt: idea, style }, null, seed);
    return { ...draft, ...made, template, step: 2 };
  } catch {
    return { ...draft, prompt: kept.idea.trim() || idea };
  }
}
