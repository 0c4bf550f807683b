import { mix } from "../../colour/colour.ts";
import type { Drawing } from "../../pictures.ts";
import type { Ground } from "../staging.ts";
import { num, polygon, silhouette } from "../svg.ts";
import type { Tones } from "./tones.ts";
import { TURNS } from "./turns.ts";

export type Pattern = Exclude<Ground, "scene">;

export interface PatternPage {
  width: number;
  height: number;
  /** Where the hero stands: rays and rings go out from there. */
  x: number;
  y: number;
  tones: Tones;
  /** What is repeated; also what keeps this page's ids apart. */
  figure: Drawing;
  key: string;
}

/** A page filled with one of the patterns; everything stands back from the hero by tone. */
export const drawPattern = (kind: Pattern, page: PatternPage): string =>
  `<rect width="${num(page.width)}" height="${num(page.height)}" fill="${page.tones.base}"/>${patterns[kind](page)}`;

/** What a pattern is drawn with: it is felt, and not looked at. */
const quiet = ({ base, light }: Tones): string => mix(base, light, 0.5);

const path = (fill: string, d: string, opacity = 1): string =>
  d === "" ? "" : `<path fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""} d="${d}"/>`;

const rays = ({ width, height, x, y, tones }: PatternPage): string => {
  const reach = width + height;
  const d = TURNS.map(([cx, cy], at) => {
    const [nx, ny] = TURNS[(at + 1) % TURNS.length] ?? [0, 0];
    if (at % 2) return "";
    return polygon([
      [x, y],
      [x + cx * reach, y + cy * reach],
      [x + nx * reach, y + ny * reach],
    ]);
  }).join("");
  return path(quiet(tones), d);
};

/** Printer's dots that swell towards the bottom edge, below a disc of light. */
const dots = ({ width, height, x, y, tones }: PatternPage): string => {
  let d = "";
  const from = height * 0.3;
  for (let row = 0; row * 20 < height - from + 20; row++) {
    const r = 1 + (8.6 * (row * 20)) / (height - from + 20);
    for (let column = -1; column * 23 < width + 23; column++) {
      const left = column * 23 + (row % 2) * 11.5 - r;
      d += `M${num(left)} ${num(from + row * 20)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-r * 2)} 0`;
    }
  }
  const disc = `<circle cx="${num(x)}" cy="${num(y)}" r="${num(height * 0.41)}" fill="${tones.light}"/>`;
  return disc + path(tones.dark, d, 0.45);
};

/** Two hills, one behind the other. */
const mesh = ({ width, height, x, tones }: PatternPage): string => {
  const hill = (cx: number, top: number, rx: number, colour: string): string =>
    `<ellipse cx="${num(cx)}" cy="${num(height * 1.1)}" rx="${num(rx)}" ry="${num(height * (1.1 - top))}" fill="${colour}"/>`;
  return (
    hill(x + height * 0.42, 0.44, width * 0.62, quiet(tones)) +
    hill(x - height * 0.3, 0.66, width * 0.7, tones.light)
  );
};

const tiles = ({ width, height, tones }: PatternPage): string => {
  const side = height / 8;
  let d = "";
  for (let row = 0; row < 8; row++) {
    for (let column = row % 2; column * side < width; column += 2)
      d += `M${num(column * side)} ${num(row * side)}h${num(side)}v${num(side)}h${num(-side)}z`;
  }
  return path(quiet(tones), d);
};

const rings = ({ width, height, x, y, tones }: PatternPage): string => {
  const step = height / 9;
  const most = Math.ceil(Math.max(width - x, x, height) / step);
  let body = "";
  for (let ring = most; ring >= 1; ring--) {
    const colour = ring % 2 ? quiet(tones) : tones.base;
    body += `<circle cx="${num(x)}" cy="${num(y)}" r="${num((ring + 0.4) * step)}" fill="${colour}"/>`;
  }
  return body;
};

/** Two halves and a band between them, on the slant. */
const split = ({ width, height, x, tones }: PatternPage): string => {
  const lean = height * 0.3;
  const half = (from: number): string =>
    polygon([
      [from + lean, 0],
      [width, 0],
      [width, height],
      [from - lean, height],
    ]);
  const band = height * 0.07;
  return path(quiet(tones), half(x - band)) + path(mix(tones.base, tones.other, 0.6), half(x + band));
};

/** The figure over and over, in one quiet tone. */
const repeat = ({ width, height, tones, figure, key }: PatternPage): string => {
  const step = height / 4;
  const [left, top, w, h] = figure.box;
  const scale = (step * 0.56) / Math.max(w, h);
  const shape = `<g id="${key}r" fill="${mix(tones.base, tones.bright ? tones.dark : tones.light, 0.6)}" transform="scale(${Math.round(scale * 10000) / 10000}) translate(${num(-left - w / 2)} ${num(-top - h / 2)})">${silhouette(figure.body)}</g>`;
  let uses = "";
  for (let row = 0; row <= 4; row++) {
    for (let column = 0; column * step <= width + step; column++) {
      const x = (column + (row % 2) / 2) * step;
      uses += `<use href="#${key}r" transform="translate(${num(x)} ${num(row * step)}) rotate(${(row + column) % 2 ? 14 : -14})"/>`;
    }
  }
  return `<defs>${shape}</defs>${uses}`;
};

const patterns: Record<Pattern, (page: PatternPage) => string> = {
  rays,
  dots,
  mesh,
  tiles,
  rings,
  split,
  repeat,
};
