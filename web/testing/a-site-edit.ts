import { deck } from "#contract/endpoints/story.ts";
import type { SiteEditRow } from "../src/db/rows.ts";

/** A website on the device, edited there: its tagline is not the server's. */
export const aSiteEdit = (owner: string, tagline = "Written here."): SiteEditRow => ({
  owner,
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
  savedAt: 1,
});
