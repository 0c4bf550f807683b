import type { SiteFacts } from "../../../composer/templates/render-site.ts";
import { fullestDeck, textsOf } from "../../../composer/templates/testing/fullest-deck.ts";
import { live } from "../../../composer/templates/testing/states.ts";
import type { Deck } from "../../../contract/deck.ts";

type Put = (field: string) => string;

const factsWith = (put: Put): SiteFacts => ({
  name: put("name"),
  ticker: put("ticker"),
  logoUrl: put("logoUrl"),
  bannerUrl: put("bannerUrl"),
  shareImageUrl: put("shareImageUrl"),
  iconUrl: put("iconUrl"),
  touchIconUrl: put("touchIconUrl"),
  siteUrl: put("siteUrl"),
  mintAddress: put("mintAddress"),
  launchpadName: put("launchpadName"),
  launchpadTokenUrl: put("launchpadTokenUrl"),
  social: {
    twitter: put("social.twitter"),
    telegram: put("social.telegram"),
    discord: put("social.discord"),
    website: put("social.website"),
  },
  palette: {
    primary: put("palette.primary"),
    secondary: put("palette.secondary"),
    accent: put("palette.accent"),
    light: put("palette.light"),
    deep: put("palette.deep"),
    ink: put("palette.ink"),
  },
  productName: put("productName"),
  productUrl: put("productUrl"),
  reportUrl: put("reportUrl"),
});

/** A site in which `put` says what stands in each field: whatever the schemas would have refused included. */
export const siteWith = (put: Put): { deck: Deck; facts: SiteFacts } => {
  const deck = fullestDeck((_, path) => put(path));
  return { deck: { ...deck, look: { ...deck.look, accent: put("look.accent") } }, facts: factsWith(put) };
};

export const fields: readonly string[] = (() => {
  const seen: string[] = [];
  siteWith((field) => {
    seen.push(field);
    return field;
  });
  return seen;
})();

/**
 * Fields whose words stand on the page as they are; the others must be an address or a colour to be there at
 * all.
 */
export const wordFields: readonly string[] = [
  ...textsOf(fullestDeck((_, path) => path)).map(([path]) => path),
  "name",
  "ticker",
  "mintAddress",
  "launchpadName",
  "productName",
];

/** The fields as they should be. */
export const plainFields = (field: string): string =>
  field in live && typeof live[field as keyof SiteFacts] === "string"
    ? String(live[field as keyof SiteFacts])
    : field;
