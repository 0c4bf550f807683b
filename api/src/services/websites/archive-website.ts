import { type Zippable, zipSync } from "fflate";
import type { Brand } from "../../db/site-source.ts";
import type { TokenRow } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken, requireWebsite } from "../ownership/require-owned.ts";
import { brandOf, drawingsOf } from "./brand.ts";
import { renderArchivedPage } from "./render-page.ts";
import { siteSource } from "./site-source.ts";

export interface Archive {
  name: string;
  bytes: Uint8Array;
}

/** ZIP has no times before 1980. */
const EARLIEST = Date.UTC(1980, 0, 2);

/**
 * A website's draft as a ZIP that opens from disk: the page, its pictures, and the brand's files (PNG, SVG if
 * drawn here, icon, share picture, stickers).
 */
export async function archiveWebsite(deps: UserDeps, { websiteId }: { websiteId: string }): Promise<Archive> {
  const website = await requireWebsite(deps, websiteId);
  const token = await requireToken(deps, website.tokenId);
  const source = siteSource(token, website);
  const brand = await brandOf(deps, token, null);
  source.brand = brand;
  const mtime = Math.max(EARLIEST, website.updatedAt);
  const files: Zippable = {
    "index.html": [Buffer.from(renderArchivedPage(deps, source, token.mintAddress)), { mtime }],
  };
  const add = (name: string, bytes: Uint8Array, level: 0 | 6 = 0) => {
    files[name] = [bytes, { level, mtime }];
  };
  for (const [name, blob] of Object.entries({ logo: source.logo, banner: source.banner })) {
    const picture = blob && (await deps.blobs.read(blob));
    if (!picture) continue;
    // Packed already.
    add(`${name}.webp`, picture);
    add(`${name}.png`, await deps.images.png(picture));
  }
  for (const [name, blob] of Object.entries(brand ? namesOf(brand) : {})) {
    const bytes = await deps.blobs.read(blob);
    if (bytes) add(name, bytes);
  }
  await addDrawings(deps, token, add);
  return { name: `${website.subdomain}.zip`, bytes: zipSync(files) };
}

const namesOf = ({ icon, touchIcon, share }: Brand) => ({
  "favicon.png": icon,
  "apple-touch-icon.png": touchIcon,
  "share.jpg": share,
});

/** Adds the SVGs and stickers of pictures that were drawn here. */
async function addDrawings(
  deps: UserDeps,
  token: TokenRow,
  add: (name: string, bytes: Uint8Array, level?: 0 | 6) => void,
): Promise<void> {
  const drawings = await drawingsOf(deps, token);
  if (!drawings) return;
  add("logo.svg", Buffer.from(drawings.logo.svg), 6);
  add("banner.svg", Buffer.from(drawings.banner.svg), 6);
  for (const { name, drawing } of drawings.stickers) {
    add(`stickers/${name}.png`, await deps.images.png(await deps.composer.draw(drawing)));
    add(`stickers/${name}.svg`, Buffer.from(drawing.svg), 6);
  }
}
