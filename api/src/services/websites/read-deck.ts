import type * as z from "zod/mini";
import { launchpadTokenUrl } from "#contract/config.ts";
import type { DeckAndVersion, EditableWebsite } from "#contract/website.ts";
import type { WebsiteRow } from "../../db/websites.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken, requireWebsite } from "../ownership/require-owned.ts";
import { castAddresses } from "./cast.ts";
import { recipeOf } from "./site-recipe.ts";
import { siteSource } from "./site-source.ts";

export type VersionedDeck = z.infer<typeof DeckAndVersion>;

/** The deck that a website's draft is rendered from, and what its page shows beside it. */
export async function readDeck(
  deps: UserDeps,
  { websiteId }: { websiteId: string },
): Promise<EditableWebsite> {
  const website = await requireWebsite(deps, websiteId);
  const token = await requireToken(deps, website.tokenId);
  const { name, ticker, social, palette, logo, banner, cast } = siteSource(token, website);
  const media = (file: string | null) => file && `/media/${file}`;
  return {
    ...deckOf(website),
    token_id: token.id,
    template_id: website.templateId,
    edited: website.deckIsOwn,
    page: {
      name,
      ticker,
      narrative: token.narrative,
      prompt: recipeOf(token).prompt,
      logo_url: media(logo),
      banner_url: media(banner),
      cast: castAddresses(cast, (_, blob) => `/media/${blob}`),
      mint_address: token.mintAddress,
      launchpad_token_url:
        token.mintAddress && launchpadTokenUrl(deps.settings.launchpadUrl, token.mintAddress),
      social_links: social,
      palette,
    },
  };
}

export const deckOf = ({ deck, deckVersion }: WebsiteRow): VersionedDeck => ({
  deck: deck,
  version: deckVersion,
});
