import { darken, lighten, mix, toHsl, tune } from "../../colour/colour.ts";
import { num, polygon } from "../svg.ts";
import type { Pattern } from "./patterns.ts";
import type { Tones } from "./tones.ts";
import { TURNS } from "./turns.ts";

/** A photographer's set: a wall that runs into a floor, one lamp, and what the ground is known by. */
export interface Studio {
  width: number;
  height: number;
  /** The middle of the light, and where the hero's feet are. */
  x: number;
  floor: number;
  tones: Tones;
}

interface Paints {
  wall: string;
  lit: string;
  low: string;
  other: string;
}

/** No black in it: the dark of a set is the wall's own colour, deeper. */
const paintsOf = ({ base, other, bright }: Tones): Paints => {
  const { s, l } = toHsl(base);
  // White in the light of a dark wall is fog: it is the same colour, lit.
  const deep = (more: number) => tune(base, { s: Math.max(0.5, s), l: l + more });
  return bright
    ? { wall: base, lit: lighten(base, 0.62), low: tune(darken(base, 0.14), { s: 0.55 }), other }
    : { wall: deep(0.07), lit: deep(0.3), low: deep(-0.05), other };
};

export const drawStudio = (kind: Pattern, studio: Studio): string => {
  const { width, height, x, floor } = studio;
  const paints = paintsOf(studio.tones);
  const { wall, lit, low } = paints;
  const page = `width="${width}" height="${height}"`;
  const horizon = floor - height * 0.1;
  const reach = Math.max(width, height);
  const defs =
    glow("wall", x, height * 0.42, reach * 0.72, [
      [0, lit],
      [0.5, wall],
      [1, low],
    ]) +
    `<linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" y1="${num(horizon)}" x2="0" y2="${height}"><stop stop-color="${mix(wall, low, 0.35)}"/><stop offset=".3" stop-color="${mix(wall, lit, 0.45)}"/><stop offset="1" stop-color="${mix(wall, low, 0.6)}"/></linearGradient>`;
  const ground = `<path d="M0 ${num(horizon)}H${width}V${height}H0Z" fill="url(#ground)"/>`;
  return `${defs}<rect ${page} fill="url(#wall)"/>${ground}${sets[kind](studio, paints, horizon)}`;
};

const glow = (
  id: string,
  x: number,
  y: number,
  r: number,
  stops: readonly (readonly [number, string, number?])[],
): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(r)}">${stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("")}</radialGradient>`;

const fading = (id: string, colour: string, from: number, to: number, opacity: number): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${num(from)}" x2="0" y2="${num(to)}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;

const sets: Record<Pattern, (studio: Studio, paints: Paints, horizon: number) => string> = {
  rays: ({ width, height, x }, { lit }, horizon) => {
    const beam = (from: number, to: number) =>
      polygon([
        [from - width * 0.03, -10],
        [from + width * 0.03, -10],
        [to + height * 0.2, horizon],
        [to - height * 0.2, horizon],
      ]);
    const both = beam(x - height * 0.34, x + height * 0.12) + beam(x + height * 0.34, x - height * 0.12);
    return `${fading("beam", lighten(lit, 0.5), 0, horizon, 0.55)}<path d="${both}" fill="url(#beam)"/>`;
  },
  /** Lamps far behind, out of focus. */
  dots: ({ width, height }, { lit, other }, horizon) => {
    const lamps = TURNS.map(([c, s], at) => {
      const x = width * (0.5 + c * (0.26 + (at % 3) * 0.12));
      const y = horizon * (0.46 + s * (0.24 + (at % 4) * 0.07));
      const r = height * (0.035 + ((at * 5) % 7) * 0.011);
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${at % 3 ? lighten(lit, 0.35) : lighten(other, 0.4)}" fill-opacity="${at % 2 ? 0.16 : 0.1}"/>`;
    });
    return lamps.join("");
  },
  /** Two coloured lamps on the wall. */
  mesh: ({ width, height }, { other, lit }) =>
    glow("warm", width * 0.92, height * 0.2, height * 0.75, [
      [0, lighten(other, 0.25), 0.85],
      [1, other, 0],
    ]) +
    glow("cool", width * 0.06, height * 0.12, height * 0.6, [
      [0, lighten(lit, 0.3), 0.8],
      [1, lit, 0],
    ]) +
    `<rect width="${width}" height="${height}" fill="url(#warm)"/><rect width="${width}" height="${height}" fill="url(#cool)"/>`,
  /** A floor of tiles that run away. */
  tiles: ({ width, height, x }, { lit, low }, horizon) => {
    const rows = [0, 0.14, 0.36, 0.66, 1.05];
    let dark = "";
    for (const [row, from] of rows.slice(0, -1).entries()) {
      const to = rows[row + 1] ?? 1;
      const y = (share: number) => horizon + (height - horizon) * share;
      const wide = (share: number) => height * (0.12 + 0.16 * share);
      const most = Math.ceil(width / height) * 8;
      for (let column = -most + (row % 2); column < most; column += 2)
        dark += polygon([
          [x + column * wide(from), y(from)],
          [x + (column + 1) * wide(from), y(from)],
          [x + (column + 1) * wide(to), y(to)],
          [x + column * wide(to), y(to)],
        ]);
    }
    return `<path d="${dark}" fill="${low}" fill-opacity=".42"/>${fading("sheen", lit, horizon, height, 0.5)}<path d="M0 ${num(horizon)}H${width}V${height}H0Z" fill="url(#sheen)"/>`;
  },
  /** A large soft lamp behind the hero. */
  rings: ({ width, height, x }, { other, lit }) =>
    `${glow("lamp", x, height * 0.44, height * 0.5, [
      [0, lighten(lit, 0.5), 0.95],
      [0.55, lighten(other, 0.45), 0.5],
      [1, other, 0],
    ])}<rect width="${width}" height="${height}" fill="url(#lamp)"/>`,
  /** A wall that turns into the light of another lamp. */
  split: ({ width, height, x }, { other }, horizon) =>
    `<linearGradient id="wing" gradientUnits="userSpaceOnUse" x1="${num(x - height * 0.3)}" x2="${width}"><stop stop-color="${other}" stop-opacity="0"/><stop offset="1" stop-color="${lighten(other, 0.22)}" stop-opacity=".9"/></linearGradient><rect width="${width}" height="${num(horizon)}" fill="url(#wing)"/>`,
  /** A paper sun that sets behind the hero. */
  repeat: ({ x, height }, { other }) =>
    `<linearGradient id="sun" x2="0" y2="1"><stop stop-color="${lighten(other, 0.4)}"/><stop offset=".5" stop-color="${lighten(other, 0.15)}" stop-opacity=".7"/><stop offset=".95" stop-color="${other}" stop-opacity="0"/></linearGradient><circle cx="${num(x)}" cy="${num(height * 0.42)}" r="${num(height * 0.36)}" fill="url(#sun)"/>`,
};

/** What the feet throw on the floor, deepest where they touch it. */
export const floorShadow = (x: number, y: number, rx: number, colour: string): string =>
  `<radialGradient id="soft"><stop stop-color="${colour}" stop-opacity=".5"/><stop offset=".55" stop-color="${colour}" stop-opacity=".24"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(rx * 0.17)}" fill="url(#soft)"/>`;
