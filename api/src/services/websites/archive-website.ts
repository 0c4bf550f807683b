import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { type AsyncZippable, zip } from "fflate";
import { CodedError } from "#contract/errors.ts";
import type { Brand, SiteSource } from "../../db/site-source.ts";
import type { TokenRow } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";
import type { OpenBlob } from "../../gateways/blob-store.ts";
import { requireToken, requireWebsite } from "../ownership/require-owned.ts";
import { drawingsOf, ensureBrand } from "./brand.ts";
import { castFiles } from "./cast.ts";
import { renderArchivedPage } from "./render-page.ts";
import { siteSource } from "./site-source.ts";

export interface Archive extends OpenBlob {
  name: string;
}

/** Packs in worker threads, off the event loop. */
const zipFiles = promisify<AsyncZippable, Uint8Array>(zip);

/** ZIP has no times before 1980. */
const EARLIEST = Date.UTC(1980, 0, 2);

/**
 * A website's draft as a ZIP that opens from disk: the page, its pictures, and the brand's files (PNG, icon,
 * share picture; if drawn here also SVG, stickers, memes and a moving avatar). It is made once and kept for a
 * day. Ends when `gone` aborts.
 */
export async function archiveWebsite(
  deps: UserDeps,
  { websiteId }: { websiteId: string },
  gone: AbortSignal,
): Promise<Archive> {
  const website = await requireWebsite(deps, websiteId);
  const token = await requireToken(deps, website.tokenId);
  const source = siteSource(token, website);
  const mtime = Math.max(EARLIEST, website.updatedAt);
  const key = createHash("sha256")
    .update(JSON.stringify([source, token.drawings, token.mintAddress, mtime]))
    .digest("hex");
  const kept = deps.archives.get(key);
  // Renewed, so that it is not removed while this client still reads it.
  const isKept = kept !== undefined && (await deps.blobs.renew(kept));
  let blob = isKept ? await deps.blobs.open(kept) : null;
  if (!blob) {
    const files = await filesOf(deps, { source, token, mtime }, gone);
    const made = await deps.blobs.put(await zipFiles(files), "zip");
    deps.archives.set(key, made);
    blob = await deps.blobs.open(made);
  }
  if (!blob) throw new CodedError("unavailable");
  return { name: `${website.subdomain}.zip`, ...blob };
}

interface Contents {
  source: SiteSource;
  token: TokenRow;
  mtime: number;
}

async function filesOf(deps: UserDeps, contents: Contents, gone: AbortSignal): Promise<AsyncZippable> {
  const { token, mtime } = contents;
  const source = { ...contents.source, brand: await ensureBrand(deps, token) };
  const page = renderArchivedPage(deps, source, token.mintAddress);
  const files: AsyncZippable = { "index.html": [Buffer.from(page), { mtime }] };
  const add: AddFile = (name, bytes, level = 0) => {
    if (gone.aborted) throw new CodedError("bad_request");
    files[name] = [bytes, { level, mtime }];
  };
  for (const [name, blob] of Object.entries({ logo: source.logo, banner: source.banner })) {
    const picture = blob && (await deps.blobs.read(blob));
    if (!picture) continue;
    // WebP is packed already.
    add(`${name}.webp`, picture);
    add(`${name}.png`, await deps.images.png(picture));
  }
  const more = { ...(source.brand ? namesOf(source.brand) : {}), ...castNamesOf(source) };
  for (const [name, blob] of Object.entries(more)) {
    const bytes = await deps.blobs.read(blob);
    if (bytes) add(name, bytes);
  }
  await addDrawings(deps, token, add);
  return files;
}

/** Adds a file, packed at that level. */
type AddFile = (name: string, bytes: Uint8Array, level?: 0 | 6) => void;

const namesOf = ({ icon, touchIcon, share }: Brand) => ({
  "favicon.png": icon,
  "apple-touch-icon.png": touchIcon,
  "share.jpg": share,
});

const castNamesOf = ({ cast, page }: SiteSource): Record<string, string> =>
  cast && !page ? Object.fromEntries(castFiles(cast)) : {};

/** Adds the SVGs, the stickers, the memes and the moving avatar of pictures that were drawn here. */
async function addDrawings(deps: UserDeps, token: TokenRow, add: AddFile): Promise<void> {
  const drawings = await drawingsOf(deps, token);
  if (!drawings) return;
  add("logo.svg", Buffer.from(drawings.logo.svg), 6);
  add("banner.svg", Buffer.from(drawings.banner.svg), 6);
  for (const { name, drawing } of drawings.stickers) {
    add(`stickers/${name}.png`, await deps.images.png(await deps.composer.draw(drawing)));
    add(`stickers/${name}.svg`, Buffer.from(drawing.svg), 6);
  }
  for (const { name, drawing } of drawings.memes ?? [])
    add(`memes/${name}.png`, await deps.images.png(await deps.composer.draw(drawing)));
  if (!drawings.avatar) return;
  const { frames, turns } = drawings.avatar;
  const pictures = await Promise.all(frames.map((frame) => deps.composer.draw(frame)));
  add("avatar.webp", await deps.images.animated(pictures, turns));
}
