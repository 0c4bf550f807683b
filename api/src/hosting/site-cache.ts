import { LRUCache } from "lru-cache";
import type { PublishedFile } from "../db/site-source.ts";
import type { Store } from "../db/store.ts";
import type { BlobStore } from "../gateways/blob-store.ts";

/** Smallest first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** Bytes and headers, ready to be written. Each head is a flat list: name, value, name, value. */
export interface Body {
  bytes: Buffer;
  etag: string;
  /** Of an answer that it is unchanged. */
  head: string[];
  /** Of an answer with its bytes. */
  wholeHead: string[];
}

/** What a live host answers, without the bytes of its files. */
export interface Site {
  websiteId: string;
  /** Taken down by the operator: none of its files is served. */
  isTakenDown: boolean;
  /** Milliseconds since 1970; the site is served until then. */
  expiresAt: number;
  files: ReadonlyMap<string, PublishedFile>;
}

/** Sites and their files in memory. A null site: nothing was ever published on this host. */
export interface SiteCache {
  get(host: string): Promise<Site | null>;
  /** The site, if nothing has to be read for it. */
  inMemory(host: string): Site | undefined;
  /** A file in an encoding that it was stored in; null if its bytes are gone. */
  read(file: PublishedFile, encoding: Encoding): Promise<Body | null>;
  /** What `read` gives, by its `bodyKey`, if nothing has to be read for it. */
  readInMemory(key: string): Body | undefined;
  /** Call this after any change to what a host answers. */
  forget(host: string): void;
  /** Forgets every host, when another process has written to the database. */
  forgetAll(): void;
}

const MAX_SITE_BYTES = 32 * 1024 * 1024;
const MAX_FILE_BYTES = 96 * 1024 * 1024;

/** `safety` are the headers of every answer of a site; `onLook` reports whether a site was in memory. */
export function createSiteCache(
  store: Pick<Store, "sites" | "blocks">,
  blobs: BlobStore,
  safety: Readonly<Record<string, string>>,
  onLook: (isHit: boolean) => void,
): SiteCache {
  const common = Object.entries(safety).flat();
  const sites = new LRUCache<string, Site>({ maxSize: MAX_SITE_BYTES, sizeCalculation: sizeOf });
  // By what is in them: what a host answers may change, these never do.
  const bodies = new LRUCache<string, Body>({ maxSize: MAX_FILE_BYTES, sizeCalculation: sizeOfBody });
  const siteLoads = new Map<string, Promise<Site | null>>();
  const bodyLoads = new Map<string, Promise<Body | null>>();

  async function loadSite(host: string): Promise<Site | null> {
    const [isTakenDown, row] = await Promise.all([store.blocks.isTakenDown(host), store.sites.atHost(host)]);
    if (isTakenDown) return takenDown;
    if (!row) return null;
    const { websiteId, expiresAt, files } = row;
    return {
      websiteId,
      isTakenDown: false,
      expiresAt,
      files: new Map(files.map((file) => [file.path, file])),
    };
  }

  async function loadBody(blob: string, type: string, encoding: Encoding): Promise<Body | null> {
    const bytes = await blobs.read(blob);
    return bytes && bodyOf(bytes, { blob, type, encoding }, common);
  }

  return {
    async get(host) {
      const site = sites.get(host);
      onLook(site !== undefined);
      return site ?? loadOnce(siteLoads, sites, host, () => loadSite(host));
    },
    inMemory(host) {
      const site = sites.get(host);
      if (site) onLook(true);
      return site;
    },
    async read(file, encoding) {
      const blob = file[encoding];
      if (blob === null) return null;
      const key = bodyKey(file, encoding);
      return bodies.get(key) ?? loadOnce(bodyLoads, bodies, key, () => loadBody(blob, file.type, encoding));
    },
    readInMemory: (key) => bodies.get(key),
    forget(host) {
      sites.delete(host);
      siteLoads.delete(host);
    },
    forgetAll() {
      sites.clear();
      siteLoads.clear();
    },
  };
}

/** By what a file is kept in an encoding: its bytes and its type. */
export const bodyKey = (file: PublishedFile, encoding: Encoding): string => `${file[encoding]} ${file.type}`;

/**
 * Loads what several ask for at the same time once, and keeps it. What was forgotten while it was read may be
 * stale: it is given, but not kept.
 */
function loadOnce<T extends object>(
  loads: Map<string, Promise<T | null>>,
  kept: LRUCache<string, T>,
  key: string,
  load: () => Promise<T | null>,
): Promise<T | null> {
  const known = loads.get(key);
  if (known) return known;
  const loading = load();
  loads.set(key, loading);
  const finish = (loaded: T | null) => {
    if (loads.get(key) !== loading) return;
    loads.delete(key);
    if (loaded) kept.set(key, loaded);
  };
  loading.then(finish, () => finish(null));
  return loading;
}

const takenDown: Site = { websiteId: "", isTakenDown: true, expiresAt: 0, files: new Map() };

interface Stored {
  /** Named by the hash of what is in it, and so is its version. */
  blob: string;
  type: string;
  encoding: Encoding;
}

function bodyOf(bytes: Buffer, { blob, type, encoding }: Stored, common: readonly string[]): Body {
  const etag = `"${blob.slice(0, 32)}"`;
  const head = [...common, "Content-Type", type, "Cache-Control", "no-cache", "ETag", etag];
  head.push("Vary", "Accept-Encoding");
  if (encoding !== "identity") head.push("Content-Encoding", encoding);
  return { bytes, etag, head, wholeHead: [...head, "Content-Length", String(bytes.length)] };
}

/** Each file has a path, a type and up to three names of 70 characters. */
const sizeOf = ({ files }: Site): number => 1_024 + files.size * 512;

/** Twice: once as it is stored, once as an answer that is ready to be sent. */
const sizeOfBody = ({ bytes }: Body): number => 2 * (bytes.length + 1_024);
