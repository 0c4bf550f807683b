import { tryOf } from "#composer/drawing/staging.ts";
import { sentences } from "#contract/sentences.ts";
import type { Token } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { toUnsaved } from "../../db/token-rows.ts";
import { keepTries } from "../../stores/art-tries.ts";
import { logWork } from "../../stores/wizard-events.ts";
import type { Recipe, WizardDraft } from "../../wizard-draft.ts";
import { NoComposer } from "../composing/composing-errors.ts";

/** The steps that the server reports, for a composition on this device, and how far it is when each begins. */
const steps = {
  reading: ["Reading your idea on this device", 5],
  writing: ["Writing name, ticker and story", 20],
  "drawing-logo": ["Drawing the logo", 40],
  "drawing-banner": ["Drawing the banner", 70],
} as const;

/** A server that hangs never rejects the import, so this page stops waiting after this time. */
const LOADING_MS = 20_000;

/** The composer keeps the page busy: each step waits this long, so that it is seen before it begins. */
const FRAME_MS = 20;

/** The composer loads at its first use; a device that never loaded it online does not have it. */
async function loadComposer() {
  const late = new Promise<never>((_, refuse) => {
    AbortSignal.timeout(LOADING_MS).addEventListener("abort", refuse);
  });
  try {
    return (await Promise.race([import("../composing/compose-here.ts"), late])).composeHere;
  } catch {
    throw new NoComposer(sentences.offline.noComposer);
  }
}

/** Composes a token of the draft's idea in this page, with a notice why. Throws `RefusedIdea` and `NoComposer`. */
export async function makeHere(
  deps: AppDeps,
  draft: Pick<WizardDraft, "prompt" | "style">,
  notice: string | null = sentences.offline.madeHere,
  seed = deps.newId(),
): Promise<Partial<WizardDraft>> {
  const compose = await loadComposer();
  const prompt = draft.prompt.trim();
  const made = await compose({ prompt, imageStyle: draft.style, seed }, async (step, picture) => {
    const [line, percent] = steps[step];
    logWork(line, { picture, percent });
    await deps.wait(FRAME_MS);
  });
  const { name, ticker, narrative, suggestions, palette } = made;
  const tokenId = deps.newId();
  const recipe: Recipe = { tokenId, prompt, style: draft.style, seed, art: seed, tries: 0, palette };
  keepTries(tokenId, [{ seed, image_url: made.logo, banner_url: made.banner }]);
  const token: Token = { ...toUnsaved(made, made.logo, made.banner, deps.now()), id: null };
  return { token, recipe, madeOf: prompt, suggestions, stories: [], notice, name, ticker, narrative };
}

/** Draws other pictures for a token that was made here, or an earlier seed's, with the token's current name. */
export async function drawHere(
  recipe: Recipe,
  name: string | undefined,
  art: string,
): Promise<{ recipe: Recipe; logo: string; banner: string }> {
  const compose = await loadComposer();
  const { prompt, style } = recipe;
  const idea = { prompt, imageStyle: style, seed: art };
  const { logo, banner, palette } = await compose(name ? { ...idea, name } : idea);
  return { recipe: { ...recipe, art, palette }, logo, banner };
}

/** A seed that was not used yet. */
export const nextArt = ({ seed, tries }: Recipe): string => tryOf(seed, tries + 1);
