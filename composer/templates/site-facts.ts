import type { SocialLinks } from "#contract/primitives.ts";
import type { Palette } from "../palette.ts";

/** What a site says that its deck does not: where it is, what it shows, what it links to. */
export interface SiteFacts {
  name: string;
  ticker: string;
  logoUrl: string | null;
  bannerUrl: string | null;
  shareImageUrl: string | null;
  /** For a tab and for a home screen; the logo where there is none. */
  iconUrl?: string | null;
  touchIconUrl?: string | null;
  siteUrl: string | null;
  mintAddress: string | null;
  launchpadName: string;
  launchpadTokenUrl: string | null;
  social: SocialLinks;
  palette: Palette | null;
  productName: string;
  productUrl: string | null;
  reportUrl: string | null;
}
