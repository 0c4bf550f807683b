import { CodedError } from "#contract/errors.ts";
import { untilFresh } from "../../db/plan.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken, requireWebsite } from "../ownership/require-owned.ts";
import { deckOf, type VersionedDeck } from "./read-deck.ts";
import { refuseDeck } from "./refuse-deck.ts";

/**
 * Saves a deck that its owner has edited, from the version they saw. The live site changes with the next
 * deployment.
 */
export async function editDeck(
  deps: UserDeps,
  { websiteId, deck, version }: VersionedDeck & { websiteId: string },
): Promise<VersionedDeck> {
  return untilFresh(async () => {
    const website = await requireWebsite(deps, websiteId);
    await refuseDeck(deck, await requireToken(deps, website.tokenId));
    if (website.status === "taken_down") throw new CodedError("website_taken_down");
    if (website.page !== null) throw new CodedError("premium_page");
    if (website.deckVersion !== version) throw new CodedError("deck_conflict", {}, { ...deckOf(website) });
    const plan = [deps.store.websites.editDeck(website, deck, deps.clock())];
    return deps.commit(plan, { deck, version: version + 1 });
  });
}
