import { brotliDecompressSync } from "node:zlib";
import { GlyfReader } from "./woff2-glyf.ts";

// The known table tags, in the order the WOFF2 recommendation numbers them.
const TAGS =
  "cmap head hhea hmtx maxp name OS/2 post cvt fpgm glyf loca prep CFF VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill".split(
    " ",
  );

/** A TrueType font out of a WOFF2 file (W3C recommendation, section 4 and 5; no collections). */
export const fromWoff2 = (file: Uint8Array): ArrayBuffer => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const count = view.getUint16(12);
  let at = 48;
  const base128 = () => {
    let value = 0;
    for (;;) {
      const byte = view.getUint8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const entries = Array.from({ length: count }, () => {
    const flags = view.getUint8(at++);
    const index = flags & 63;
    let tag = TAGS[index] ?? "";
    if (index === 63) {
      tag = String.fromCharCode(...file.subarray(at, at + 4));
      at += 4;
    }
    const original = base128();
    const version = flags >> 6;
    const transformed = tag === "glyf" || tag === "loca" ? version === 0 : version !== 0;
    return { tag: tag.padEnd(4), stored: transformed ? base128() : original, transformed };
  });
  const data = new Uint8Array(brotliDecompressSync(file.subarray(at, at + view.getUint32(20))));
  const tables = new Map<string, Uint8Array>();
  let offset = 0;
  for (const { tag, stored, transformed } of entries) {
    const table = data.subarray(offset, offset + stored);
    offset += stored;
    if (tag === "glyf" && transformed) {
      const { glyf, loca } = new GlyfReader(table).read();
      tables.set("glyf", glyf);
      tables.set("loca", loca);
    } else if (!transformed) tables.set(tag, table);
    else if (tag !== "loca") throw new Error(`No way to undo the transform of ${tag}`);
  }
  const head = tables.get("head")?.slice() ?? new Uint8Array(54);
  new DataView(head.buffer).setInt16(50, 1); // loca is written with long offsets
  tables.set("head", head);
  return assemble(tables);
};

/** Tables as one sfnt file, in tag order and aligned. */
const assemble = (tables: Map<string, Uint8Array>, flavour = 0x00010000): ArrayBuffer => {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  let offset = 12 + 16 * sorted.length;
  const total = sorted.reduce((sum, [, table]) => sum + ((table.length + 3) & ~3), offset);
  const out = new Uint8Array(total);
  const view = new DataView(out.buffer);
  view.setUint32(0, flavour);
  view.setUint16(4, sorted.length);
  for (const [index, [tag, table]] of sorted.entries()) {
    const entry = 12 + 16 * index;
    for (let c = 0; c < 4; c++) out[entry + c] = tag.charCodeAt(c);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, table.length);
    out.set(table, offset);
    offset += (table.length + 3) & ~3;
  }
  return out.buffer;
};
