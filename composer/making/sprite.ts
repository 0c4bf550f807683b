import { type Measures, rasterise } from "./raster.ts";

/** A pixel-art sprite: `colours[letter]` per cell, rows joined, run-length coded ("12." = 12 clear cells). */
export interface MadeSprite {
  size: number;
  cells: string;
}

const SUPERSAMPLE = 10;

/**
 * The flat picture as `size` x `size` cells: the commonest colour of each cell, small dark features kept.
 * `box` is where its ink is, of 32 x 32.
 */
export const makeSprite = (
  body: string,
  [x, y, w, h]: Measures["box"],
  size: number,
  palette: string[],
): MadeSprite => {
  const side = Math.max(w, h) * (size / (size - 0.4));
  const raster = rasterise(
    body,
    [x + w / 2 - side / 2, y + h / 2 - side / 2, side, side],
    size * SUPERSAMPLE,
  );
  const nearest = nearestIn(palette.map(channels));
  const cells: number[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++)
      cells.push(cellColour(raster.rgba, raster.size, column, row, nearest));
  }
  return { size, cells: runLength(cells) };
};

const sum = (colour: number[]): number => colour.reduce((all, channel) => all + channel, 0);

const cellColour = (
  rgba: Uint8Array,
  width: number,
  column: number,
  row: number,
  { palette, indexOf }: Nearest,
): number => {
  const votes = new Array<number>(palette.length).fill(0);
  let ink = 0;
  for (let dy = 0; dy < SUPERSAMPLE; dy++) {
    for (let dx = 0; dx < SUPERSAMPLE; dx++) {
      const at = ((row * SUPERSAMPLE + dy) * width + column * SUPERSAMPLE + dx) * 4;
      if ((rgba[at + 3] ?? 0) < 128) continue;
      ink++;
      const nearest = indexOf(packed(rgba, at));
      votes[nearest] = (votes[nearest] ?? 0) + 1;
    }
  }
  if (ink < SUPERSAMPLE * SUPERSAMPLE * 0.45) return -1;
  let best = 0;
  let bestVotes = -1;
  for (const [index, count] of votes.entries()) {
    const [r = 0, g = 0, b = 0] = palette[index] ?? [];
    const weight = r + g + b < 150 ? 2 : 1;
    if (count * weight > bestVotes) {
      bestVotes = count * weight;
      best = index;
    }
  }
  return best;
};

interface Nearest {
  palette: number[][];
  /** The palette's colour that is nearest to a pixel. */
  indexOf(pixel: number): number;
}

/** A drawing has few colours and many pixels: each colour is compared with the palette once. */
const nearestIn = (palette: number[][]): Nearest => {
  const known = new Map<number, number>();
  let last = { pixel: -1, index: -1 };
  const indexOf = (pixel: number): number => {
    if (pixel === last.pixel) return last.index;
    let index = known.get(pixel);
    if (index === undefined) {
      const distances = palette.map((colour) => distance(colour, unpacked(pixel)));
      index = distances.indexOf(Math.min(...distances));
      known.set(pixel, index);
    }
    last = { pixel, index };
    return index;
  };
  return { palette, indexOf };
};

/** A pixel's color as 0xRRGGBB. */
const packed = (rgba: Uint8Array, at: number): number =>
  ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);

const unpacked = (pixel: number): number[] => [pixel >> 16, (pixel >> 8) & 0xff, pixel & 0xff];

const runLength = (cells: number[]): string => {
  let text = "";
  for (let at = 0; at < cells.length; ) {
    const cell = cells[at] ?? -1;
    let run = 1;
    while (cells[at + run] === cell) run++;
    text += `${run > 1 ? run : ""}${cell < 0 ? "." : String.fromCharCode(97 + cell)}`;
    at += run;
  }
  return text;
};

/** Two colours nearer than this look the same at the size of a cell. */
const APART = 5500;
/** A drawing of one hue lives from shades as near as this. */
const SHADES_APART = 900;
const FEW = 5;
/** The least area, of 128 x 128, that is a spot; what is dark may be an eye, and smaller. */
const SPOT = 24;
const EYE = 8;

/**
 * The flat colours of a picture by the area they cover, most first; `limit` at most. Of a picture in few,
 * shades follow.
 */
export const coveringColours = (body: string, limit: number): string[] => {
  const drawn = drawnColours(body);
  const chosen: number[][] = [];
  for (const colour of drawn) if (chosen.length < limit && isFar(colour, chosen, APART)) chosen.push(colour);
  if (chosen.length < FEW) {
    for (const colour of drawn)
      if (chosen.length < limit && isFar(colour, chosen, SHADES_APART)) chosen.push(colour);
  }
  return chosen.length > 0 ? chosen.map(hexOf) : ["#444444"];
};

/**
 * What a drawing is painted with, by area. Blends along edges are nobody's colour: only what it names itself
 * counts.
 */
const drawnColours = (body: string): number[][] => {
  const { rgba, size } = rasterise(body, [0, 0, 32, 32], 128);
  const named = [...body.matchAll(/(?:fill|stroke)="(#[0-9a-f]{3,6})"/gi)].map(([, hex = "#000"]) =>
    channels(sixDigits(hex)),
  );
  const area = new Map<number, number>();
  for (let at = 0; at < size * size * 4; at += 4) {
    if ((rgba[at + 3] ?? 0) < 250) continue;
    const colour = packed(rgba, at) & 0xfcfcfc;
    area.set(colour, (area.get(colour) ?? 0) + 1);
  }
  return [...area]
    .sort((a, b) => b[1] - a[1])
    .map(([colour, count]) => ({ colour: unpacked(colour), count }))
    .filter(({ colour, count }) => count >= (sum(colour) < 150 ? EYE : SPOT))
    .map(({ colour }) => colour)
    .filter((colour) => named.length <= 2 || named.some((each) => isNear(each, colour)));
};

const isNear = ([ar = 0, ag = 0, ab = 0]: number[], [r = 0, g = 0, b = 0]: number[]): boolean =>
  Math.abs(ar - r) + Math.abs(ag - g) + Math.abs(ab - b) < 14;

const isFar = (colour: number[], others: number[][], least: number): boolean =>
  others.every((other) => distance(colour, other) > least);

/** The eye's, roughly: green weighs most. */
const distance = ([ar = 0, ag = 0, ab = 0]: number[], [r = 0, g = 0, b = 0]: number[]): number =>
  2 * (ar - r) ** 2 + 4 * (ag - g) ** 2 + 3 * (ab - b) ** 2;

const hexOf = (colour: number[]): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

const sixDigits = (hex: string): string =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join("")}` : hex;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
