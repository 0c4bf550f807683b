import type { Expression } from "../../reading/expression.ts";
import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import type { Shape } from "./shapes.ts";

/** So many degrees to the right a head is held in each mood: nobody who feels something looks straight ahead. */
const DEGREES: Readonly<Record<Expression, number>> = {
  happy: 5,
  angry: 4,
  sad: 6,
  sleepy: 7,
  scared: -4,
  screaming: -5,
  smug: -6,
  determined: -3,
  deadpan: 2,
  laughing: -7,
  loving: 6,
  shy: 7,
  dizzy: 8,
};

export interface Slant {
  shape(shape: Shape): Shape;
  point(x: number, y: number): Point;
}

/** Turns what is on a neck about its lower end. */
export const slantOf = (mood: Expression, [px, py]: Point): Slant => {
  const degrees = DEGREES[mood];
  // A few degrees: the first terms of sine and cosine are exact enough, and the same on every engine.
  const angle = degrees * 0.0174533;
  const [sine, cosine] = [angle - (angle * angle * angle) / 6, 1 - (angle * angle) / 2];
  const point = (x: number, y: number): Point => [
    px + (x - px) * cosine - (y - py) * sine,
    py + (x - px) * sine + (y - py) * cosine,
  ];
  const turned = (piece: Piece): Piece => {
    if (piece.kind === "poly") return { ...piece, points: piece.points.map(([x, y]) => point(x, y)) };
    const [x, y] = point(piece.x, piece.y);
    return { ...piece, x, y };
  };
  return { point, shape: (shape) => ({ ...shape, piece: turned(shape.piece) }) };
};
