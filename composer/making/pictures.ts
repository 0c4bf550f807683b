import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Picture } from "../pictures.ts";
import { starterPictures } from "../starter-pictures.ts";
import { catalogue, sets } from "./catalogue.ts";
import { compactSvg } from "./compact-svg.ts";
import { measure } from "./raster.ts";
import { coveringColours, makeSprite } from "./sprite.ts";

const LARGEST_SHADED = 70_000;
const LARGEST_TOON = 14_000;

/** Writes one file per picture, and one for the starter pack, into `outDir`. Returns the sizes. */
export const makePictures = (outDir: string): { pictures: number; bytes: number; starterGzip: number } => {
  // Written aside and moved into place, so that nobody reads half a set.
  const aside = `${outDir}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const starter: Record<string, Picture> = {};
  let bytes = 0;
  let pictures = 0;
  for (const { id } of catalogue()) {
    const picture = makePicture(id);
    const text = JSON.stringify({ pictures: { [id]: picture } });
    writeFileSync(`${aside}/${id}.json`, text);
    bytes += text.length;
    pictures++;
    if (starterPictures.includes(id)) starter[id] = picture;
  }
  const text = JSON.stringify({ pictures: starter });
  writeFileSync(`${aside}/starter.json`, text);
  rmSync(outDir, { recursive: true, force: true });
  renameSync(aside, outDir);
  return { pictures, bytes, starterGzip: gzipSync(text).length };
};

const makePicture = (id: string): Picture => {
  const flat = bodyOf("flat", id) ?? "";
  const shadedBody = bodyOf("shaded", id);
  const noto = bodyOf("noto", id);
  const tooHeavy = !shadedBody || shadedBody.length > LARGEST_SHADED;
  const colours = coveringColours(flat, 10);
  const flatDrawing = drawing(flat, 32);
  // The shaded drawings have the flat ones' outlines, but eyes too soft to find.
  const shaded = tooHeavy ? null : { ...drawing(shadedBody, 32), eyes: flatDrawing.eyes };
  return {
    colours,
    flat: flatDrawing,
    // Line art has gaps where a head is; the flat drawing of the same grid knows better where a hat goes.
    glyph: { ...drawing(bodyOf("glyph", id) ?? flat, 32), crown: flatDrawing.crown, eyes: flatDrawing.eyes },
    toon:
      noto && noto.length <= LARGEST_TOON && !/<(filter|mask|use|image)/.test(noto)
        ? drawing(noto, 128)
        : drawing(flat, 32),
    shaded: shaded ?? (noto ? drawing(noto, 128) : flatDrawing),
    sprite: makeSprite(flat, 30, colours),
    spriteSmall: makeSprite(flat, 17, colours),
  };
};

const bodyOf = (set: keyof typeof sets, id: string): string | undefined => {
  const body = sets[set].icons[id]?.body;
  return body === undefined ? undefined : compactSvg(body);
};

const drawing = (body: string, unit: number): Picture["flat"] => ({ body, unit, ...measure(body, unit) });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = makePictures(fileURLToPath(new URL("../pictures-data", import.meta.url)));
  process.stdout.write(
    `${made.pictures} pictures, ${made.bytes} bytes, starter ${made.starterGzip} bytes gzip\n`,
  );
}
