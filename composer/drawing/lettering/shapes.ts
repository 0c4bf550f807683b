import type { Expression } from "../../reading/expression.ts";
import type { Room } from "./set-name.ts";

/** A thing that words stand on, in a square of 512. */
export interface Format {
  paper: string;
  /** Its colour, where it is not white. */
  tint?: string;
  /** Left, top, width, height of the paper. */
  box: [number, number, number, number];
  words: Omit<Room, "align">;
  /** Where the other half of what is said stands. */
  second?: Omit<Room, "align">;
  /** Between the eyes, and half their distance. */
  face: [number, number, number];
  /** Those who are there besides; without a mood, the one of the first half. */
  others?: readonly { face: [number, number, number]; mood?: Expression }[];
  marks: readonly { d: string; tone: "accent" | "ink" | "quiet" | "paper" | "pale" | `#${string}` }[];
  /** Left, top, width and height of what is full to as many percent as are said. */
  bar?: [number, number, number, number];
}

import { num } from "../svg.ts";

/** Outlines that things with words on them are made of, as path data. */
export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`;
export const round = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
export const zigzag = (x: number, y: number, width: number, teeth: number): string =>
  Array.from({ length: teeth }, (_, tooth) => {
    const left = x + width - ((tooth + 1) * width) / teeth;
    return `L${num(left + width / teeth / 2)} ${y + 22}L${num(left)} ${y}`;
  }).join("");
