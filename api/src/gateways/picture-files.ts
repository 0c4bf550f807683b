import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { PictureChunk, PictureSource } from "#composer/pictures.ts";

const MOST_CHUNKS = 64;

/** Reads the composer's pictures from their folder, with the last used ones in memory. */
export function createPictureFiles(folder: string): PictureSource {
  const chunks = new LRUCache<string, PictureChunk>({ max: MOST_CHUNKS });
  return {
    async chunk(id) {
      if (!/^[a-z0-9-]{1,80}$/.test(id)) throw new Error(`No pictures are called ${id}.`);
      const known = chunks.get(id);
      if (known) return known;
      const read = JSON.parse(await readFile(join(folder, `${id}.json`), "utf8")) as PictureChunk;
      chunks.set(id, read);
      return read;
    },
  };
}
