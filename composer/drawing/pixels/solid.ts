import type { Drawing } from "../../pictures.ts";
import { gridOf } from "./cells-of.ts";
import { coverage, PER_CELL, strokeCells } from "./coverage.ts";
import { shapesIn } from "./svg-shapes.ts";

/** Where a drawing has ink, on a grid of samples that ends at its lowest row. */
export interface Solid {
  width: number;
  height: number;
  get(x: number, y: number): boolean;
}

/** The drawing's ink, its longer side about so many samples. */
export const solidOf = (drawing: Drawing, samples: number): Solid => {
  const { columns, rows, matrix } = gridOf({ ...drawing, eyes: null }, samples / PER_CELL);
  const each = PER_CELL * PER_CELL;
  const filled = new Uint8Array(columns * rows * each);
  for (const shape of shapesIn(drawing.body, matrix)) {
    if (shape.fill) for (const at of coverage(shape, columns, rows)) filled[at] = 1;
    else if (shape.line)
      for (const cell of strokeCells(shape.rings, columns, rows, shape.line.width))
        filled.fill(1, cell * each, (cell + 1) * each);
  }
  const [width, height] = [columns * PER_CELL, rows * PER_CELL];
  return {
    width,
    height,
    get: (x, y) => {
      if (x < 0 || y < 0 || x >= width || y >= height) return false;
      const cell = Math.floor(y / PER_CELL) * columns + Math.floor(x / PER_CELL);
      return filled[cell * each + (y % PER_CELL) * PER_CELL + (x % PER_CELL)] === 1;
    },
  };
};
