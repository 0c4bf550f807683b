import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const DATA = "composer/pictures-data";
const MARK = join(DATA, ".sources");

/** Whether the artist's pictures are made of the drawings and packages that are here now. */
export const arePicturesFresh = () =>
  existsSync(join(DATA, "starter.json")) &&
  existsSync(MARK) &&
  readFileSync(MARK, "utf8") === hashPictureSources();

export const markPictures = () => writeFileSync(MARK, hashPictureSources());

function hashPictureSources() {
  const hash = createHash("sha256");
  const files = ["package-lock.json", "composer/starter-pictures.ts", ...filesIn("composer/making")];
  for (const path of files.sort()) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

/** What draws sheets, faces and words, and no pictures. */
const OTHERS = /\/(gallery|read-aloud|fonts|woff2|texts|home-sample)[^/]*\.ts$|\.test\.ts$|-tmp\.ts$/;

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).replaceAll("\\", "/"))
    .filter((path) => !OTHERS.test(path));
