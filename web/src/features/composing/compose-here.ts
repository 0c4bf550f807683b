import { type Composition, compose, type Idea, type Step } from "#composer/compose.ts";
import type { Kit } from "#composer/drawing/kit.ts";
import { screenWords } from "#composer/screening/screen-words.ts";
import type { CastPictures } from "#composer/templates/site-facts.ts";
import { fill, refusalSentences } from "#contract/errors.ts";
import { dataUrl } from "../../canvas/data-url.ts";
import { browserPictures } from "./browser-pictures.ts";
import { RefusedIdea } from "./composing-errors.ts";

/** The composer's result, with its pictures as `data:` URLs. */
export interface MadeHere extends Omit<Composition, "logo" | "banner" | "kit"> {
  logo: string;
  banner: string;
  /** The hero in poses, drawn when it is asked for. */
  cast(): CastPictures;
}

/** Called as each step begins, and awaited: with the logo as a `data:` URL, once it is drawn. */
type OnStepHere = (step: Step, logo?: string) => void | Promise<void>;

/**
 * Runs the composer in the page. The idea is sent nowhere, and no network is needed if the device has the composer
 * and its pictures. Throws `RefusedIdea`.
 */
export async function composeHere(idea: Idea, onStep?: OnStepHere): Promise<MadeHere> {
  const refusal = screenWords(idea.prompt);
  if (refusal !== null)
    throw new RefusedIdea(fill("This cannot be made here: {reason}", { reason: refusalSentences[refusal] }));
  const { logo, banner, kit, ...made } = await compose(idea, browserPictures(), (step, drawn) =>
    onStep?.(step, drawn && asAddress(drawn.svg)),
  );
  return { ...made, logo: asAddress(logo.svg), banner: asAddress(banner.svg), cast: () => castOf(kit()) };
}

/** The poses alone: nobody keeps a sticker from a page that is not there yet. */
const castOf = ({ poses }: Kit): CastPictures => ({
  poses: poses.map(({ name, drawing }) => ({ name, url: asAddress(drawing.svg) })),
  stickers: [],
});

const asAddress = (svg: string): string => dataUrl("image/svg+xml", new TextEncoder().encode(svg));
