import type { Picture } from "../../pictures.ts";
import { cellsOf } from "../pixels/cells-of.ts";

const SIDE = 24;

/** How far down the middle of a thing begins, as a share of its height: a mattress is lower than the head of its bed. */
export const topOf = ({ flat }: Picture): number => {
  const { canvas } = cellsOf(flat, SIDE);
  const { left, right, top, bottom } = canvas.extent();
  const width = right - left + 1;
  const tops: number[] = [];
  for (let x = left + Math.floor(width * 0.25); x < left + Math.ceil(width * 0.75); x++) {
    let y = top;
    while (y <= bottom && !canvas.get(x, y)) y++;
    if (y <= bottom) tops.push((y - top) / (bottom - top + 1));
  }
  tops.sort((one, other) => one - other);
  return tops[Math.floor(tops.length / 2)] ?? 0;
};
