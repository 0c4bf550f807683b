import type { Drawing } from "../../../pictures.ts";
import { cellsOf } from "../../pixels/cells-of.ts";

/** Each colour along the outline of a drawing, and its share of that, 0 to 1: what a page must set off. */
export type Silhouette = readonly (readonly [colour: string, share: number])[];

export const silhouetteOf = (drawing: Drawing): Silhouette => {
  const before = known.get(drawing);
  if (before) return before;
  const { canvas } = cellsOf(drawing, CELLS);
  const counts = new Map<string, number>();
  let all = 0;
  canvas.each((x, y, colour) => {
    const around = AROUND.filter(([dx, dy]) => canvas.get(x + dx, y + dy) !== null).length;
    if (around === AROUND.length) return;
    counts.set(colour, (counts.get(colour) ?? 0) + around);
    all += around;
  });
  const made = [...counts].map(([colour, count]) => [colour, count / all] as const);
  known.set(drawing, made);
  return made;
};

const known = new WeakMap<Drawing, Silhouette>();
const CELLS = 40;
/** Feelers and legs have little beside them, and count for little. */
const AROUND = [-2, -1, 0, 1, 2].flatMap((dx) => [-2, -1, 0, 1, 2].map((dy) => [dx, dy] as const));

/** Whether a drawing fills its corners, as a door does: what is before it has it on all sides. */
export const isFull = (drawing: Drawing): boolean => {
  const { canvas } = cellsOf(drawing, CELLS);
  let filled = 0;
  canvas.each(() => {
    filled++;
  });
  const { left, top, right, bottom } = canvas.extent();
  return filled > (right - left + 1) * (bottom - top + 1) * FULL;
};
const FULL = 0.84;
