import type * as z from "zod/mini";
import type { Deck } from "#contract/deck.ts";
import type { DeckAndVersion } from "#contract/website.ts";
import type { WebsiteRow } from "../../db/websites.ts";
import type { UserWorld } from "../../world.ts";
import { requireWebsite } from "./require-website.ts";

export type VersionedDeck = z.infer<typeof DeckAndVersion>;

/** The words and choices that a website's draft is rendered from. */
export const readDeck = async (
  world: UserWorld,
  { websiteId }: { websiteId: string },
): Promise<VersionedDeck> => deckOf(await requireWebsite(world, websiteId));

export const deckOf = ({ deck, deckVersion }: WebsiteRow): VersionedDeck => ({
  deck: JSON.parse(deck) as Deck,
  version: deckVersion,
});
