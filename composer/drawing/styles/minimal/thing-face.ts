import type { Drawing } from "../../../pictures.ts";
import { isWithinPiece } from "../../boxes.ts";
import { drawPiece, gearOutline } from "../../gear/draw-gear.ts";
import type { Piece } from "../../gear/shapes.ts";
import { cellsOf } from "../../pixels/cells-of.ts";
import { num } from "../../svg.ts";
import { isDark, type Plate, plateOf, SNORE, toneOf } from "./print.ts";

/** A face on keys, scales or print has some of the body's own ink around its mouth and brows. */
export const faceOf = (pieces: readonly Piece[], plate: Plate, line: number): string => {
  const { ink, paper } = plate.inks;
  const stroke = isDark(plate.tone) ? paper : ink;
  const whites = pieces.filter(({ fill }) => fill === WHITE);
  const toneAt = (piece: Piece): string => {
    if (piece.fill === WHITE) return paper;
    const isOnWhite = whites.some((white) => isWithinPiece(piece, white));
    if (piece.fill === INK) return isOnWhite ? ink : stroke;
    const tone = toneOf(piece.fill, plate);
    return tone === plate.tone && !isOnWhite ? stroke : tone;
  };
  const ring = isDark(plate.tone) ? "" : ` stroke="${ink}" stroke-width="${num(line * 0.6)}"`;
  return (
    gearOutline(
      pieces.filter(({ fill }) => fill !== SNORE),
      plate.tone,
      line * 0.8,
    ) +
    pieces
      .map((piece) => drawPiece(piece, (fill) => `fill="${toneAt(piece)}"${fill === WHITE ? ring : ""}`))
      .join("")
  );
};

/** The plate of what a face lies on: a plant has its face on the pot. */
export const underFace = (drawing: Drawing, plate: Plate): Plate => {
  if (!drawing.eyes) return plate;
  const [x, y, reach] = drawing.eyes;
  const { canvas, at, unit } = cellsOf(drawing, FACE_CELLS);
  const [column, row] = at(x, y);
  const skin = canvas.commonest(column, row + (reach * unit) / 2, reach * unit * 1.4);
  return skin ? plateOf(skin, plate.inks) : plate;
};
const FACE_CELLS = 32;

const [INK, WHITE] = ["#1d1a26", "#ffffff"] as const;
