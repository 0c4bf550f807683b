import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Compression = "br" | "gzip";

/** Off the event loop. */
export const compressors: Readonly<Record<Compression, (bytes: Buffer) => Promise<Buffer<ArrayBuffer>>>> = {
  br: (bytes) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => toGzip(bytes),
};
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Finished JSON text with its entity tag, and the compressed forms of it that were asked for. */
export class KeptJson {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly #compressed = new Map<Compression, Promise<Buffer<ArrayBuffer>>>();
  #etag: string | null = null;

  constructor(...parts: readonly (string | Uint8Array)[]) {
    this.bytes = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
  }

  get etag(): string {
    this.#etag ??= `"${createHash("sha1").update(this.bytes).digest("base64url")}"`;
    return this.#etag;
  }

  /** Compresses once, off the event loop. */
  compressed(name: Compression): Promise<Buffer<ArrayBuffer>> {
    const known = this.#compressed.get(name);
    if (known) return known;
    const made = compressors[name](this.bytes);
    this.#compressed.set(name, made);
    // What failed is tried again with the next answer.
    made.catch(() => this.#compressed.delete(name));
    return made;
  }

  get text(): string {
    return this.bytes.toString();
  }

  /** Bytes of memory, at the most. */
  get size(): number {
    return 2 * this.bytes.length + 1_024;
  }
}
