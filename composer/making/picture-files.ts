import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PictureChunk, PictureSource } from "../pictures.ts";
import { drawnAlike } from "./drawn-alike.ts";

const picturesFolder = fileURLToPath(new URL("../pictures-data", import.meta.url));

/** The generated pictures of this checkout, for scripts and tests. */
export const pictureFiles: PictureSource = {
  chunk: async (id) => JSON.parse(readFileSync(`${picturesFolder}/${id}.json`, "utf8")) as PictureChunk,
};

const drawings = fileURLToPath(new URL("./drawings", import.meta.url));

/** Whether the pictures that are drawn alike in all styles are so: an older set has others. */
const areAlike = (): boolean =>
  [...drawnAlike].every((id) => {
    const { pictures } = JSON.parse(readFileSync(`${picturesFolder}/${id}.json`, "utf8")) as PictureChunk;
    return pictures[id]?.flat.unit === pictures[id]?.toon.unit;
  });

/** Makes the pictures if this checkout has none yet, or not all of our own, or older ones (half a minute). */
export const needPictures = async (): Promise<void> => {
  const ours = readdirSync(drawings).map((file) => file.replace(/\.svg$/, ""));
  if (["starter", ...ours].every((id) => existsSync(`${picturesFolder}/${id}.json`)) && areAlike()) return;
  const { makePictures } = await import("./pictures.ts");
  makePictures(picturesFolder);
};
