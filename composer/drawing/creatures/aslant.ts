import type { Expression } from "../../reading/expression.ts";
import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import { X } from "./head-frame.ts";
import type { Built, Shape } from "./shapes.ts";

/** So many degrees to the right a head is held in each mood: nobody who feels something looks straight ahead. */
const DEGREES: Readonly<Record<Expression, number>> = {
  happy: 7,
  angry: 6,
  sad: 9,
  sleepy: 10,
  scared: -6,
  screaming: -7,
  smug: -9,
  determined: -5,
  deadpan: 4,
  laughing: -10,
  loving: 9,
  shy: 10,
  dizzy: 11,
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

/** How far the crown is from over the feet, and how wide and tall a body is in a mood: fear stretches, anger squats. */
const STANCES: Readonly<Record<Expression, readonly [lean: number, wide: number, tall: number]>> = {
  happy: [8, 1, 1],
  angry: [9, 1.07, 0.95],
  sad: [7, 1.04, 0.95],
  sleepy: [8, 1.04, 0.96],
  scared: [-9, 0.94, 1.05],
  screaming: [-9, 0.93, 1.07],
  smug: [-9, 1, 1],
  determined: [-7, 1.03, 0.99],
  deadpan: [4, 1.02, 0.98],
  laughing: [-10, 1.05, 0.96],
  loving: [9, 1, 1.01],
  shy: [8, 0.96, 0.97],
  dizzy: [11, 1, 1],
};

/** The whole of it as its mood has it, on feet that stay where they are. */
export const inStance = (built: Built, mood: Expression): Built => {
  const [lean, wide, tall] = STANCES[mood];
  const point = ([x, y]: Point): Point => [
    X + (x - X) * wide + ((FLOOR - y) / FLOOR) * lean,
    FLOOR - (FLOOR - y) * tall,
  ];
  const shaped = (piece: Piece): Piece => {
    if (piece.kind === "poly") return { ...piece, points: piece.points.map(point) };
    const [x, y] = point([piece.x, piece.y]);
    return { ...piece, x, y, rx: piece.rx * wide, ry: piece.ry * tall };
  };
  const [cx, cy, crown] = built.crown;
  const [ex, ey, reach] = built.eyes;
  const [hx, hy, head] = built.head;
  return {
    ...built,
    shapes: built.shapes.map((shape) => ({ ...shape, piece: shaped(shape.piece) })),
    hands: built.hands && [point(built.hands[0]), point(built.hands[1])],
    crown: [...point([cx, cy]), crown * wide],
    eyes: [...point([ex, ey]), reach * wide],
    head: [...point([hx, hy]), head],
  };
};
const FLOOR = 200;
