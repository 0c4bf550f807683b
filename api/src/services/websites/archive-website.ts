import { type Zippable, zipSync } from "fflate";
import type { UserWorld } from "../../world.ts";
import { requireToken } from "../tokens/require-token.ts";
import { renderArchivedPage } from "./render-page.ts";
import { requireWebsite } from "./require-website.ts";
import { siteSource } from "./site-source.ts";

export interface Archive {
  name: string;
  bytes: Uint8Array;
}

/** ZIP knows no time before 1980. */
const EARLIEST = Date.UTC(1980, 0, 2);

/** A website's draft as a ZIP that opens from disk: the page, its pictures beside it, and these as PNG as well. */
export async function archiveWebsite(
  world: UserWorld,
  { websiteId }: { websiteId: string },
): Promise<Archive> {
  const website = await requireWebsite(world, websiteId);
  const token = await requireToken(world, website.tokenId);
  const source = siteSource(token, website);
  const mtime = Math.max(EARLIEST, website.updatedAt);
  const files: Zippable = {
    "index.html": [Buffer.from(renderArchivedPage(world, source, token.mintAddress)), { mtime }],
  };
  for (const [name, blob] of Object.entries({ logo: source.logo, banner: source.banner })) {
    const picture = blob && (await world.blobs.read(blob));
    if (!picture) continue;
    // Packed already.
    files[`${name}.webp`] = [picture, { level: 0, mtime }];
    files[`${name}.png`] = [await world.images.png(picture), { level: 0, mtime }];
  }
  return { name: `${website.subdomain}.zip`, bytes: zipSync(files) };
}
