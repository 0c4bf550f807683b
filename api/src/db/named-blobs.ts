import type { OpenDatabase } from "./database.ts";

/** Where rows name blobs: a column holds one name, or a text with names in it. */
export const blobColumns: Readonly<Record<string, readonly string[]>> = {
  tokens: ["logo", "banner", "drawings", "site_cast", "site_brand"],
  generations: ["logo", "banner", "drawings", "tries"],
  websites: ["live"],
  sites: ["files"],
  previews: ["content"],
  launches: ["image_url"],
  metadata_files: ["json"],
};

const BLOB_NAME = /[0-9a-f]{64}\.[a-z0-9]{1,8}/g;

/** Rows that are read in one step: a millisecond or two, as many as there may be. */
const PAGE = 50;

export interface BlobNames {
  /** Never false for a name that was found. */
  mayHave(name: string): boolean;
}

/**
 * Finds the names of all blobs that any row refers to. It reads one state of the database, as of its first
 * step, however long it takes and whatever is written meanwhile.
 */
export function createNamedBlobs(database: OpenDatabase) {
  return async function* findNames(): AsyncGenerator<void, BlobNames> {
    const names = createNameFilter();
    const walks = Object.entries(blobColumns).map(([table, columns]) => ({ table, columns }));
    for await (const texts of database.texts(walks, PAGE)) {
      for (const text of texts) for (const [name] of text.matchAll(BLOB_NAME)) names.add(name);
      yield;
    }
    return names;
  };
}

/** Bits of the filter: 8 MB. */
const BITS = 2 ** 26;

/**
 * A Bloom filter: its memory does not grow with the number of names. It takes a name for one that was added
 * by mistake about once in 5,000 times when it holds two million, which leaves that blob where it is. A name
 * is a hash, so that its digits serve as the four hashes that are needed.
 */
function createNameFilter() {
  const bytes = new Uint8Array(BITS / 8);
  const bitsOf = (name: string) =>
    [0, 8, 16, 24].map((at) => Number.parseInt(name.slice(at, at + 8), 16) % BITS);
  return {
    add(name: string) {
      for (const bit of bitsOf(name)) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
    },
    mayHave: (name: string) => bitsOf(name).every((bit) => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0),
  };
}
