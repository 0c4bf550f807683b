import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PublishedFile, SiteSource } from "../../db/site-source.ts";
import type { ServerDeps } from "../../deps.ts";
import type { BlobStore } from "../../gateways/blob-store.ts";
import { renderHostedPage } from "./render-page.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Renders and stores a site's files in every encoding; returns what `sites.files` stores. */
export async function publishFiles(
  deps: ServerDeps,
  source: SiteSource,
  mint: string | null,
): Promise<PublishedFile[]> {
  const html = Buffer.from(renderHostedPage(deps, source, mint));
  const robots = Buffer.from("User-agent: *\nAllow: /\n");
  const files: PublishedFile[] = [
    await storeText(deps.blobs, "/", "text/html; charset=utf-8", "html", html),
    await storeText(deps.blobs, "/robots.txt", "text/plain; charset=utf-8", "txt", robots),
    ...picture("/logo.webp", "image/webp", source.logo),
    ...picture("/banner.webp", "image/webp", source.banner),
    ...picture("/favicon.png", "image/png", source.brand?.icon ?? null),
    ...picture("/apple-touch-icon.png", "image/png", source.brand?.touchIcon ?? null),
    ...picture("/share.jpg", "image/jpeg", source.brand?.share ?? null),
  ];
  return files;
}

/** Pictures are blobs already. */
const picture = (path: string, type: string, blob: string | null): PublishedFile[] =>
  blob ? [{ path, type, identity: blob, gzip: null, br: null }] : [];

/** Brotli at 5: a fiftieth of the time of 11, for a tenth more bytes. */
async function storeText(
  blobs: BlobStore,
  path: string,
  type: string,
  extension: string,
  bytes: Buffer,
): Promise<PublishedFile> {
  const brotli = toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const [identity, zipped, br] = await Promise.all([
    blobs.put(bytes, extension),
    toGzip(bytes, { level: 6 }).then((packed) => blobs.put(packed, "gz")),
    brotli.then((packed) => blobs.put(packed, "br")),
  ]);
  return { path, type, identity, gzip: zipped, br };
}
