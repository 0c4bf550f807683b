import { darken, lighten } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import type { Drawing } from "../../pictures.ts";
import { drawPiece } from "../gear/draw-gear.ts";
import type { Piece } from "../gear/shapes.ts";
import type { Built } from "./build-creature.ts";
import type { Shape } from "./shapes.ts";

const INK = "#1d1a26";
const UNIT = 200;

/** Where the ink of all forms is. */
export const boxOf = (shapes: readonly Shape[]): Drawing["box"] => {
  let [left, top, right, bottom] = [UNIT, UNIT, 0, 0];
  for (const { piece } of shapes) {
    const points =
      piece.kind === "poly"
        ? piece.points
        : ([
            [piece.x - piece.rx, piece.y - piece.ry],
            [piece.x + piece.rx, piece.y + piece.ry],
          ] as const);
    for (const [x, y] of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return [left, top, right - left, bottom - top].map(
    (value) => Math.round(value * 100) / 100,
  ) as Drawing["box"];
};

const drawingOf = (built: Built, body: string): Drawing => ({
  body,
  unit: UNIT,
  box: boxOf(built.shapes),
  crown: built.crown,
  eyes: built.eyes,
  head: built.head,
  ...(built.hands && { hands: built.hands }),
});

const bare = (piece: Piece): string => drawPiece(piece, () => "");

/** Inked outlines, a flat colour, and a shade on the side away from the light. */
export const inked = (built: Built): Drawing => {
  const body = built.shapes.map(({ piece, isMark }, nth) => {
    if (isMark) return drawPiece(piece, (fill) => `fill="${fill}"`);
    if (Math.min(...extent(piece)) < 16)
      return drawPiece(
        piece,
        (fill) => `fill="${fill}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"`,
      );
    return `<clipPath id="c${nth}">${bare(piece)}</clipPath>${drawPiece(piece, (fill) => `fill="${darken(fill, 0.16)}"`)}<g class="shade" clip-path="url(#c${nth})">${drawPiece(shifted(piece, -5, -6), (fill) => `fill="${fill}"`)}</g>${drawPiece(piece, () => `fill="none" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"`)}`;
  });
  return drawingOf(built, body.join(""));
};

/** Two tones: an even line around what is light; only what is nearly black is dark. */
export const cutOut = (built: Built): Drawing => {
  const body = built.shapes.map(({ piece, isMark }) => {
    if (piece.fill.length > 7) return "";
    const light = luminance(piece.fill);
    if (isMark) return drawPiece(piece, () => (light < 0.12 ? `fill="currentColor"` : ""));
    return drawPiece(piece, () =>
      light < 0.03
        ? `fill="currentColor" stroke="currentColor" stroke-width="3"`
        : `stroke="currentColor" stroke-width="5" stroke-linejoin="round"`,
    );
  });
  return drawingOf(built, body.join(""));
};

/** Clay: each form lit from the upper left, with a rim of light and a shadow where it meets what is under it. */
export const modelled = (built: Built): Drawing => {
  const body = built.shapes.map(({ piece, isMark }, nth) => {
    const fill = piece.fill;
    if (fill.length > 7) return drawPiece(piece, () => `fill="${fill.slice(0, 7)}" fill-opacity=".45"`);
    if (isMark && Math.min(...extent(piece)) < 9) return drawPiece(piece, () => `fill="${fill}"`);
    const gradient = `<radialGradient id="g${nth}" cx=".36" cy=".24" r=".86"><stop stop-color="${lighten(fill, isMark ? 0.2 : 0.34)}"/><stop offset=".5" stop-color="${fill}"/><stop offset="1" stop-color="${darken(fill, isMark ? 0.16 : 0.34)}"/></radialGradient>`;
    const contact = isMark
      ? ""
      : `<g class="shade" opacity=".16">${drawPiece(shifted(piece, 1, 3), () => `fill="#120a18" stroke="#120a18" stroke-width="4"`)}</g>`;
    return `${gradient}${contact}${drawPiece(piece, () => `fill="url(#g${nth})"`)}`;
  });
  return drawingOf(built, body.join(""));
};

const extent = (piece: Piece): [number, number] => {
  if (piece.kind !== "poly") return [piece.rx * 2, piece.ry * 2];
  const [, , width, height] = boxOf([{ piece, isMark: false }]);
  return [width, height];
};

const shifted = (piece: Piece, dx: number, dy: number): Piece =>
  piece.kind === "poly"
    ? { ...piece, points: piece.points.map(([x, y]) => [x + dx, y + dy] as const) }
    : { ...piece, x: piece.x + dx, y: piece.y + dy };
