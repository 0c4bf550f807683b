import type { Expression } from "../../reading/expression.ts";
import { givenEyes } from "../acting/face.ts";
import type { Piece } from "../gear/shapes.ts";
import { PixelCanvas, paintPiece } from "./canvas.ts";
import { faceCells, LARGEST_EYE, type Painted } from "./cell-face.ts";
import { looks } from "./looks.ts";

export const putPieces = (
  canvas: PixelCanvas,
  pieces: readonly Piece[],
  ink: string,
  axis?: number,
): void => {
  if (pieces.length === 0) return;
  const layer = new PixelCanvas(canvas.width, canvas.height);
  for (const piece of pieces) paintPiece(layer, piece, axis);
  canvas.stamp(layer.outlined(ink), -1, -1);
};

/** Letters need many cells, on which a face is small. */
export const LARGER = 1.2;

/** The face of a thing, on its own cells; `larger` where it is drawn so many times as large, its mouth as high as ever. */
export const putFace = (
  canvas: PixelCanvas,
  expression: Expression,
  body: Parameters<typeof givenEyes>[0],
  axis: number,
  larger = 1,
): void => {
  const { y, reach: drawn } = givenEyes(body);
  const reach = drawn * larger;
  const place = {
    axis,
    eyes: { y: y - reach + drawn, reach, half: Math.min(LARGEST_EYE / 2, reach * 0.7) },
    mouth: { y: y + drawn * (larger > 1 ? 1 : 1.25), wide: reach * (larger > 1 ? 2.3 : 2) },
    skin: canvas.commonest(axis, y + reach / 2, reach * 1.7) ?? "#ffffff",
  };
  const cells = faceCells(looks[expression], place, (x, at) => canvas.get(x, at));
  clearUnder(canvas, cells, place.skin, [axis, reach + place.eyes.half]);
  for (const { x, y, colour } of cells) canvas.set(x, y, colour);
};

/** On keys, print or scales some of the body is seen around a face, and of a sign that it covers no scraps are left. */
const clearUnder = (
  canvas: PixelCanvas,
  cells: readonly Painted[],
  skin: string,
  [axis, wide]: readonly [number, number],
): void => {
  const around = ({ x, y }: Cell): Cell[] => AROUND.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
  const isPattern = (cell: Cell): boolean => {
    const colour = canvas.get(cell.x, cell.y);
    return colour !== null && colour !== skin && around(cell).every(({ x, y }) => canvas.get(x, y) !== null);
  };
  const under = [...cells.flatMap(around), ...ovalAbout(cells, axis, wide)].filter(isPattern);
  const keyOf = ({ x, y }: Cell) => y * canvas.width + x;
  const seen = new Set(under.map(keyOf));
  const scraps = under.flatMap(around).flatMap((start) => {
    const scrap: Cell[] = [];
    const next = [start];
    for (let cell = next.pop(); cell; cell = next.pop())
      if (!seen.has(keyOf(cell)) && isPattern(cell)) {
        seen.add(keyOf(cell));
        scrap.push(cell);
        next.push(...around(cell));
      }
    return scrap.length > SCRAP ? [] : scrap;
  });
  for (const { x, y } of [...under, ...scraps]) canvas.set(x, y, skin);
};
/** So few cells are no more than noise. */
const SCRAP = 40;

type Cell = Pick<Painted, "x" | "y">;

/** The cells of a full oval from brows to mouth, as wide as both eyes. */
const ovalAbout = (cells: readonly Cell[], axis: number, wide: number): Cell[] => {
  const rows = cells.map(({ y }) => y);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const [middle, half] = [(top + bottom) / 2, (bottom - top) / 2 + 1];
  const across = Math.ceil(wide);
  return Array.from({ length: across * 2 * (bottom - top + 3) }, (_, nth) => ({
    x: axis - across + (nth % (across * 2)),
    y: top - 1 + Math.floor(nth / (across * 2)),
  })).filter(({ x, y }) => ((x + 0.5 - axis) / wide) ** 4 + ((y - middle) / half) ** 4 <= 1);
};

const AROUND = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
