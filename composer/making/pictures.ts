import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Picture } from "../pictures.ts";
import { starterPictures } from "../starter-pictures.ts";
import { catalogue, sets } from "./catalogue.ts";
import { compactSvg } from "./compact-svg.ts";
import { coveringColours } from "./covering-colours.ts";
import { drawnAlike, flattened, withoutGlow } from "./flattened.ts";
import { type Heads, headsOf, type Spot } from "./heads.ts";
import { shadedOf } from "./own-drawings.ts";
import { measure } from "./raster.ts";

const LARGEST_TOON = 14_000;
const TOON_UNIT = 128;

/** Writes one file per picture, and one for the starter pack, into `outDir`. Returns the sizes. */
export const makePictures = (outDir: string): { pictures: number; bytes: number; starterGzip: number } => {
  // Written aside and moved into place, so that nobody reads half a set.
  const aside = `${outDir}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const starter: Record<string, Picture> = {};
  let bytes = 0;
  let pictures = 0;
  for (const { id, kind, own } of catalogue()) {
    const picture = own ? makeOwn(own.svg, own.heads) : makePicture(id, headsOf(id, kind));
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

/** A drawing of ours in all the forms that others have. */
const makeOwn = (svg: string, heads: Heads | null): Picture => {
  const { colours, flat, shaded } = flatAndShaded(svg, heads?.plain);
  return { colours, flat, toon: flat, shaded };
};

const makePicture = (id: string, heads: Heads | null): Picture => {
  const { colours, flat, shaded } = flatAndShaded(sets.flat.icons[id]?.body ?? "", heads?.plain);
  const noto = withoutGlow(compactSvg(sets.noto.icons[id]?.body ?? ""));
  const isDrawable = noto !== "" && noto.length <= LARGEST_TOON && !/<(filter|mask|use|image)/.test(noto);
  if (isDrawable && drawnAlike.has(id)) return alikeIn(noto, heads?.toon);
  return { colours, flat, toon: isDrawable ? withHead(drawing(noto, TOON_UNIT), heads?.toon) : flat, shaded };
};

const alikeIn = (noto: string, head: Spot | undefined): Picture => {
  const toon = withHead(drawing(noto, TOON_UNIT), head);
  const plain = flattened(noto);
  const colours = coveringColours(`<g transform="scale(.25)">${plain}</g>`, 10);
  return { colours, flat: withHead(drawing(plain, TOON_UNIT), head), toon, shaded: toon };
};

const flatAndShaded = (svg: string, head: Spot | undefined): Pick<Picture, "colours" | "flat" | "shaded"> => {
  const body = compactSvg(svg);
  const flat = withHead(drawing(body, 32), head);
  return { colours: coveringColours(body, 10), flat, shaded: { ...flat, body: compactSvg(shadedOf(svg)) } };
};

const drawing = (body: string, unit: number): Picture["flat"] => ({ body, unit, ...measure(body, unit) });

/**
 * The face's place from shares of the ink; a hat that would sit on a tail or a back is moved onto the head.
 */
const withHead = (made: Picture["flat"], head: Spot | undefined): Picture["flat"] => {
  if (!head) return made;
  const [left, top, width, height] = made.box;
  const two = (value: number) => Math.round(value * 100) / 100;
  const [x, y, r] = [
    left + (head[0] / 100) * width,
    top + (head[1] / 100) * height,
    (head[2] / 100) * Math.max(width, height),
  ];
  const [crownX, crownY, crownWidth] = made.crown;
  const onHead = Math.abs(crownX - x) < r * 0.7 && crownY < y && crownY > y - r * 2;
  const crown: Picture["flat"]["crown"] = onHead
    ? [crownX, crownY, two(Math.min(crownWidth, r * 2.2))]
    : [two(x), two(Math.max(top, y - r * 0.9)), two(r * 1.6)];
  const { eyes } = made;
  // Spots on a hide are no eyes.
  const seen = eyes && (eyes[0] - x) ** 2 + (eyes[1] - y) ** 2 < r * r ? eyes : null;
  return { ...made, crown, eyes: seen, head: [two(x), two(y), two(r)] };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = makePictures(fileURLToPath(new URL("../pictures-data", import.meta.url)));
  process.stdout.write(
    `${made.pictures} pictures, ${made.bytes} bytes, starter ${made.starterGzip} bytes gzip\n`,
  );
}
