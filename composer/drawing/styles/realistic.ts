import { darken, lighten, mix, tune } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import type { Drawing } from "../../pictures.ts";
import { bodyRoom, dressed } from "../acting/dressed.ts";
import { type Cast, LOGO, type Stage, type Style, turned } from "../cast.ts";
import { drawPiece } from "../gear/draw-gear.ts";
import type { Piece } from "../gear/shapes.ts";
import { headroom, wear } from "../gear/wear.ts";
import { drawPattern } from "../grounds/patterns.ts";
import { windowed } from "../grounds/window.ts";
import { helmet } from "../helmet.ts";
import { setName } from "../lettering/set-name.ts";
import { posed } from "../posed.ts";
import { drawLitScene } from "../scenes/lit-scene.ts";
import { type Stand, standing, standOf } from "../stand.ts";
import { document, num, outline, type Placed, place, type Spot } from "../svg.ts";

/**
 * Gradients, light from the upper left, soft shadows, depth of field: the subject stands in its setting or
 * before a lit wall.
 */
export const realistic: Style = {
  logo: (cast) => {
    const stand = standOf(cast, cast.subject.shaded);
    return document(LOGO, LOGO, ground(cast, LOGO, LOGO, 256, 240) + inPose(cast, stand));
  },
  wide: (cast, stage) => {
    const side = cast.random("realistic-banner").boolean(0.5) ? 1 : -1;
    const { width, height, hero, room, largest } = turned(stage, side);
    const name = lettered(cast, room, largest);
    const x = name === "" ? width / 2 : hero.x;
    const scene = drawLitScene(cast, width, height, [x, height / 2], cast.random("realistic-scene"));
    return document(width, height, scene + inPose(cast, standing({ ...hero, x }), true) + name);
  },
  figure: (cast) => inPose(cast, standing({ x: 256, y: 252, size: 420 }), false),
};

const ground = (cast: Cast, width: number, height: number, x: number, y: number): string => {
  const { ground: kind, view } = cast.staging;
  const scene = () => drawLitScene(cast, width, height, [x, y], cast.random("realistic-scene"));
  if (kind === "scene") return scene();
  const { tones } = cast;
  const pattern = drawPattern(kind, {
    width,
    height,
    x,
    y: y + 20,
    tones,
    figure: (cast.motif ?? cast.subject).flat,
    key: "p",
  });
  const page = `width="${width}" height="${height}"`;
  const light = `<radialGradient id="lamp" cx=".36" cy=".26" r=".8"><stop stop-color="#ffffff" stop-opacity=".5"/><stop offset=".5" stop-color="#ffffff" stop-opacity="0"/><stop offset="1" stop-color="#05050f" stop-opacity=".42"/></radialGradient><rect ${page} fill="url(#lamp)"/>`;
  return pattern + light + (view === "window" ? windowed(cast, scene(), darken(tones.base, 0.5), 5) : "");
};

const inPose = (
  cast: Cast,
  stand: Stand,
  stands = cast.staging.pose === "whole" && cast.staging.view === "full",
): string => {
  const { tones } = cast;
  return posed(
    stand,
    cast,
    { hero: cast.subject.shaded, motif: cast.motif?.shaded ?? null },
    {
      hero: (spot) => figure(cast, "s", spot, stands),
      other: (spot, key) => figure(cast, key, spot, false).body,
      motif: (spot, drawing) => {
        const at = place(drawing, "m", spot.x, spot.y, spot.size);
        return { placed: at, body: haloOf(drawing, at) + at.body };
      },
      held: ({ x, y, size }, { shaded }) => {
        const at = place(shaded, "mh", x, y, size);
        return haloOf(shaded, at) + at.body;
      },
      pieces: (pieces) =>
        pieces.map((piece, index) => solid(piece, `${piece.fill.slice(1)}${index}`)).join(""),
      frame: ({ x, y, size }) =>
        `${goldRing}<circle cx="${num(x)}" cy="${num(y)}" r="${num(size / 2)}" fill="url(#bowl)" stroke="url(#gold)" stroke-width="30"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(size / 2 - 15)}" fill="none" stroke="#05050f" stroke-opacity=".35" stroke-width="3"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(size / 2 + 15)}" fill="none" stroke="#05050f" stroke-opacity=".35" stroke-width="3"/>${bowl(tones.other)}`,
      rim: ({ x, y, size }) =>
        `<path d="M${num(x - size / 2)} ${num(y)}A${num(size / 2)} ${num(size / 2)} 0 0 0 ${num(x + size / 2)} ${num(y)}" fill="none" stroke="url(#gold)" stroke-width="30"/>`,
      plate: (room) => lettered(cast, room, 92, true),
    },
  );
};

const goldRing = `<linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="90" y1="60" x2="430" y2="480"><stop stop-color="#fff3c4"/><stop offset=".3" stop-color="#d9a441"/><stop offset=".52" stop-color="#fbe7a8"/><stop offset=".75" stop-color="#b07a22"/><stop offset="1" stop-color="#f3d27a"/></linearGradient>`;
const bowl = (colour: string): string =>
  `<radialGradient id="bowl" cx=".42" cy=".34" r=".75"><stop stop-color="${lighten(colour, 0.45)}"/><stop offset=".6" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.5)}"/></radialGradient>`;

/**
 * The shadow it throws on what is behind: rings of shade so faint that their edges are not seen: a blur would cost a hundred times as much to draw.
 */
const haloOf = (drawing: Drawing, at: Placed): string =>
  `<g transform="translate(7 13)">${HALO.map((swell) => `<g opacity=".05">${outline(drawing, at, "#05050f", swell)}</g>`).join("")}</g>`;
const HALO = [0, 2, 4, 7, 10, 14];

const figure = (cast: Cast, key: string, room: Spot, stands: boolean): { body: string; placed: Placed } => {
  const { x, y, size } = bodyRoom(cast, room);
  const astronaut = cast.gear === "astronaut";
  const floats = cast.scene.ground === "none" || cast.setting === "ocean" || cast.setting === "sky";
  const trial = place(cast.subject.shaded, key, x, y, size);
  const rise = headroom(wear(cast.gear, trial), trial.centre[1] - trial.height / 2);
  const scale = astronaut ? 0.6 : size / (size + rise * 0.85);
  const at = place(
    cast.subject.shaded,
    key,
    x,
    astronaut ? y - size * 0.08 : y + rise * scale * 0.48,
    size * scale,
  );
  const { behind, before } = dressed(cast, at);
  const lit = (pieces: readonly Piece[], part: string) =>
    pieces.map((piece, index) => solid(piece, `${key}${part}${index}`)).join("");
  const [cx, cy] = at.centre;
  const dome = astronaut ? helmet(cx, cy, size * 0.43, null) : null;
  const floor = cy + (dome ? size * 0.52 : at.height * (cast.isFaceless ? 0.67 : 0.5));
  const shadow =
    floats || !stands
      ? dome
        ? ""
        : haloOf(cast.subject.shaded, at)
      : `<filter id="soft" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="${num(size / 34)}"/></filter><ellipse cx="${num(cx)}" cy="${num(floor)}" rx="${num(dome ? size * 0.36 : at.width * 0.44)}" ry="${num(size * 0.06)}" fill="#0a0a18" fill-opacity=".6" filter="url(#soft)"/>`;
  const body = dome
    ? `${domeDefs(cx, cy, size * 0.43)}${dome.behind}${at.body}${domeShine(cx, cy, size * 0.43)}${dome.before}`
    : `${lit(behind, "b")}${at.body}${lit(before, "w")}`;
  return { body: shadow + body, placed: at };
};

/** Glass: darker towards the rim, so that the head in it reads as inside. */
const domeDefs = (x: number, y: number, r: number): string =>
  `<radialGradient id="glass"><stop offset=".45" stop-color="#1b2350" stop-opacity=".5"/><stop offset=".85" stop-color="#141a3f" stop-opacity=".72"/><stop offset="1" stop-color="#0c1030" stop-opacity=".9"/></radialGradient><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#glass)"/>`;

const domeShine = (x: number, y: number, r: number): string =>
  `<linearGradient id="shine" x1="0" y1="0" x2=".7" y2="1"><stop stop-color="#ffffff" stop-opacity=".38"/><stop offset=".34" stop-color="#ffffff" stop-opacity="0"/><stop offset=".75" stop-color="#9fd0ff" stop-opacity="0"/><stop offset="1" stop-color="#9fd0ff" stop-opacity=".4"/></linearGradient><circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.97)}" fill="url(#shine)"/>`;

/** A worn piece lit from the upper left. */
const solid = (piece: Piece, id: string): string => {
  const stops = `<stop stop-color="${lighten(piece.fill, 0.32)}"/><stop offset=".45" stop-color="${piece.fill}"/><stop offset="1" stop-color="${darken(piece.fill, 0.38)}"/>`;
  return `<linearGradient id="${id}" x1="0" y1="0" x2=".6" y2="1">${stops}</linearGradient>${drawPiece(piece, () => `fill="url(#${id})" stroke="url(#${id})" stroke-width="2.5" stroke-linejoin="round"`)}`;
};

const lettered = (cast: Cast, room: Stage["room"], largest: number, onPlate = false): string => {
  const set = setName(cast.name, { ...room, align: "middle" }, largest);
  if (!set) return "";
  // On a bright sky the letters go dark, with the light behind them.
  const behind = mix(cast.scene.sky[1], cast.scene.sky[2], 0.4);
  const bright = luminance(onPlate && cast.staging.ground !== "scene" ? cast.tones.base : behind) > 0.42;
  const [upper, lower] = bright
    ? [cast.palette.deep, tune(cast.palette.primary, { s: 0.6, l: 0.22 })]
    : ["#ffffff", lighten(cast.palette.secondary, 0.72)];
  const halo = bright ? "#ffffff" : "#05050f";
  const defs = `<linearGradient id="face" gradientUnits="userSpaceOnUse" x1="0" y1="${num(set.top)}" x2="0" y2="${num(set.top + set.height)}"><stop stop-color="${upper}"/><stop offset="1" stop-color="${lower}"/></linearGradient><filter id="drop" x="-10%" y="-20%" width="120%" height="150%"><feGaussianBlur stdDeviation="10"/></filter>`;
  return `${defs}<path d="${set.d}" transform="translate(0 ${bright ? 0 : 10})" fill="${halo}" stroke="${halo}" stroke-width="${bright ? 14 : 0}" fill-opacity=".75" stroke-opacity=".75" filter="url(#drop)"/><path d="${set.d}" transform="translate(0 4)" fill="${bright ? "#ffffff" : darken(cast.palette.deep, 0.2)}" fill-opacity=".7"/><path d="${set.d}" fill="url(#face)"/>`;
};
