import { lighten, mix, toHsl, tune } from "../../colour/colour.ts";
import type { Drawing } from "../../pictures.ts";
import { facePaints, modelledFacePieces, radial, stop } from "../acting/modelled-face.ts";
import { drawPiece } from "../gear/draw-gear.ts";
import type { Piece } from "../gear/shapes.ts";
import { moved } from "../gear/wear.ts";
import { num } from "../svg.ts";
import { boxOf, drawingOf } from "./as-drawing.ts";
import type { Built, Shape } from "./shapes.ts";

const DEEP = "#120a18";
/** What is smaller is too small for light and shade, and for a glint. */
const [TINY, SMALL] = [9, 24];

/** A toy of vinyl: each form lit from the upper left, with a glint, and light thrown back by the floor. */
export const modelled = (built: Built, coat: string): Drawing => {
  const ground = { key: "", coat };
  const face = built.shapes.filter(({ isFace }) => isFace);
  const eyeballs = new Set(face.filter(isEyeball).map(({ piece }) => piece));
  const drawn = modelledFacePieces(
    face.map(({ piece }) => piece),
    ground,
    (piece) => eyeballs.has(piece),
  );
  const body = built.shapes.map((shape, nth) =>
    shape.isFace ? (drawn[face.indexOf(shape)] ?? "") : solidShape(shape, nth),
  );
  return drawingOf(built, GLINT + facePaints(ground) + body.join(""));
};

const isEyeball = ({ piece, isMark }: Shape): boolean =>
  piece.fill === "#ffffff" && piece.kind === "oval" && !isMark;

const GLINT = radial("glint", "", stop(0, "#fff", 0.9), stop(0.5, "#fff", 0.62), stop(1, "#fff", 0));

const solidShape = ({ piece, isMark }: Shape, nth: number): string => {
  const { fill: drawn } = piece;
  if (drawn.length > 7)
    return drawPiece(piece, () => `fill="${drawn.slice(0, 7)}" fill-opacity="${alphaOf(drawn)}"`);
  const fill = vivid(drawn);
  const box = boxOf([{ piece, isMark }]);
  const small = Math.min(box[2], box[3]);
  if (isMark && small < TINY) return drawPiece(piece, () => `fill="${fill}"`);
  const painted = drawPiece(piece, () => `fill="url(#g${nth})"`);
  if (isMark) return lights(fill, nth, 0.16, 0.14) + painted;
  const glint = small > SMALL && isRound(piece, box) ? glintOn(box) : "";
  return contact(piece, small) + lights(fill, nth, 0.24, 0.34) + painted + glint;
};

/** How dense a colour of eight digits is, from 0 to 1. */
const alphaOf = (colour: string): string => num(Number.parseInt(colour.slice(7), 16) / 255);

/** Lit, its own colour, its dark side, and the edge that the floor lights again. */
const lights = (fill: string, nth: number, light: number, dark: number): string =>
  `<radialGradient id="g${nth}" cx=".36" cy=".26" r=".86"><stop stop-color="${lighten(fill, light)}"/><stop offset=".42" stop-color="${fill}"/><stop offset=".84" stop-color="${shaded(fill, dark)}"/><stop offset="1" stop-color="${shaded(fill, dark * 0.55)}"/></radialGradient>`;

/** Vinyl is dyed through: what has a colour has more of it than paper. */
const vivid = (fill: string): string => {
  const { s, l } = toHsl(fill);
  return s < 0.12 || l > 0.9 ? fill : tune(fill, { s: Math.min(0.95, s * 1.18) });
};

/** A shadow has more of the colour, not less light alone: black in it is dirt. What is white has the sky's. */
const shaded = (fill: string, amount: number): string => {
  const { s, l } = toHsl(fill);
  return mix(fill, l > 0.86 ? SKY : tune(fill, { s: Math.min(1, s * 1.2), l: l * 0.42 }), amount * 1.5);
};
const SKY = "#a3aad0";

/** The soft dark where a form lies on another; what falls beside the creature is cut off with its outline. */
const contact = (piece: Piece, small: number): string => {
  const share = Math.min(1, small / 60);
  const soft = [3, 6, 10, 15].map((width) =>
    drawPiece(moved(piece, 1, 3 * share, 1), () => `stroke-width="${num(width * share)}"`),
  );
  return `<g class="shade" fill="none" stroke="${DEEP}" stroke-opacity=".075" stroke-linejoin="round">${soft.join("")}</g>`;
};

const glintOn = ([left, top, width, height]: Drawing["box"]): string => {
  const [x, y] = [left + width * 0.33, top + height * 0.2];
  return `<ellipse class="glint" cx="${num(x)}" cy="${num(y)}" rx="${num(width * 0.13)}" ry="${num(height * 0.065)}" transform="rotate(-24 ${num(x)} ${num(y)})" fill="url(#glint)"/>`;
};

/** A glint lies on what fills its box: a ball or an egg, not a horn or a tail. */
const isRound = (piece: Piece, [, , width, height]: Drawing["box"]): boolean => {
  if (Math.max(width, height) > Math.min(width, height) * 1.9) return false;
  if (piece.kind !== "poly") return true;
  const { points } = piece;
  const twice = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2 > width * height * 0.66;
};
