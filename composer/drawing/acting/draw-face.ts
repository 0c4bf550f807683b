import { luminance } from "../../colour/contrast.ts";
import { drawPiece } from "../gear/draw-gear.ts";
import type { Piece } from "../gear/shapes.ts";

const [WHITE, INK] = ["#ffffff", "#1d1a26"] as const;
/** On what is darker than this, brows and mouth are light. */
const DARK = 0.05;
const PALE = "#efe9f6";

/**
 * The pieces of a face, clean: the whites of eyes have a line around them, and nothing else. A line around pupils
 * and mouths would make holes of them. `body`: the colour of what it lies on.
 */
export const drawFace = (
  pieces: readonly Piece[],
  ink: string,
  width: string,
  body: string | undefined,
  toneOf: (fill: string) => string = (fill) => fill,
): string => {
  const largest = Math.max(0, ...pieces.filter(({ fill }) => fill === WHITE).map(reachOf));
  const isOnDark = body !== undefined && luminance(body) < DARK;
  return pieces
    .map((each) => {
      const piece = isOnDark && each.kind === "poly" && each.fill === INK ? { ...each, fill: PALE } : each;
      const isEye = piece.fill === WHITE && reachOf(piece) > largest * 0.5;
      const line = isEye ? ` stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"` : "";
      return drawPiece(piece, (fill) => `fill="${toneOf(fill)}"${line}`);
    })
    .join("");
};

/** Half of how wide a piece is. */
export const reachOf = (piece: Piece): number => {
  if (piece.kind !== "poly") return piece.rx;
  const xs = piece.points.map(([x]) => x);
  return (Math.max(...xs) - Math.min(...xs)) / 2;
};
