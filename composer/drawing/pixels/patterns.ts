import type { Cast } from "../cast.ts";
import type { Pattern } from "../grounds/patterns.ts";
import type { PixelCanvas } from "./canvas.ts";

/** Fills the canvas with a wall and a floor, and at most one large quiet form: what has detail is the sprite. */
export const paintPattern = (
  canvas: PixelCanvas,
  kind: Pattern,
  { tones }: Pick<Cast, "tones">,
  x: number,
  y: number,
): void => {
  const { width: cells, height } = canvas;
  const floor = Math.round(height * FLOORS[kind]);
  const behind = forms[kind](x, y, cells);
  canvas.paint((cx, cy) => {
    if (cy >= floor) return cy === floor ? tones.light : tones.dark;
    return behind(cx, cy) ? tones.light : tones.base;
  });
};

/** Where the floor begins; nowhere, where the page is one wall. */
const FLOORS: Readonly<Record<Pattern, number>> = {
  rays: 0.82,
  dots: 0.86,
  mesh: 0.78,
  tiles: 0.74,
  rings: 0.84,
  split: 0.8,
  repeat: 0.88,
};

const none = () => (): boolean => false;
const disc =
  (share: number) =>
  (x: number, y: number, cells: number) =>
  (cx: number, cy: number): boolean =>
    (cx - x) * (cx - x) + (cy - y) * (cy - y) < cells * share * (cells * share);

const forms: Readonly<
  Record<Pattern, (x: number, y: number, cells: number) => (cx: number, cy: number) => boolean>
> = {
  rays: none,
  dots: disc(0.41),
  mesh: none,
  tiles: none,
  rings: disc(0.36),
  /** A window's light on the wall. */
  split: (x, _y, cells) => (cx) => Math.abs(cx - x) < cells * 0.3,
  repeat: none,
};
