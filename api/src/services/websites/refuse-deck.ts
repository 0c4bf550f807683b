import { setImmediate } from "node:timers/promises";
import type { Deck } from "#contract/deck.ts";
import type { TokenRow } from "../../db/tokens.ts";
import { refuseIdea } from "../screening/refuse-idea.ts";

/**
 * The same for a website's words: first each part, then all with the token's own, since an offer may be
 * spread over them. How to buy and the disclaimer, which do talk of buying, are left out of the latter.
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

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
