import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { DAY } from "#contract/limits.ts";
import type { PublishedFile, SiteSource } from "../../db/site-source.ts";
import type { ServerDeps } from "../../deps.ts";
import type { BlobStore } from "../../gateways/blob-store.ts";
import { castFiles } from "./cast.ts";
import { renderHostedPage, reportUrlOf } from "./render-page.ts";
import { hostOf } from "./site-source.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Renders and stores a site's files in every encoding; returns what `sites.files` stores. */
export async function publishFiles(
  deps: ServerDeps,
  source: SiteSource,
  mint: string | null,
): Promise<PublishedFile[]> {
  const html = Buffer.from(renderHostedPage(deps, source, mint));
  const texts = await Promise.all([
    storeText(deps.blobs, "/", "text/html; charset=utf-8", "html", html),
    ...noticesOf(deps, source).map((notice) => storeNotice(deps.blobs, notice)),
  ]);
  return [
    ...texts,
    ...picture("/logo.webp", "image/webp", source.logo),
    ...picture("/banner.webp", "image/webp", source.banner),
    ...picture("/favicon.png", "image/png", source.brand?.icon ?? null),
    ...picture("/apple-touch-icon.png", "image/png", source.brand?.touchIcon ?? null),
    ...picture("/share.jpg", "image/jpeg", source.brand?.share ?? null),
    ...castPictures(source),
  ];
}

interface Notice {
  path: string;
  type: string;
  text: string;
}

/** What a site says to crawlers, and where vulnerabilities are reported. */
function noticesOf({ settings, clock }: ServerDeps, source: SiteSource): Notice[] {
  const site = settings.siteScheme + hostOf(source);
  const type = "text/plain; charset=utf-8";
  const until = new Date(clock() + 30 * DAY).toISOString();
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${site}/</loc></url></urlset>
`;
  const security = `Contact: mailto:${settings.supportEmail}
Contact: ${reportUrlOf(settings, source)}
Expires: ${until}
`;
  return [
    { path: "/robots.txt", type, text: `User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n` },
    { path: "/sitemap.xml", type: "application/xml; charset=utf-8", text: sitemap },
    { path: "/.well-known/security.txt", type, text: security },
  ];
}

/** Too short for compression to be worth it. */
async function storeNotice(blobs: BlobStore, { path, type, text }: Notice): Promise<PublishedFile> {
  return { path, type, identity: await blobs.put(Buffer.from(text), "txt"), gzip: null, br: null };
}

/** A premium page is a model's own, which knows of none. */
const castPictures = ({ cast, page }: SiteSource): PublishedFile[] =>
  cast && !page ? castFiles(cast).flatMap(([name, blob]) => picture(`/${name}`, "image/webp", blob)) : [];

/** Pictures are blobs already. */
const picture = (path: string, type: string, blob: string | null): PublishedFile[] =>
  blob ? [{ path, type, identity: blob, gzip: null, br: null }] : [];

/** Brotli at 5: a fiftieth of the time of 11, which the job `compress-page` puts in its place; gzip at 5: two thirds of 6. */
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
    toGzip(bytes, { level: 5 }).then((packed) => blobs.put(packed, "gz")),
    brotli.then((packed) => blobs.put(packed, "br")),
  ]);
  return { path, type, identity, gzip: zipped, br };
}
