import type { SiteSource } from "../../db/site-source.ts";
import type { TokenRow } from "../../db/tokens.ts";
import type { OwnedWebsite, WebsiteRow } from "../../db/websites.ts";
import { castOf } from "./cast.ts";
import { recipeOf } from "./site-recipe.ts";

type SiteContent = Pick<WebsiteRow, "subdomain" | "domain" | "templateId" | "deck" | "socialLinks" | "page">;

/** What a website would show if it were rendered now. */
export const siteSource = (token: TokenRow, website: SiteContent): SiteSource => ({
  subdomain: website.subdomain,
  domain: website.domain,
  templateId: website.templateId,
  deck: website.deck,
  social: website.socialLinks,
  name: token.name,
  ticker: token.ticker,
  palette: recipeOf(token).palette,
  logo: token.logo,
  banner: token.banner,
  cast: castOf(token),
  page: website.page,
});

export const hostOf = ({ subdomain, domain }: { subdomain: string; domain: string }): string =>
  `${subdomain}.${domain}`;

export interface LiveSite {
  host: string;
  source: SiteSource;
}

/** The site that is live at this time, or null. */
export function liveSite({ live, liveHost, expiresAt }: OwnedWebsite, now: number): LiveSite | null {
  const isLive = live !== null && liveHost !== null && expiresAt !== null && expiresAt > now;
  return isLive ? { host: liveHost, source: live } : null;
}
