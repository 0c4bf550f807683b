import type { SocialLinks } from "#contract/primitives.ts";
import type { Palette } from "../palette.ts";

/** Where the hero's pictures are, each by what it shows. */
export interface CastPictures {
  /** Named as in the kit (`PoseName`): squares with nothing behind the figure, but for the panorama. */
  poses: NamedPicture[];
  /** Those with a word under the figure: people may keep them. */
  stickers: NamedPicture[];
  /** Captioned pictures of it, 640 square. */
  memes?: NamedPicture[] | undefined;
}

interface NamedPicture {
  name: string;
  url: string;
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
