import { darken, lighten, toHsl, tune } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import { type Cast, LOGO, type Style } from "../cast.ts";
import { backdrop } from "../pixels/backdrop.ts";
import { PixelCanvas } from "../pixels/canvas.ts";
import { type PixelName, paintName, pixelName } from "../pixels/letters.ts";
import { paintPattern } from "../pixels/patterns.ts";
import { playAct } from "../pixels/play.ts";
import { cellOf, cellPageOf, lettersSquare } from "../pixels/stand.ts";
import { frameCells, throughWindow } from "../pixels/window.ts";
import { STANDING } from "../stand.ts";
import { document } from "../svg.ts";

/** The hero of a sticker, in cells, and the page around it. */
const STICKER_CELLS = 52;
const WIDE_CELL = 7;
/** Rows above a wide picture, in which it is seen how far an act reaches. */
const ABOVE = 40;

/** Real pixel art: one grid, few colours, an outline, light from one side, nothing finer than a cell. */
export const pixel: Style = {
  logo: (drawn) => {
    const cast = inDaylight(drawn);
    const { pose } = cast.staging;
    const { cells, layer, x, frame, plate } = cellPageOf(cast);
    const canvas = ground(cast, cells, x);
    if (frame) frameCells(canvas, layer, frame, cast);
    else {
      if (STANDING.has(pose) || pose === "tilted") castShadow(canvas, layer, cast);
      canvas.stamp(...lit(canvas, layer, cast));
    }
    const name = plate && pixelName(cast.name, plate.width, plate.height);
    if (plate && name) putName(canvas, cast, name, Math.floor(cells / 2), plate.y);
    // What the cells make more than the page bleeds off its sides.
    const cell = cellOf(cells);
    const bleed = Math.floor((LOGO - cell * cells) / 2);
    return document(LOGO, LOGO, canvas.toPaths(cell, bleed, bleed));
  },
  wide: (cast, stage) => {
    const { width, height, hero, room } = stage;
    const [columns, rows] = [Math.ceil(width / WIDE_CELL), Math.ceil(height / WIDE_CELL)];
    const set = pixelName(
      cast.name,
      Math.floor((room.width * 1.06) / WIDE_CELL),
      Math.floor(Math.min(room.height * 1.16, (height - room.y - 24) * 0.98) / WIDE_CELL),
    );
    const figureX = set ? Math.round(hero.x / WIDE_CELL) : Math.floor(columns / 2);
    const canvas = backdrop(cast, columns, rows, figureX, cast.random("pixel-scene"));
    const square = cast.subject.letters ? lettersSquare(cast) : hero.size / WIDE_CELL;
    const y = set ? Math.round(hero.y / WIDE_CELL) : Math.floor(rows / 2);
    const play = (size: number, middle: number): PixelCanvas => {
      const act = new PixelCanvas(columns, rows + 2 * ABOVE);
      playAct(act, cast, { x: figureX, y: middle + ABOVE, size });
      return act;
    };
    const first = play(square, y);
    const { top, bottom } = first.extent();
    // A hat that would be cut off makes its wearer smaller; letters move.
    const over = Math.max(0, ABOVE + 1 - top);
    const isMoved = over === 0 || cast.subject.letters;
    const act = isMoved ? first : play(square * (1 - over / (bottom - top + 1)), y + over / 2);
    canvas.stamp(act, 0, isMoved ? over - ABOVE : -ABOVE);
    const [middle, line] = [room.x + room.width / 2, room.y + room.height / 2].map((at) =>
      Math.round(at / WIDE_CELL),
    );
    if (set) putName(canvas, cast, set, middle ?? 0, line ?? 0);
    return document(width, height, canvas.toPaths(WIDE_CELL));
  },
  figure: (cast) => {
    const size = cast.subject.letters ? lettersSquare(cast) : STICKER_CELLS;
    const side = Math.ceil(size) * 2;
    const act = new PixelCanvas(side, side);
    playAct(act, cast, { x: side / 2, y: side / 2, size });
    const { left, top, right, bottom } = act.extent();
    const cells = Math.max(STICKER_CELLS, right - left + 1, bottom - top + 1);
    const canvas = new PixelCanvas(cells, cells);
    canvas.stamp(act, Math.round((cells - left - right - 1) / 2), Math.round((cells - top - bottom - 1) / 2));
    const cell = Math.floor(LOGO / (cells + 2));
    const from = Math.round((LOGO - cell * (cells + 2)) / 2);
    return canvas.outlined("#ffffff").toPaths(cell, from, from);
  },
};

/** A plain wall is never dark: a sprite has its dark outline, which is seen before what is lighter. */
const inDaylight = (cast: Cast): Cast => {
  const { tones, staging } = cast;
  if (staging.ground === "scene" || luminance(tones.base) > DUSK) return cast;
  const lit = (colour: string) => tune(colour, { s: Math.max(0.42, toHsl(colour).s), l: 0.56 });
  const [base, other] = [lit(tones.base), lit(tones.other)];
  return { ...cast, tones: { ...tones, base, other, light: lighten(base, 0.2), dark: darken(base, 0.14) } };
};
const DUSK = 0.14;

/** Before a dark ground a light line goes around all who act: a dark outline is lost there. */
const lit = (ground: PixelCanvas, act: PixelCanvas, { tones, set }: Cast): [PixelCanvas, number, number] => {
  const isSeen = lightBeside(ground, act) > NIGHT || set.some(({ part }) => part === "behind");
  return isSeen ? [act, 0, 0] : [act.outlined(lighten(tones.base, 0.6)), -1, -1];
};

/** How light a ground is, in the mean, to the left and right of who acts before it. */
function lightBeside(ground: PixelCanvas, act: PixelCanvas): number {
  const { left, top, right, bottom } = act.extent();
  const lights: number[] = [];
  for (let y = top; y <= bottom; y++)
    for (let x = left - 1; x <= right + 1; x++) {
      const isBeside = !act.get(x, y) && (act.get(x - 1, y) || act.get(x + 1, y));
      const colour = isBeside && ground.get(x, y);
      if (colour) lights.push(luminance(colour));
    }
  return lights.reduce((sum, each) => sum + each, 0) / Math.max(1, lights.length);
}
const NIGHT = 0.1;

/** On the ground below who stands there. */
const castShadow = (canvas: PixelCanvas, act: PixelCanvas, { tones, staging }: Cast): void => {
  const { left, right, bottom } = act.extent();
  const [middle, half] = [(left + right) / 2, (right - left + 1) * 0.4];
  canvas.paint((x, y) => {
    const [dx, dy] = [(x - middle) / half, (y - bottom + 0.5) / 2.6];
    if (dx * dx + dy * dy > 1) return null;
    const below = canvas.get(x, y) ?? tones.base;
    return darken(below, staging.ground === "scene" ? 0.3 : 0.2);
  });
};

const ground = (cast: Cast, cells: number, figureX: number): PixelCanvas => {
  const { ground: kind, view, pose } = cast.staging;
  const scene = () => backdrop(cast, cells, cells, figureX, cast.random("pixel-scene"));
  // A medal is a frame already: no window beside it.
  if (kind === "scene" || (view === "window" && pose === "medal")) return scene();
  const canvas = new PixelCanvas(cells, cells);
  paintPattern(canvas, kind, cast, figureX, Math.round(cells * 0.52));
  if (view === "window") throughWindow(canvas, scene(), cast);
  return canvas;
};

const putName = (canvas: PixelCanvas, cast: Cast, set: PixelName, x: number, y: number): void => {
  const face = tune(cast.palette.accent, { s: 0.95, l: 0.68 });
  const bright = paintName(set, lighten(face, 0.35), face);
  // On a dark page the letters alone stand out; a second edge would fill what is open in them.
  const isDark = luminance(canvas.get(x, y) ?? "#ffffff") < 0.16;
  const letters = isDark ? bright : bright.outlined(cast.palette.ink);
  const left = Math.round(x - letters.width / 2);
  const top = Math.round(y - letters.height / 2);
  const shadow = new PixelCanvas(letters.width, letters.height);
  shadow.paint((cx, cy) => (letters.get(cx, cy) ? cast.palette.ink : null));
  canvas.stamp(shadow, left, top + 1);
  canvas.stamp(letters, left, top);
};
