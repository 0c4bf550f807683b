import * as z from "zod/mini";
import { lists } from "./limits.ts";
import { Address, queryInteger, Time } from "./primitives.ts";

/** What everybody may see of a token that was launched on this instance. */
export const GalleryToken = z.object({
  mint_address: Address,
  name: z.string(),
  ticker: z.string(),
  image_url: z.nullable(z.string()),
  banner_url: z.nullable(z.string()),
  /** The token's website, while it is live. */
  website_url: z.nullable(z.string()),
  launched_at: Time,
});
export type GalleryToken = z.infer<typeof GalleryToken>;

/** A page of the gallery, the newest launch first. */
export const Gallery = z.object({ tokens: z.array(GalleryToken), has_more: z.boolean() });
export type Gallery = z.infer<typeof Gallery>;

export const gallerySentences = {
  offline: "The server cannot be reached.",
  empty: "Nothing has been launched here yet",
  shown: "Everyone can see {name} in the gallery.",
  leftOut: "{name} is hidden from the gallery.",
  failed: "The gallery could not be changed. Please try again.",
  first: "The first one could be yours: describe your idea, and see its name, art and website.",
} as const;

export const GalleryQuery = z.object({
  limit: queryInteger(1, lists.galleryMax, lists.galleryMax),
  offset: queryInteger(0, lists.galleryOffsetMax, lists.offsetDefault),
});
export type GalleryQuery = z.infer<typeof GalleryQuery>;
