import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { PublishedFile } from "../db/site-source.ts";
import type { Store } from "../db/store.ts";
import type { BlobStore } from "../gateways/blob-store.ts";

export type Encoding = "identity" | "gzip" | "br";

/** Bytes and headers, ready to be written. `head` is a flat list: name, value, name, value. */
export interface Body {
  bytes: Buffer;
  etag: string;
  head: readonly string[];
}

/** A file in each encoding that it was stored in. */
export type SiteFile = Partial<Record<Encoding, Body>>;

export interface Site {
  websiteId: string;
  /** Taken down by the operator: none of its files is served. */
  isTakenDown: boolean;
  /** Milliseconds since 1970; the site is served until then. */
  expiresAt: number;
  files: ReadonlyMap<string, SiteFile>;
}

/** Sites in memory. Null: nothing was ever published on this host. */
export interface SiteCache {
  get(host: string): Promise<Site | null>;
  /** The site, if nothing has to be read for it. */
  inMemory(host: string): Site | undefined;
  /** Call this after any change to what a host answers. */
  forget(host: string): void;
  /** Forgets every host, when another process has written to the database. */
  forgetAll(): void;
}

const MAX_BYTES = 96 * 1024 * 1024;

/** `safety` are the headers of every answer of a site; `onLook` reports whether a site was in memory. */
export function createSiteCache(
  store: Pick<Store, "sites" | "blocks">,
  blobs: BlobStore,
  safety: Readonly<Record<string, string>>,
  onLook: (isHit: boolean) => void,
): SiteCache {
  const common = Object.entries(safety).flat();
  const sites = new LRUCache<string, Site>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  const loads = new Map<string, Promise<Site | null>>();

  async function load(host: string): Promise<Site | null> {
    if (store.blocks.isTakenDown(host)) return takenDown;
    const row = store.sites.atHost(host);
    if (!row) return null;
    const read = await Promise.all(
      row.files.map(async (file) => [file.path, await readFile(blobs, file, common)] as const),
    );
    const { websiteId, expiresAt } = row;
    return { websiteId, isTakenDown: false, expiresAt, files: new Map(read) };
  }

  function loadOnce(host: string): Promise<Site | null> {
    const known = loads.get(host);
    if (known) return known;
    const loading = load(host);
    loads.set(host, loading);
    // A site that was forgotten while it was read may be stale: it is served once, but not cached.
    const finishLoad = (site: Site | null) => {
      if (loads.get(host) !== loading) return;
      loads.delete(host);
      if (site) sites.set(host, site);
    };
    loading.then(finishLoad, () => finishLoad(null));
    return loading;
  }

  return {
    async get(host) {
      const site = sites.get(host);
      onLook(site !== undefined);
      return site ?? loadOnce(host);
    },
    inMemory(host) {
      const site = sites.get(host);
      if (site) onLook(true);
      return site;
    },
    forget(host) {
      sites.delete(host);
      loads.delete(host);
    },
    forgetAll() {
      sites.clear();
      loads.clear();
    },
  };
}

const takenDown: Site = { websiteId: "", isTakenDown: true, expiresAt: 0, files: new Map() };

async function readFile(blobs: BlobStore, file: PublishedFile, common: readonly string[]): Promise<SiteFile> {
  const bodies: SiteFile = {};
  for (const encoding of ["identity", "gzip", "br"] as const) {
    const name = file[encoding];
    const bytes = name === null ? null : await blobs.read(name);
    if (bytes) bodies[encoding] = bodyOf(bytes, file.type, encoding, common);
  }
  return bodies;
}

function bodyOf(bytes: Buffer, type: string, encoding: Encoding, common: readonly string[]): Body {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const head = [...common, "Content-Type", type, "Cache-Control", "no-cache", "ETag", etag];
  head.push("Vary", "Accept-Encoding");
  if (encoding !== "identity") head.push("Content-Encoding", encoding);
  return { bytes, etag, head };
}

function sizeOf(site: Site): number {
  let size = 1_024;
  for (const file of site.files.values()) {
    // Twice: once as it is stored, once as an answer that is ready to be sent.
    for (const body of Object.values(file)) size += 2 * (body.bytes.length + 1_024);
  }
  return size;
}
