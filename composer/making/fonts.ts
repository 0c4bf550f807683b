import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { fromWoff2 } from "./woff2.ts";

// Run by hand when a face changes (its results are committed), after `npm install --no-save opentype.js@2.0.0
// @fontsource-variable/bodoni-moda@5.3.0 @fontsource/cormorant-garamond@5.3.0`.
interface Glyph {
  advanceWidth: number;
  path: { toPathData(decimals: number): string };
  index: number;
}
interface Font {
  unitsPerEm: number;
  ascender: number;
  descender: number;
  charToGlyph(character: string): Glyph;
  getPath(
    text: string,
    x: number,
    y: number,
    size: number,
  ): { commands: Record<string, unknown>[]; toPathData(decimals: number): string };
  variation: { set(instance: Record<string, number>): void };
  toArrayBuffer(): ArrayBuffer;
}

const load = createRequire(import.meta.url);
const opentype = load("opentype.js") as {
  parse(data: ArrayBuffer): Font;
  Font: new (options: Record<string, unknown>) => Font;
  Glyph: new (options: Record<string, unknown>) => unknown;
};

const CHARACTERS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
const PUNCTUATION = [
  ..."\u2019\u201c\u201d\u2013\u2014\u2026\u00b7\u00d7\u2192\u00e1\u00e9\u00ed\u00f3\u00fa\u00f1\u00fc\u00bf\u00a1",
];

const open = (file: string, axes: Record<string, number> | null): Font => {
  const path = load.resolve(file);
  const font = opentype.parse(fromWoff2(readFileSync(path)));
  if (axes) font.variation.set(axes);
  return font;
};

/** The artist's letters: one path a character, a thousand units to the em. */
const writeLettering = (font: Font): string => {
  const glyphs: Record<string, [number, string]> = {};
  for (const character of CHARACTERS) {
    const path = font.getPath(character, 0, 0, 1000).toPathData(0);
    glyphs[character] = [
      Math.round((font.charToGlyph(character).advanceWidth * 1000) / font.unitsPerEm),
      path,
    ];
  }
  return `// Made by composer/making/fonts.ts from Bricolage Grotesque (OFL 1.1, see NOTICE). Do not edit.\nexport const letters: Record<string, [advance: number, path: string]> = ${JSON.stringify(glyphs)};\n`;
};

/** A font with just the characters a site's Latin text needs, as WOFF2 in base64. */
const subsetFace = (
  font: Font,
  name: string,
  characters: readonly string[] = [...CHARACTERS, ...PUNCTUATION],
): string => {
  const glyphs = [
    new opentype.Glyph({
      name: ".notdef",
      unicode: 0,
      advanceWidth: 500,
      path: font.getPath("", 0, 0, 1000),
    }),
  ];
  for (const character of characters) {
    const source = font.charToGlyph(character);
    if (source.index === 0) continue;
    glyphs.push(
      new opentype.Glyph({
        name: `u${character.charCodeAt(0)}`,
        unicode: character.charCodeAt(0),
        advanceWidth: Math.round(source.advanceWidth),
        path: upright(font.getPath(character, 0, 0, font.unitsPerEm)),
      }),
    );
  }
  const subset = new opentype.Font({
    familyName: name,
    styleName: "Regular",
    unitsPerEm: font.unitsPerEm,
    ascender: font.ascender,
    descender: font.descender,
    glyphs,
  });
  const sfnt = new Uint8Array(subset.toArrayBuffer());
  setCapHeight(sfnt, 4 * font.unitsPerEm);
  return Buffer.from(toWoff2(sfnt)).toString("base64");
};

/**
 * Says that its capitals are four ems high, which no face's are: a style sheet can tell by it (`1cap`)
 * whether the face is in use, see `../templates/fonts/faces.ts`. Nothing is drawn by it.
 */
const setCapHeight = (sfnt: Uint8Array, height: number): void => {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset);
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16)
    if (String.fromCharCode(...sfnt.subarray(at, at + 4)) === "OS/2")
      view.setInt16(view.getUint32(at + 8) + 88, height);
};

/** Drawn paths count downwards, fonts count upwards. */
const upright = <P extends { commands: Record<string, unknown>[] }>(path: P): P => {
  for (const command of path.commands) {
    for (const key of ["y", "y1", "y2"]) if (typeof command[key] === "number") command[key] = -command[key];
  }
  return path;
};

/** WOFF2 without transforms, which CFF outlines do not need: a directory and one brotli stream. */
const toWoff2 = (sfnt: Uint8Array): Uint8Array => {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset);
  const count = view.getUint16(4);
  const directory: number[] = [];
  const bodies: Uint8Array[] = [];
  for (let index = 0; index < count; index++) {
    const at = 12 + index * 16;
    const length = view.getUint32(at + 12);
    const tag = String.fromCharCode(...sfnt.subarray(at, at + 4));
    directory.push(63, ...[...tag].map((c) => c.charCodeAt(0)), ...base128(length));
    bodies.push(sfnt.subarray(view.getUint32(at + 8), view.getUint32(at + 8) + length));
  }
  const stream = brotliCompressSync(Buffer.concat(bodies), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
    },
  });
  const size = 48 + directory.length + stream.length;
  const padded = (size + 3) & ~3;
  const out = new Uint8Array(padded);
  const header = new DataView(out.buffer);
  out.set([0x77, 0x4f, 0x46, 0x32]);
  header.setUint32(4, view.getUint32(0));
  header.setUint32(8, padded);
  header.setUint16(12, count);
  header.setUint32(
    16,
    bodies.reduce((sum, body) => sum + ((body.length + 3) & ~3), 12 + 16 * count),
  );
  header.setUint32(20, stream.length);
  out.set(directory, 48);
  out.set(stream, 48 + directory.length);
  return out;
};

const base128 = (value: number): number[] => {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const display = open(
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  { wght: 800 },
);
const text = open("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2", {
  wght: 450,
});
const didone = open("@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-standard-normal.woff2", {
  opsz: 14,
  wght: 400,
});
const garalde = open("@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2", null);
writeFileSync(here("../drawing/lettering/letters.gen.ts"), writeLettering(display));
const writeFaces = (file: string, faces: Record<string, string>): void => {
  const source = Object.entries(faces)
    .map(([name, base64]) => `export const ${name} =\n  "${base64}";\n`)
    .join("");
  writeFileSync(
    here(`../templates/fonts/${file}`),
    `// Made by composer/making/fonts.ts (OFL 1.1, see NOTICE): Latin subsets in WOFF2, base64. Do not edit.\n${source}`,
  );
  const sizes = Object.entries(faces).map(([name, base64]) => `${name} ${base64.length}`);
  process.stdout.write(`${sizes.join(", ")}\n`);
};

writeFaces("faces.gen.ts", {
  displayFace: subsetFace(display, "Gem Display"),
  textFace: subsetFace(text, "Gem Text"),
});
// Names and titles need fewer characters than running text, and each costs every page some bytes.
const TITLES = [
  ...CHARACTERS.filter((each) => /[A-Za-z0-9 !&',.?$:-]/.test(each)),
  ..."\u2019\u00e1\u00e9\u00ed\u00f3\u00fa\u00f1",
];
writeFaces("serif-faces.gen.ts", {
  didoneFace: subsetFace(didone, "Gem Didone", TITLES),
  garaldeFace: subsetFace(garalde, "Gem Garalde"),
});
