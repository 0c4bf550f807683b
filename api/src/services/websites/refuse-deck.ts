import { setImmediate } from "node:timers/promises";
import { type Deck, textsIn } from "#contract/deck.ts";
import type { TokenRow } from "../../db/tokens.ts";
import { refuseIdea } from "../screening/refuse-idea.ts";

/**
 * Refuses a website's words that may not be published: each part, and then all of them with the token's name,
 * since an offer may be spread over them. "How to buy" and the disclaimer, which have to talk of buying,
 * count alone.
 */
export async function refuseDeck(
  deck: Deck,
  { name, ticker }: Pick<TokenRow, "name" | "ticker">,
): Promise<void> {
  for (const part of Object.values(deck)) {
    refuseIdea(...textsIn(part));
    // The longest deck takes a tenth of a second, in which others have their turns.
    await setImmediate();
  }
  const { hero, story, chart, community, faq, roadmap, tokenomics } = deck;
  refuseIdea(name, ticker, ...textsIn([hero, story, chart, community, faq, roadmap, tokenomics]));
}
