import { type Endpoint, type ExamplesOf, get } from "../endpoint.ts";
import { Gallery, GalleryQuery } from "../gallery.ts";
import { launched, mint } from "./story.ts";

export const galleryEndpoints = {
  listGallery: {
    ...get,
    path: "/gallery",
    summary: "Tokens launched on this instance that their creators show, the newest first",
    access: "public",
    query: GalleryQuery,
    output: Gallery,
    errors: ["gallery_off"],
  },
} as const satisfies Record<string, Endpoint>;

export const galleryExamples: ExamplesOf<typeof galleryEndpoints> = {
  listGallery: {
    query: { limit: 24, offset: 0 },
    answer: {
      tokens: [
        {
          mint_address: mint,
          name: launched.name,
          ticker: launched.ticker,
          image_url: launched.image_url,
          banner_url: launched.banner_url,
          website_url: launched.website_url,
          launched_at: "2026-03-15T18:02:44.000Z",
        },
      ],
      has_more: false,
    },
  },
};
