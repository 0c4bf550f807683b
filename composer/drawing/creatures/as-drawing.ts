import { darken } from "../../colour/colour.ts";
import type { Drawing } from "../../pictures.ts";
import { drawPiece } from "../gear/draw-gear.ts";
import type { Piece } from "../gear/shapes.ts";
import { moved } from "../gear/wear.ts";
import type { Built, Shape } from "./shapes.ts";

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

export const drawingOf = (built: Built, body: string): Drawing => ({
  body,
  unit: UNIT,
  box: boxOf(built.shapes),
  crown: built.crown,
  eyes: built.eyes,
  head: built.head,
  ...(built.hands && { hands: built.hands }),
  ...(built.grasp && { grasp: built.grasp }),
  ...(built.face && { face: built.face }),
});

const lineOf = (width: number): string => `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;
/** As wide as is seen beside flat colour, on cells too; an outline that is inked around all wants thinner ones within. */
const [WIDE, FINE] = [3.4, 2.6];
/** What is thinner has no room for a shaded side. */
const THIN = 16;

/** Inked outlines, a flat colour, and a shade on the side away from the light. */
export const inked = (built: Built, isFine = false): Drawing => {
  const line = lineOf(isFine ? FINE : WIDE);
  const body = built.shapes.map((shape, nth) => {
    const drawn = inkedShape(shape, nth, line);
    return shape.isFace ? `<g class="face">${drawn}</g>` : drawn;
  });
  return drawingOf(built, body.join("").replaceAll(`</g><g class="face">`, ""));
};

const inkedShape = ({ piece, isMark }: Shape, nth: number, line: string): string => {
  const { fill } = piece;
  if (isMark) return drawPiece(piece, () => `fill="${fill}"`);
  if (Math.min(...extent(piece)) < THIN) return drawPiece(piece, () => `fill="${fill}" ${line}`);
  const clip = `<clipPath id="c${nth}">${drawPiece(piece, () => "")}</clipPath>`;
  const dark = drawPiece(piece, () => `fill="${darken(fill, 0.16)}"`);
  const lit = drawPiece(moved(piece, -5, -6, 1), () => `fill="${fill}"`);
  const edge = drawPiece(piece, () => `fill="none" ${line}`);
  return `${clip}${dark}<g class="shade" clip-path="url(#c${nth})">${lit}</g>${edge}`;
};

const extent = (piece: Piece): [number, number] => {
  if (piece.kind !== "poly") return [piece.rx * 2, piece.ry * 2];
  const [, , width, height] = boxOf([{ piece, isMark: false }]);
  return [width, height];
};
