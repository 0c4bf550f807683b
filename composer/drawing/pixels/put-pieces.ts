import type { Expression } from "../../reading/expression.ts";
import { givenEyes } from "../acting/face.ts";
import type { Piece } from "../gear/shapes.ts";
import { PixelCanvas, paintPiece } from "./canvas.ts";
import { faceCells, LARGEST_EYE } from "./cell-face.ts";
import { looks } from "./looks.ts";

export const putPieces = (
  canvas: PixelCanvas,
  pieces: readonly Piece[],
  ink: string,
  axis?: number,
): void => {
  if (pieces.length === 0) return;
  const layer = new PixelCanvas(canvas.width, canvas.height);
  for (const piece of pieces) paintPiece(layer, piece, axis);
  canvas.stamp(layer.outlined(ink), -1, -1);
};

/** Letters need many cells, on which a face is small. */
export const LARGER = 1.2;

/** The face of a thing, on its own cells; `larger` where it is drawn so many times as large, its mouth as high as ever. */
export const putFace = (
  canvas: PixelCanvas,
  expression: Expression,
  body: Parameters<typeof givenEyes>[0],
  axis: number,
  larger = 1,
): void => {
  const { y, reach: drawn } = givenEyes(body);
  const reach = drawn * larger;
  const place = {
    axis,
    eyes: { y: y - reach + drawn, reach, half: Math.min(LARGEST_EYE / 2, reach * 0.7) },
    mouth: { y: y + drawn * (larger > 1 ? 1 : 1.25), wide: reach * (larger > 1 ? 2.3 : 2) },
    skin: canvas.commonest(axis, y + reach / 2, reach * 1.7) ?? "#ffffff",
  };
  const cells = faceCells(looks[expression], place, (x, at) => canvas.get(x, at));
  // On keys, print or scales some of the body is seen around it.
  for (const { x, y } of cells)
    for (const [dx, dy] of AROUND)
      if (canvas.get(x + dx, y + dy) !== null) canvas.set(x + dx, y + dy, place.skin);
  for (const { x, y, colour } of cells) canvas.set(x, y, colour);
};
const AROUND = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
