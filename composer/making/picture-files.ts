import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PictureChunk, PictureSource } from "../pictures.ts";

const picturesFolder = fileURLToPath(new URL("../pictures-data", import.meta.url));

/** The generated pictures of this checkout, for scripts and tests. */
export const pictureFiles: PictureSource = {
  chunk: async (id) => JSON.parse(readFileSync(`${picturesFolder}/${id}.json`, "utf8")) as PictureChunk,
};

const drawings = fileURLToPath(new URL("./drawings", import.meta.url));

/** Makes the pictures if this checkout has none yet, or not all of our own (half a minute). */
export const needPictures = async (): Promise<void> => {
  const ours = readdirSync(drawings).map((file) => file.replace(/\.svg$/, ""));
  if (["starter", ...ours].every((id) => existsSync(`${picturesFolder}/${id}.json`))) return;
  const { makePictures } = await import("./pictures.ts");
  makePictures(picturesFolder);
};
