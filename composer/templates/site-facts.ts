import type { SocialLinks } from "#contract/primitives.ts";
import type { PoseName } from "../drawing/kit.ts";
import type { Palette } from "../palette.ts";

/** Where the hero's pictures are: squares with nothing behind the figure. */
export interface CastPictures {
  poses: Partial<Record<PoseName, string>>;
  /** Those with a word under the figure, by their names: people may keep them. */
  stickers: { name: string; url: string }[];
  /** Captioned pictures of it, 640 square. */
  memes?: { name: string; url: string }[] | undefined;
}

/** What a site says that its deck does not: where it is, what it shows, what it links to. */
export interface SiteFacts {
  name: string;
  ticker: string;
  logoUrl: string | null;
  bannerUrl: string | null;
  /** The hero drawn for the page; absent where the pictures were not drawn here. */
  cast?: CastPictures | null;
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
