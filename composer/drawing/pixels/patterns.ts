import { mix } from "../../colour/colour.ts";
import type { Cast } from "../cast.ts";
import type { Pattern } from "../grounds/patterns.ts";
import { TURNS } from "../grounds/turns.ts";
import type { PixelCanvas } from "./canvas.ts";
import { cellsOf } from "./cells-of.ts";

/** What of a cast a pattern shows. */
type Shown = Pick<Cast, "tones" | "motif" | "subject">;

/** Fills the canvas with a pattern whose smallest part is a cell. */
export const paintPattern = (canvas: PixelCanvas, kind: Pattern, shown: Shown, x: number, y: number): void =>
  canvas.paint(patterns[kind](shown, canvas.width, x, y));

type Painter = (cx: number, cy: number) => string;

const sectorOf = (dx: number, dy: number): number =>
  TURNS.findIndex(([ax, ay], at) => {
    const [bx, by] = TURNS[(at + 1) % TURNS.length] ?? [0, 0];
    return ax * dy - ay * dx >= 0 && bx * dy - by * dx < 0;
  });

const patterns: Record<Pattern, (shown: Shown, cells: number, x: number, y: number) => Painter> = {
  rays:
    ({ tones }, _cells, x, y) =>
    (cx, cy) =>
      sectorOf(cx - x + 0.37, cy - y + 0.41) % 2 ? tones.base : tones.light,
  dots:
    ({ tones }, cells, x, y) =>
    (cx, cy) => {
      const low = cy > cells * 0.8;
      const inDisc = (cx - x) * (cx - x) + (cy - y) * (cy - y) < cells * cells * 0.17;
      return low ? tones.dark : inDisc ? tones.light : tones.base;
    },
  mesh: ({ tones }, cells) => {
    const steps = [tones.light, tones.base, mix(tones.base, tones.other, 0.5), tones.other];
    return (cx, cy) => steps[Math.floor(((cx + cy) / (cells * 2)) * steps.length)] ?? tones.other;
  },
  tiles: ({ tones }, cells) => {
    const side = Math.max(3, Math.round(cells / 8));
    return (cx, cy) =>
      (Math.floor(cx / side) + Math.floor(cy / side)) % 2 ? mix(tones.base, tones.light, 0.75) : tones.base;
  },
  rings: ({ tones }, cells, x, y) => {
    const step = cells / 9;
    return (cx, cy) => {
      const d = (cx - x) * (cx - x) + (cy - y) * (cy - y);
      let ring = 0;
      while (d > (ring + 0.5) * step * ((ring + 0.5) * step)) ring++;
      return ring === 4 ? tones.other : ring % 2 ? tones.light : tones.base;
    };
  },
  split: ({ tones }, cells, x) => {
    return (cx, cy) => {
      const edge = x + cells * 0.3 - cy * 0.6 - cx;
      return edge > cells * 0.07 ? tones.base : edge > -cells * 0.07 ? tones.light : tones.other;
    };
  },
  repeat: ({ tones, motif, subject }) => {
    const picture = motif ?? subject;
    const sprite = cellsOf(picture.flat, 17).canvas;
    const step = sprite.width + 4;
    const tone = mix(tones.base, tones.bright ? tones.dark : tones.light, 0.6);
    return (cx, cy) => {
      const row = Math.floor((cy + 6) / step);
      const column = (cx + 6 + (row % 2) * Math.floor(step / 2)) % step;
      return sprite.get(column, (cy + 6) % step) ? tone : tones.base;
    };
  },
};
