import { sentences } from "#contract/sentences.ts";
import { detailOr } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { artTriesStore, keepTries } from "../../stores/art-tries.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import type { Recipe, WizardDraft } from "../../wizard-draft.ts";
import { NoComposer } from "../composing/composing-errors.ts";
import { type ArtRequest, mayRedraw, redrawToken } from "../tokens/redraw-token.ts";
import { drawHere, nextArt } from "./make-here.ts";

/** Draws another logo and banner for the shown token, or restores earlier ones. The typed text stays. */
export async function drawAnother(deps: AppDeps, seed?: string): Promise<void> {
  const recipe = recipeOf(wizardStore.getState().draft);
  if (recipe) return redrawHere(deps, recipe, seed ?? nextArt(recipe));
  await redraw(deps, { seed: seed ?? deps.newId() });
}

/** Draws the shown pictures again, with the name that is typed now. */
export function drawNamed(deps: AppDeps): Promise<void> {
  const recipe = recipeOf(wizardStore.getState().draft);
  return recipe ? redrawHere(deps, recipe, recipe.art) : redraw(deps, {});
}

/** True if other pictures can be drawn, by the server or by the composer in this page. */
export const mayDrawAnother = (draft: WizardDraft | null): boolean =>
  draft?.token ? mayRedraw(draft.token) || recipeOf(draft) !== null : false;

/** True if they are drawn on this device, without the server. */
export const drawsHere = (draft: WizardDraft): boolean => recipeOf(draft) !== null;

/** A token that was made here and is only here. */
const recipeOf = (draft: WizardDraft | null): Recipe | null =>
  draft?.token?.id === null && draft.token.session_id === null ? draft.recipe : null;

async function redrawHere(deps: AppDeps, recipe: Recipe, art: string): Promise<void> {
  try {
    const name = wizardStore.getState().draft?.name.trim();
    const drawn = await drawHere(recipe, name, art);
    const { draft } = wizardStore.getState();
    if (!draft?.token || recipeOf(draft)?.tokenId !== recipe.tokenId) return;
    const token = { ...draft.token, image_url: drawn.logo, banner_url: drawn.banner };
    const tries = artTriesStore.getState()[recipe.tokenId] ?? [];
    const isKnown = tries.some(({ seed }) => seed === art);
    const shown = { seed: art, image_url: drawn.logo, banner_url: drawn.banner };
    keepTries(
      recipe.tokenId,
      isKnown ? tries.map((each) => (each.seed === art ? shown : each)) : [...tries, shown],
    );
    const count = art === nextArt(recipe) ? recipe.tries + 1 : recipe.tries;
    changeDraft({ token, recipe: { ...drawn.recipe, tries: count } });
  } catch (error) {
    const message = error instanceof NoComposer ? error.message : sentences.editor.pictureFailed;
    deps.toast.error(message, { id: "wizard" });
  }
}

async function redraw(deps: AppDeps, request: ArtRequest): Promise<void> {
  const { draft } = wizardStore.getState();
  const name = draft?.name.trim();
  const sessionId = draft?.token?.session_id;
  if (!sessionId) return;
  try {
    const { token, notice } = await redrawToken(deps, sessionId, name ? { ...request, name } : request);
    if (wizardStore.getState().draft?.token?.session_id === sessionId) changeDraft({ token, notice });
  } catch (error) {
    deps.toast.error(detailOr(error, sentences.editor.pictureFailed), { id: "wizard" });
  }
}
