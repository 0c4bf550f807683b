import { PLAIN_GLOVE } from "../../acting/pieces.ts";
import { type Box, boxOf, isWithinPiece } from "../../boxes.ts";
import type { Piece } from "../../gear/shapes.ts";
import { moved } from "../../gear/wear.ts";
import { WET } from "./print.ts";

/** Many small drops are specks: of so many every second one is drawn, larger. */
export const bolder = (pieces: readonly Piece[]): Piece[] => {
  const drops = pieces.filter(({ fill }) => WET.has(fill));
  if (drops.length < MANY) return [...pieces];
  const kept = new Set(drops.filter((_, nth) => nth % 2 === 0));
  return pieces.flatMap((piece) => {
    if (!WET.has(piece.fill)) return [piece];
    const [x, y] = boxOf(piece).centre;
    return kept.has(piece) ? [moved(piece, x * (1 - LARGER), y * (1 - LARGER), LARGER)] : [];
  });
};

const [MANY, LARGER] = [4, 1.5];

/** White beside a body with nothing on it, as steam is, has the colour of gloves: it is seen on a page like paper. */
export const seenBeside = (pieces: readonly Piece[], { centre: [x, y], width, height }: Box): Piece[] =>
  pieces.map((piece) => {
    const [px, py] = boxOf(piece).centre;
    const isBeside = Math.abs(px - x) > width / 2 || Math.abs(py - y) > height / 2;
    const isGround = pieces.some((each) => each !== piece && isWithinPiece(each, piece));
    return piece.fill === WHITE && isBeside && !isGround ? { ...piece, fill: PLAIN_GLOVE } : piece;
  });
const WHITE = "#ffffff";
