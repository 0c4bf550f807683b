import type { PoseName } from "#composer/drawing/kit.ts";
import type { Palette } from "#composer/palette.ts";
import type { Deck } from "#contract/deck.ts";
import type { SocialLinks } from "#contract/primitives.ts";
import type { TemplateId } from "#contract/website.ts";

/** A model's own page, sanitised. */
export interface PremiumPage {
  css: string;
  /** HTML. Its pictures are named `logo` and `banner`. */
  body: string;
}

/** The small pictures of a site, as blob names. */
export interface Brand {
  /** The hash of their sources: while it is the same, they are not made again. */
  of: string;
  /** PNG, 48 square and 180 square. */
  icon: string;
  touchIcon: string;
  /** JPEG, 1200 × 630: what a link to the site shows. */
  share: string;
}

/** The hero and its poses for a page, as blob names (WebP). */
export interface SiteCast {
  /** The blob of the drawings, or of the picture, that they were made from. */
  of: string;
  poses: { name: PoseName; blob: string }[];
  stickers: { name: string; blob: string }[];
  /** Captioned pictures; none once the token has another name, which some of them say. */
  memes: { name: string; blob: string }[];
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
  /** Absent where the pictures were not drawn here. */
  cast?: SiteCast | null;
  /** Icon and share picture; set when deployed. */
  brand?: Brand | null;
  /** Rendered instead of the template. */
  page?: PremiumPage | null;
}

/** One file of a published site: the blob names of its bytes in each encoding. */
export interface PublishedFile {
  path: string;
  type: string;
  identity: string;
  gzip: string | null;
  br: string | null;
}
