import { rasterise } from "./raster.ts";

const sum = (colour: number[]): number => colour.reduce((all, channel) => all + channel, 0);

/** A pixel's color as 0xRRGGBB. */
const packed = (rgba: Uint8Array, at: number): number =>
  ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);

const unpacked = (pixel: number): number[] => [pixel >> 16, (pixel >> 8) & 0xff, pixel & 0xff];

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
