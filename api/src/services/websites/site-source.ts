import type { Palette } from "#composer/palette.ts";
import type { Deck } from "#contract/deck.ts";
import type { SocialLinks } from "#contract/social-links.ts";
import type { TemplateId } from "#contract/template.ts";
import type { TokenRow } from "../../db/tokens.ts";
import type { WebsiteRow } from "../../db/websites.ts";
import type { Brand } from "./brand.ts";

/** A model's own page, sanitised. */
export interface PremiumPage {
  css: string;
  /** HTML. Its pictures are named `logo` and `banner`. */
  body: string;
}

/** All that a page is rendered from, except its host and the mint. Stored as JSON for the live site. */
export interface SiteSource {
  subdomain: string;
  domain: string;
  templateId: TemplateId;
  deck: Deck;
  social: SocialLinks;
  name: string;
  ticker: string;
  palette: Palette | null;
  logo: string | null;
  banner: string | null;
  /** Icon and share picture; set when deployed. */
  brand?: Brand | null;
  /** Rendered instead of the template. */
  page?: PremiumPage | null;
}

type SiteContent = Pick<WebsiteRow, "subdomain" | "domain" | "templateId" | "deck" | "socialLinks" | "page">;

/** What a website would show if it were rendered now. */
export const siteSource = (token: TokenRow, website: SiteContent): SiteSource => ({
  subdomain: website.subdomain,
  domain: website.domain,
  templateId: website.templateId as TemplateId,
  deck: JSON.parse(website.deck) as Deck,
  social: JSON.parse(website.socialLinks) as SocialLinks,
  name: token.name,
  ticker: token.ticker,
  palette: token.palette === null ? null : (JSON.parse(token.palette) as Palette),
  logo: token.logo,
  banner: token.banner,
  page: website.page === null ? null : (JSON.parse(website.page) as PremiumPage),
});

export const parseSource = (json: string): SiteSource => JSON.parse(json) as SiteSource;

export const hostOf = ({ subdomain, domain }: { subdomain: string; domain: string }): string =>
  `${subdomain}.${domain}`;
