import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Store } from "../db/store.ts";
import type { BlobStore } from "../gateways/blob-store.ts";

/** One file of a site as `sites.files` keeps it: blob names of its bytes in each encoding. */
export interface PublishedFile {
  path: string;
  type: string;
  identity: string;
  gzip: string | null;
  br: string | null;
}

export type Encoding = "identity" | "gzip" | "br";

/** Bytes and headers, ready to be written. */
export interface Body {
  bytes: Buffer;
  etag: string;
  encoding: Encoding;
}

export interface SiteFile {
  type: string;
  bodies: Partial<Record<Encoding, Body>>;
}

export interface Site {
  websiteId: string;
  /** Milliseconds since 1970; past it the site is gone. */
  expiresAt: number;
  files: ReadonlyMap<string, SiteFile>;
}

/** The sites that are asked for, in memory. Null: nothing was ever published on that host. */
export interface SiteCache {
  get(host: string): Promise<Site | null>;
  /** To be called after whatever changes what a host answers. */
  forget(host: string): void;
}

const MAX_BYTES = 96 * 1024 * 1024;

export function createSiteCache(store: Pick<Store, "sites">, blobs: BlobStore): SiteCache {
  const sites = new LRUCache<string, Site>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  const loads = new Map<string, Promise<Site | null>>();

  async function load(host: string): Promise<Site | null> {
    const row = store.sites.atHost(host);
    if (!row) return null;
    const files = JSON.parse(row.files) as PublishedFile[];
    const read = await Promise.all(
      files.map(async (file) => [file.path, await readFiles(blobs, file)] as const),
    );
    return { websiteId: row.websiteId, expiresAt: row.expiresAt, files: new Map(read) };
  }

  function loadOnce(host: string): Promise<Site | null> {
    const known = loads.get(host);
    if (known) return known;
    const loading = load(host);
    loads.set(host, loading);
    // A site that was forgotten while it was being read may be stale: answered once, but not kept.
    const keep = (site: Site | null) => {
      if (loads.get(host) !== loading) return;
      loads.delete(host);
      if (site) sites.set(host, site);
    };
    loading.then(keep, () => keep(null));
    return loading;
  }

  return {
    async get(host) {
      return sites.get(host) ?? loadOnce(host);
    },
    forget(host) {
      sites.delete(host);
      loads.delete(host);
    },
  };
}

async function readFiles(blobs: BlobStore, file: PublishedFile): Promise<SiteFile> {
  const bodies: SiteFile["bodies"] = {};
  for (const encoding of ["identity", "gzip", "br"] as const) {
    const name = file[encoding];
    const bytes = name === null ? null : await blobs.read(name);
    if (bytes) bodies[encoding] = { bytes, etag: etagOf(bytes), encoding };
  }
  return { type: file.type, bodies };
}

const etagOf = (bytes: Buffer): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

function sizeOf(site: Site): number {
  let size = 1_024;
  for (const file of site.files.values()) {
    for (const body of Object.values(file.bodies)) size += body.bytes.length;
  }
  return size;
}
