import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PictureChunk, PictureSource } from "../pictures.ts";

/** The generated pictures of this checkout, for scripts and tests. */
export const pictureFiles: PictureSource = {
  chunk: async (id) =>
    JSON.parse(
      readFileSync(fileURLToPath(new URL(`../pictures-data/${id}.json`, import.meta.url)), "utf8"),
    ) as PictureChunk,
};
