import { deck } from "#contract/endpoints/story.ts";
import type { Intents } from "../src/db/intents.ts";

/** A website that was changed here: its tagline is not the server's. */
export const aDeckChange = (owner: string, tagline = "Written here."): Intents["change-deck@1"] => ({
  websiteId: `site-of-${owner}`,
  site: {
    deck,
    version: 1,
    token_id: "token-1",
    template_id: "template1",
    edited: false,
    page: {
      name: "Moon Frog",
      ticker: "FROG",
      narrative: "A frog on the moon.",
      prompt: null,
      logo_url: null,
      banner_url: null,
      mint_address: null,
      launchpad_token_url: null,
      social_links: {},
      palette: null,
    },
  },
  deck: { ...deck, hero: { ...deck.hero, tagline } },
});
