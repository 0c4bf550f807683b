import type { OpenDatabase } from "./open.ts";

/** The columns that name blobs: one name each, or a text that contains names. */
const sources = [
  "select logo from tokens where logo is not null",
  "select banner from tokens where banner is not null",
  "select drawings from tokens where drawings is not null",
  "select logo from generations",
  "select banner from generations where banner is not null",
  "select drawings from generations where drawings is not null",
  "select tries from generations where tries is not null",
  "select live from websites where live is not null",
  "select files from sites",
  "select content from previews",
  "select image_url from launches",
  "select json from metadata_files",
];

const BLOB_NAME = /[0-9a-f]{64}\.[a-z0-9]{1,8}/g;

/** The names of all blobs that any row refers to. */
export function createNamedBlobs({ sqlite }: OpenDatabase) {
  const statements = sources.map((text) => sqlite.prepare(text).pluck());
  return async (): Promise<ReadonlySet<string>> => {
    const names = new Set<string>();
    for (const statement of statements) {
      for (const text of statement.iterate() as Iterable<string>) {
        for (const [name] of text.matchAll(BLOB_NAME)) names.add(name);
      }
    }
    return names;
  };
}
