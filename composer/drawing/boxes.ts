import type { Piece } from "./gear/shapes.ts";
import type { Placed } from "./svg.ts";

export type Box = Pick<Placed, "centre" | "width" | "height">;

/** The arms of a thing reach so far beyond it, and its legs so far below, in shares of its shorter side and height. */
export const [ARMS, LEGS] = [0.3, 0.22] as const;

/** What a thing takes up that is turned so many degrees: near enough up to a quarter, without a sine. */
export const turnedBox = <B extends Box>(box: B, turn: number): B => {
  const degrees = Math.min(90, Math.abs(turn) % 180, 180 - (Math.abs(turn) % 180));
  const [sine, cosine] = [Math.min(1, degrees * 0.0165), Math.max(0, 1 - degrees * degrees * 0.000125)];
  const { width, height } = box;
  return { ...box, width: width * cosine + height * sine, height: height * cosine + width * sine };
};

/** What a piece takes up: a bar around something, smoke over it and a price tag reach beyond it. */
export const boxOf = (piece: Piece): Box => {
  if (piece.kind !== "poly") {
    const edge = piece.kind === "ring" ? piece.width : 0;
    return { centre: [piece.x, piece.y], width: piece.rx * 2 + edge, height: piece.ry * 2 + edge };
  }
  const xs = piece.points.map(([x]) => x);
  const ys = piece.points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return { centre: [left + width / 2, top + height / 2], width, height };
};

/** What is black and little larger than what is laid on it, which is so much of its width, is the line around that. */
export const isLineAround = (piece: Piece, next: Piece | undefined, share = 0.6): boolean =>
  piece.fill === INK &&
  next !== undefined &&
  next.fill !== INK &&
  isWithinPiece(next, piece) &&
  boxOf(next).width > boxOf(piece).width * share;
const INK = "#1d1a26";

export const isWithinPiece = (piece: Piece, around: Piece): boolean => {
  const [inner, outer] = [boxOf(piece), boxOf(around)];
  return [0, 1].every((axis) => {
    const [size, room] = axis === 0 ? [inner.width, outer.width] : [inner.height, outer.height];
    return Math.abs((inner.centre[axis] ?? 0) - (outer.centre[axis] ?? 0)) <= (room - size) / 2;
  });
};

/** How much of a box lies within another, 0 to 1. */
export const shareWithin = (box: Box, around: Box): number => {
  const [across, down] = ([0, 1] as const).map((axis) => {
    const [half, room] = [box, around].map(({ width, height }) => (axis === 0 ? width : height) / 2) as [
      number,
      number,
    ];
    const off = Math.abs(box.centre[axis] - around.centre[axis]);
    return Math.max(0, Math.min(half * 2, half + room - off)) / (half * 2);
  }) as [number, number];
  return across * down;
};
