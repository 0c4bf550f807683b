import type { Deck } from "#contract/deck.ts";
import { CodedError } from "#contract/errors.ts";
import { modelNotice } from "#contract/generation.ts";
import type { TemplateId } from "#contract/website.ts";
import type { PremiumPage } from "../../db/site-source.ts";
import type { TokenRow } from "../../db/tokens.ts";
import type { ServerDeps } from "../../deps.ts";
import { askForSite, SITE_ANSWER } from "../../gateways/models/site-words.ts";
import { type Outcome, unasked } from "../models/outcome.ts";
import { writeWithModel } from "../models/write-with-model.ts";
import { asksForSecrets } from "./asks-for-secrets.ts";
import { refuseDeck } from "./refuse-deck.ts";
import { recipeOf } from "./site-recipe.ts";

/** A website's words, who wrote them, and why the model did not. */
export interface WrittenSite {
  deck: Deck;
  composer: string;
  /** A premium page; null: the template is rendered from the deck. */
  page: PremiumPage | null;
  notice: string | null;
}

export type SiteWriter = (token: TokenRow) => Promise<WrittenSite>;

interface SiteOptions {
  designPrompt: string | null;
  /** Whose parts and order the page begins with. */
  templateId: TemplateId;
  /** False if the built-in composer was asked for. */
  useModel?: boolean;
  /** Reports the number of words. */
  onWords?: (count: number) => void;
}

/** Milliseconds, a second try included: every call that makes a website waits at least three minutes. */
const DEADLINE = 120_000;

/** Creates a writer that lets the model write if there is one, else the built-in composer. */
export const createSiteWriter = (
  deps: ServerDeps,
  { designPrompt, templateId, useModel = true, onWords }: SiteOptions,
): SiteWriter =>
  onceForWords(async (token) => {
    const built = await writeSiteDeck(deps, token, { designPrompt, templateId });
    const task = {
      userId: token.userId,
      estimate: SITE_ANSWER,
      deadline: DEADLINE,
      ...(onWords ? { onWords } : {}),
    };
    const { value: deck, cause }: Outcome<Deck> = useModel
      ? await writeWithModel(deps, task, async (model, conditions) =>
          requireFit(
            token,
            await askForSite(model, { ...token, ...recipeOf(token), designPrompt }, built, conditions),
          ),
        )
      : unasked;
    return {
      deck: deck ?? built,
      composer: (deck && deps.models.text?.name) || deps.composer.name,
      page: null,
      notice: cause && modelNotice("words", cause),
    };
  });

/** A model may be talked into words that nobody may publish here. */
async function requireFit({ name, ticker }: TokenRow, deck: Deck): Promise<Deck> {
  await refuseDeck(deck, { name, ticker });
  if (asksForSecrets({ deck, name, ticker })) throw new CodedError("words_ask_for_secrets");
  return deck;
}

/** Lets `write` work once for the same words, however often a stale plan is made again. */
export function onceForWords(write: SiteWriter): SiteWriter {
  let known: { words: string; site: Promise<WrittenSite> } | null = null;
  return (token) => {
    const words = JSON.stringify([token.name, token.ticker, token.narrative]);
    if (known?.words !== words) known = { words, site: write(token) };
    return known.site;
  };
}

/** The words of a token's website, by the composer. */
export async function writeSiteDeck(
  { composer, log }: ServerDeps,
  token: TokenRow,
  { designPrompt, templateId }: Pick<SiteOptions, "designPrompt" | "templateId">,
): Promise<Deck> {
  const { name, ticker, narrative } = token;
  try {
    const design = { designPrompt, template: templateId };
    return await composer.writeDeck({ name, ticker, narrative, ...design, ...recipeOf(token) });
  } catch (error) {
    log.error({ err: error }, "a deck could not be written");
    throw new CodedError("website_failed");
  }
}
