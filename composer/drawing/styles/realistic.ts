import { darken, lighten, mix, tune } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import { type Cast, LOGO, type Stage, type Style, turned } from "../cast.ts";
import { drawPiece } from "../gear/draw-gear.ts";
import type { Piece } from "../gear/shapes.ts";
import { headroom, wear } from "../gear/wear.ts";
import { helmet } from "../helmet.ts";
import { setName } from "../lettering/set-name.ts";
import { drawLitScene } from "../scenes/lit-scene.ts";
import { document, num, place } from "../svg.ts";

/** Gradients, light from the upper left, soft shadows, depth of field: the subject stands in its setting. */
export const realistic: Style = {
  logo: (cast) => {
    const side = cast.random("realistic").chance(0.5) ? 1 : -1;
    const scene = drawLitScene(cast, LOGO, LOGO, [256, 240], cast.random("realistic-scene"));
    return document(LOGO, LOGO, scene + figure(cast, 256, 262, 350, side));
  },
  wide: (cast, stage) => {
    const side = cast.random("realistic-banner").chance(0.5) ? 1 : -1;
    const { width, height, hero, room, largest } = turned(stage, side);
    const name = lettered(cast, room, largest);
    const x = name === "" ? width / 2 : hero.x;
    const scene = drawLitScene(cast, width, height, [x, height / 2], cast.random("realistic-scene"));
    return document(width, height, scene + figure(cast, x, hero.y, hero.size, side) + name);
  },
  figure: (cast) => figure(cast, 256, 252, 380, 1, false),
};

const figure = (cast: Cast, x: number, y: number, size: number, side: 1 | -1, stands = true): string => {
  const astronaut = cast.gear === "astronaut";
  const floats = cast.scene.ground === "none" || cast.setting === "ocean" || cast.setting === "sky";
  const trial = place(cast.subject.shaded, "s", x, y, size);
  const rise = headroom(wear(cast.gear, trial), trial.centre[1] - trial.height / 2);
  const scale = astronaut ? 0.6 : size / (size + rise * 0.85);
  const at = place(
    cast.subject.shaded,
    "s",
    x - (cast.motif ? side * size * 0.05 : 0),
    astronaut ? y - size * 0.08 : y + rise * scale * 0.48,
    size * scale,
  );
  const gear = wear(cast.gear, at);
  const [cx, cy] = at.centre;
  const dome = astronaut ? helmet(cx, cy, size * 0.43, null) : null;
  const floor = cy + (dome ? size * 0.52 : at.height / 2);
  const motif = cast.motif
    ? place(
        cast.motif.shaded,
        "m",
        cx + side * size * 0.42,
        Math.min(floor - size * 0.1, y + size * 0.36),
        size * 0.4,
      )
    : null;
  const shadow =
    floats || !stands
      ? ""
      : `<filter id="soft" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="${num(size / 34)}"/></filter><ellipse cx="${num(cx)}" cy="${num(floor)}" rx="${num(dome ? size * 0.36 : at.width * 0.44)}" ry="${num(size * 0.06)}" fill="#0a0a18" fill-opacity=".6" filter="url(#soft)"/>${motif ? `<ellipse cx="${num(motif.centre[0])}" cy="${num(motif.centre[1] + motif.height / 2)}" rx="${num(motif.width * 0.46)}" ry="${num(size * 0.035)}" fill="#0a0a18" fill-opacity=".6" filter="url(#soft)"/>` : ""}`;
  const body = dome
    ? `${domeDefs(cx, cy, size * 0.43)}${dome.behind}${at.body}${domeShine(cx, cy, size * 0.43)}${dome.before}`
    : `${at.body}${gear.map((piece, index) => solid(piece, index)).join("")}`;
  return `${shadow}${body}${motif?.body ?? ""}`;
};

/** Glass: darker towards the rim, so that the head in it reads as inside. */
const domeDefs = (x: number, y: number, r: number): string =>
  `<radialGradient id="glass"><stop offset=".45" stop-color="#1b2350" stop-opacity=".5"/><stop offset=".85" stop-color="#141a3f" stop-opacity=".72"/><stop offset="1" stop-color="#0c1030" stop-opacity=".9"/></radialGradient><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#glass)"/>`;

const domeShine = (x: number, y: number, r: number): string =>
  `<linearGradient id="shine" x1="0" y1="0" x2=".7" y2="1"><stop stop-color="#ffffff" stop-opacity=".38"/><stop offset=".34" stop-color="#ffffff" stop-opacity="0"/><stop offset=".75" stop-color="#9fd0ff" stop-opacity="0"/><stop offset="1" stop-color="#9fd0ff" stop-opacity=".4"/></linearGradient><circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.97)}" fill="url(#shine)"/>`;

/** A worn piece lit from the upper left. */
const solid = (piece: Piece, index: number): string => {
  const id = `w${index}`;
  const stops = `<stop stop-color="${lighten(piece.fill, 0.32)}"/><stop offset=".45" stop-color="${piece.fill}"/><stop offset="1" stop-color="${darken(piece.fill, 0.38)}"/>`;
  return `<linearGradient id="${id}" x1="0" y1="0" x2=".6" y2="1">${stops}</linearGradient>${drawPiece(piece, () => `fill="url(#${id})" stroke="url(#${id})" stroke-width="2.5" stroke-linejoin="round"`)}`;
};

const lettered = (cast: Cast, room: Stage["room"], largest: number): string => {
  const set = setName(cast.name, { ...room, align: "middle" }, largest);
  if (!set) return "";
  // On a bright sky the letters go dark, with the light behind them.
  const bright = luminance(mix(cast.scene.sky[1], cast.scene.sky[2], 0.4)) > 0.42;
  const [upper, lower] = bright
    ? [cast.palette.deep, tune(cast.palette.primary, { s: 0.6, l: 0.22 })]
    : ["#ffffff", lighten(cast.palette.secondary, 0.72)];
  const halo = bright ? "#ffffff" : "#05050f";
  const defs = `<linearGradient id="face" gradientUnits="userSpaceOnUse" x1="0" y1="${num(set.top)}" x2="0" y2="${num(set.top + set.height)}"><stop stop-color="${upper}"/><stop offset="1" stop-color="${lower}"/></linearGradient><filter id="drop" x="-10%" y="-20%" width="120%" height="150%"><feGaussianBlur stdDeviation="10"/></filter>`;
  return `${defs}<path d="${set.d}" transform="translate(0 ${bright ? 0 : 10})" fill="${halo}" stroke="${halo}" stroke-width="${bright ? 14 : 0}" fill-opacity=".75" stroke-opacity=".75" filter="url(#drop)"/><path d="${set.d}" transform="translate(0 4)" fill="${bright ? "#ffffff" : darken(cast.palette.deep, 0.2)}" fill-opacity=".7"/><path d="${set.d}" fill="url(#face)"/>`;
};
