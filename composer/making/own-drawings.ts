import { readdirSync, readFileSync } from "node:fs";
import { darken, lighten } from "../colour/colour.ts";
import type { Heads, Spot } from "./heads.ts";
import type { Kind } from "./kinds.ts";
import { ownKinds as lines } from "./texts.gen.ts";

/** A picture that the emoji sets have not, drawn here: flat shapes on a grid of 32, back to front. */
export interface OwnDrawing {
  id: string;
  kind: Kind;
  heads: Heads | null;
  svg: string;
}

const folder = new URL("./drawings/", import.meta.url);

const ownKinds: ReadonlyMap<string, { kind: Kind; head: Spot | null }> = new Map(
  lines.split("\n").map((line) => {
    const [id = "", kind = "thing", head = "-"] = line.split(" | ");
    const [x = 50, y = 50, radius = 34] = head.split(" ").map(Number);
    return [id, { kind: kind as Kind, head: head === "-" ? null : [x, y, radius] }];
  }),
);

export const ownDrawings = (): OwnDrawing[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => {
      const id = file.slice(0, -4);
      const entry = ownKinds.get(id);
      if (!entry) throw new Error(`composer/making/own-kinds.txt does not say what ${id} is`);
      const { kind, head } = entry;
      return { id, kind, heads: head && { plain: head, toon: head }, svg: bodyOf(file) };
    });

const bodyOf = (file: string): string =>
  readFileSync(new URL(file, folder), "utf8")
    .replace(/^\s*<svg[^>]*>|<title>.*<\/title>|<\/svg>\s*$/g, "")
    .replace(/\s*\n\s*/g, "")
    .trim();

const FILL = /fill="(#[0-9a-f]{6})"/gi;

/** Each colour lit from the upper left. */
export const shadedOf = (svg: string): string => {
  const fills = [...new Set([...svg.matchAll(FILL)].map(([, hex = ""]) => hex))];
  const gradients = fills
    .map(
      (hex, at) =>
        `<radialGradient id="f${at}" cx=".34" cy=".26" r=".85"><stop stop-color="${lighten(hex, 0.3)}"/><stop offset=".5" stop-color="${hex}"/><stop offset="1" stop-color="${darken(hex, 0.3)}"/></radialGradient>`,
    )
    .join("");
  return `<defs>${gradients}</defs>${svg.replace(FILL, (_, hex: string) => `fill="url(#f${fills.indexOf(hex)})"`)}`;
};
