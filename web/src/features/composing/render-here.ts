import type { Palette } from "#composer/palette.ts";
import { renderSite } from "#composer/templates/render-site.ts";
import type { CastPictures } from "#composer/templates/site-facts.ts";
import { type DeckInput, writeDeck } from "#composer/write-deck.ts";
import type { SocialLinks } from "#contract/primitives.ts";
import type { TemplateId } from "#contract/website.ts";

/** What a site is rendered from. The server writes the site's text from the same facts. */
export interface SiteHere extends DeckInput {
  template: TemplateId;
  /** `data:` URLs: nothing is fetched. */
  logo: string | null;
  banner: string | null;
  /** The hero in poses; null where it was not drawn, or not yet. */
  cast: CastPictures | null;
  social: SocialLinks;
  palette: Palette | null;
  product: string;
  launchpad: string;
}

/** Renders a token's site as it is before the launch, as one page without any of our addresses. */
export const renderHere = (site: SiteHere): string =>
  renderSite(site.template, writeDeck(site), {
    name: site.name,
    ticker: site.ticker,
    logoUrl: site.logo,
    bannerUrl: site.banner,
    cast: site.cast,
    shareImageUrl: null,
    siteUrl: null,
    mintAddress: null,
    launchpadName: site.launchpad,
    launchpadTokenUrl: null,
    social: site.social,
    palette: site.palette,
    productName: site.product,
    productUrl: null,
    reportUrl: null,
  });

/** What each message of a design prompt made of the page, as `renderHere` shows it. */
export { designsOf } from "#composer/deck/read-design.ts";
