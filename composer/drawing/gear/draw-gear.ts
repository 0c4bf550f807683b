import { num, polygon } from "../svg.ts";
import type { Piece } from "./shapes.ts";

/** A piece as an element; `paint` gives its attributes. */
export const drawPiece = (piece: Piece, paint: (fill: string) => string): string => {
  if (piece.kind === "poly") return `<path ${paint(piece.fill)} d="${polygon(piece.points)}"/>`;
  const shape = `cx="${num(piece.x)}" cy="${num(piece.y)}" rx="${num(piece.rx)}" ry="${num(piece.ry)}"`;
  if (piece.kind === "ring")
    return `<ellipse ${shape} fill="none" stroke="${piece.fill}" stroke-width="${num(piece.width)}"/>`;
  return `<ellipse ${paint(piece.fill)} ${shape}/>`;
};

/** The outline around all pieces together, swollen by `swell`: drawn below them. */
export const gearOutline = (pieces: readonly Piece[], colour: string, swell: number): string =>
  pieces
    .map((piece) => {
      if (piece.kind !== "ring")
        return drawPiece(
          piece,
          () =>
            `fill="${colour}" stroke="${colour}" stroke-width="${num(swell * 2)}" stroke-linejoin="round"`,
        );
      return drawPiece({ ...piece, fill: colour, width: piece.width + swell * 2 }, () => "");
    })
    .join("");
