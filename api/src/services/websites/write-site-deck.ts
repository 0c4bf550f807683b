import type { Deck } from "#contract/deck.ts";
import { CodedError } from "#contract/errors.ts";
import type { TokenRow } from "../../db/tokens.ts";
import type { ServerDeps } from "../../deps.ts";

/** The words of a token's website, by the composer. */
export async function writeSiteDeck(
  { composer, log }: ServerDeps,
  token: TokenRow,
  designPrompt: string | null,
): Promise<Deck> {
  const { name, ticker, narrative, prompt, seed, palette } = token;
  try {
    return await composer.writeDeck({ name, ticker, narrative, prompt, designPrompt, seed, palette });
  } catch (error) {
    log.error({ err: error }, "a deck could not be written");
    throw new CodedError("website_failed");
  }
}
