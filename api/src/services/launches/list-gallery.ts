import { CodedError } from "#contract/errors.ts";
import type { Gallery, GalleryQuery } from "#contract/gallery.ts";
import type { ServerDeps } from "../../deps.ts";

/** Lists what was launched on this instance, for anybody: the newest first, and nothing of who launched it. */
export async function listGallery(
  { store, clock, settings }: ServerDeps,
  { limit, offset }: GalleryQuery,
): Promise<Gallery> {
  if (!(await store.switches.isOn("gallery"))) throw new CodedError("gallery_off");
  const rows = await store.gallery.newest(limit + 1, offset, clock());
  const tokens = rows.slice(0, limit).map(({ mint, name, symbol, logo, banner, host, launchedAt }) => ({
    mint_address: mint,
    name,
    ticker: symbol,
    image_url: logo && `/media/${logo}`,
    banner_url: banner && `/media/${banner}`,
    website_url: host && settings.siteScheme + host,
    launched_at: new Date(launchedAt).toISOString(),
  }));
  return { tokens, has_more: rows.length > limit };
}
