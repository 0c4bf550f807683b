import type { Point } from "../svg.ts";

/** Flat pieces of something worn, back to front; units are set by where it is worn (see `Worn`). */
export type Piece =
  | { kind: "poly"; fill: string; points: readonly Point[] }
  | { kind: "oval"; fill: string; x: number; y: number; rx: number; ry: number }
  | { kind: "ring"; fill: string; x: number; y: number; rx: number; ry: number; width: number };

export interface Worn {
  /**
   * On the crown: origin at the top of the head, its width is 1. On the eyes: origin between them, half their
   * distance is 1.
   */
  on: "crown" | "eyes";
  pieces: readonly Piece[];
}

/** Half a circle, left to right over the top: a table, since engines differ in the last digit of sines. */
export const ARC: readonly Point[] = [
  [-1, 0],
  [-0.97, -0.26],
  [-0.87, -0.5],
  [-0.71, -0.71],
  [-0.5, -0.87],
  [-0.26, -0.97],
  [0, -1],
  [0.26, -0.97],
  [0.5, -0.87],
  [0.71, -0.71],
  [0.87, -0.5],
  [0.97, -0.26],
  [1, 0],
];

export const oval = (fill: string, x: number, y: number, rx: number, ry: number): Piece => ({
  kind: "oval",
  fill,
  x,
  y,
  rx,
  ry,
});

export const poly = (fill: string, ...points: Point[]): Piece => ({ kind: "poly", fill, points });
