import type { Drawing } from "../../pictures.ts";
import { gridOf } from "./cells-of.ts";
import { coverage, PER_CELL, strokeCells } from "./coverage.ts";
import { shapesIn } from "./svg-shapes.ts";

/** Where a drawing has ink, on a grid of samples that ends at its lowest row. */
export interface Solid {
  width: number;
  height: number;
  get(x: number, y: number): boolean;
  /** The colour that is seen there. */
  colour(x: number, y: number): string | null;
}

/** The drawing's ink, its longer side about so many samples. */
export const solidOf = (drawing: Drawing, samples: number): Solid => {
  const { columns, rows, matrix } = gridOf({ ...drawing, eyes: null }, samples / PER_CELL);
  const each = PER_CELL * PER_CELL;
  /** Nought where there is nothing, or the number of a colour, from one. */
  const filled = new Uint16Array(columns * rows * each);
  const colours: string[] = [];
  for (const shape of shapesIn(drawing.body, matrix)) {
    const nth = colours.push(shape.fill ?? shape.line?.colour ?? "");
    if (shape.fill) for (const at of coverage(shape, columns, rows)) filled[at] = nth;
    else if (shape.line)
      for (const cell of strokeCells(shape.rings, columns, rows, shape.line.width))
        filled.fill(nth, cell * each, (cell + 1) * each);
  }
  const [width, height] = [columns * PER_CELL, rows * PER_CELL];
  const seen = (x: number, y: number): number => {
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    const cell = Math.floor(y / PER_CELL) * columns + Math.floor(x / PER_CELL);
    return filled[cell * each + (y % PER_CELL) * PER_CELL + (x % PER_CELL)] ?? 0;
  };
  return {
    width,
    height,
    get: (x, y) => seen(x, y) > 0,
    colour: (x, y) => colours[seen(x, y) - 1] ?? null,
  };
};
