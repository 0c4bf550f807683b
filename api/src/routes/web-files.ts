import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A file of the built app, in each encoding. */
export interface WebFile {
  type: string;
  etag: string;
  identity: Buffer<ArrayBuffer>;
  /** Null where compressing does not pay. */
  br: Buffer<ArrayBuffer> | null;
  gzip: Buffer<ArrayBuffer> | null;
}

export interface WebFiles {
  /** Null where there is no such file. */
  read(path: string): Promise<WebFile | null>;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".wasm": "application/wasm",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
/** Already compressed by their own format. */
const PACKED = new Set([".png", ".webp", ".ico", ".woff2"]);

/** Changes a file before it is served. */
export type Dress = (path: string, bytes: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Reads, dresses and compresses each file once, and again after a new build. */
export function createWebFiles(folder: string, dress: Dress = (_path, bytes) => bytes): WebFiles {
  const known = new Map<string, { builtAt: number; file: Promise<WebFile> }>();
  return {
    async read(path) {
      const clean = cleanPath(path);
      const type = clean && types[extname(clean)];
      if (!clean || !type) return null;
      const info = await stat(join(folder, clean)).catch(() => null);
      if (!info?.isFile()) return null;
      const before = known.get(clean);
      if (before?.builtAt === info.mtimeMs) return before.file;
      const file = load(join(folder, clean), type, (bytes) => dress(clean, bytes));
      known.set(clean, { builtAt: info.mtimeMs, file });
      file.catch(() => known.delete(clean));
      return file;
    },
  };
}

async function load(
  path: string,
  type: string,
  dress: (bytes: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>,
): Promise<WebFile> {
  const identity = dress(await readFile(path));
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  if (PACKED.has(extname(path)) || identity.length < 512) {
    return { type, etag, identity, br: null, gzip: null };
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, zipped] = await Promise.all([toBrotli(identity, { params }), toGzip(identity, { level: 9 })]);
  return { type, etag, identity, br, gzip: zipped };
}

/** Null for a path that leads out of the folder. */
function cleanPath(path: string): string | null {
  try {
    const clean = normalize(decodeURIComponent(path));
    return clean.includes("..") || clean.includes("\0") ? null : clean;
  } catch {
    return null;
  }
}
