import { lighten, tune } from "../../colour/colour.ts";
import { type Cast, LOGO, type Style, turned } from "../cast.ts";
import { wear } from "../gear/wear.ts";
import { mirrored } from "../mirror.ts";
import { backdrop } from "../pixels/backdrop.ts";
import { PixelCanvas, paintPiece, spriteCanvas } from "../pixels/canvas.ts";
import { paintHelmetBack, paintHelmetFront, shrunk } from "../pixels/helmet.ts";
import { type PixelName, paintName, pixelName } from "../pixels/letters.ts";
import { paintPattern } from "../pixels/patterns.ts";
import { type CellStand, cellStandOf } from "../pixels/stand.ts";
import { frameCells, throughWindow } from "../pixels/window.ts";
import { type Circle, covers } from "../stand.ts";
import { document } from "../svg.ts";

const STICKER_CELLS = 43;
const WIDE_CELL = 10;

/** Real pixel art: one grid, few colours, an outline, light from one side, nothing finer than a cell. */
export const pixel: Style = {
  logo: (cast) => {
    const side = cast.random("pixel").boolean(0.5) ? 1 : -1;
    const stand = cellStandOf(cast, side);
    const canvas = ground(cast, stand.cells, stand.x);
    inPose(canvas, cast, stand, side);
    // The cells are whole units: what they make more than the page bleeds off its sides.
    const cell = Math.ceil(LOGO / stand.cells);
    const bleed = Math.floor((LOGO - cell * stand.cells) / 2);
    return document(LOGO, LOGO, canvas.toPaths(cell, bleed, bleed));
  },
  wide: (cast, stage) => {
    const side = cast.random("pixel-banner").boolean(0.5) ? 1 : -1;
    const { width, height, hero, room } = turned(stage, side);
    const [columns, rows] = [Math.ceil(width / WIDE_CELL), Math.ceil(height / WIDE_CELL)];
    const set = pixelName(cast.name, Math.floor((room.width / WIDE_CELL) * 1.15), Math.floor(rows * 0.8));
    const figureX = set ? Math.round(hero.x / WIDE_CELL) : Math.floor(columns / 2);
    const canvas = backdrop(cast, columns, rows, figureX, cast.random("pixel-scene"));
    putFigure(canvas, cast, figureX, Math.floor(rows / 2), side);
    if (set) putName(canvas, cast, set, Math.round((room.x + room.width / 2) / WIDE_CELL));
    return document(width, height, canvas.toPaths(WIDE_CELL));
  },
  figure: (cast) => {
    const canvas = new PixelCanvas(STICKER_CELLS, STICKER_CELLS);
    putFigure(canvas, cast, cast.motif ? 18 : 21, 21, 1);
    return canvas.outlined("#ffffff").toPaths(11, 8, 8);
  },
};

const ground = (cast: Cast, cells: number, figureX: number): PixelCanvas => {
  const { ground: kind, view } = cast.staging;
  const scene = () => backdrop(cast, cells, cells, figureX, cast.random("pixel-scene"));
  if (kind === "scene") return scene();
  const canvas = new PixelCanvas(cells, cells);
  paintPattern(canvas, kind, cast, figureX, Math.round(cells * 0.52));
  if (view === "window") throughWindow(canvas, scene(), cast);
  return canvas;
};

const inPose = (canvas: PixelCanvas, cast: Cast, stand: CellStand, side: 1 | -1): void => {
  const { ink } = cast.palette;
  const { x, y, echo, twin, frame, plate } = stand;
  if (echo) putEcho(canvas, cast, side);
  if (twin) {
    const other = mirrored(cast.subject);
    canvas.stamp(spriteCanvas(other, other.spriteSmall).shaded().outlined(ink), twin.x, twin.y);
  }
  const layer = new PixelCanvas(canvas.width, canvas.height);
  const face = putHero(layer, cast, x, y);
  if (frame) frameCells(canvas, layer, frame, cast);
  else canvas.stamp(layer, 0, 0);
  putMotif(canvas, cast, stand, face, side);
  if (plate) putName(canvas, cast, plate, Math.floor(canvas.width / 2), canvas.height - 15);
};

/** The hero's shape twice as large behind it, in one tone. */
const putEcho = (canvas: PixelCanvas, cast: Cast, side: 1 | -1): void => {
  const shape = spriteCanvas(cast.subject, cast.subject.sprite);
  const tone = cast.staging.ground === "scene" ? cast.scene.groundColours[1] : cast.tones.dark;
  const left = side > 0 ? canvas.width - 47 : -13;
  canvas.paint((cx, cy) => (shape.get(Math.floor((cx - left) / 2), Math.floor((cy + 9) / 2)) ? tone : null));
};

const putMotif = (
  canvas: PixelCanvas,
  cast: Cast,
  stand: Pick<CellStand, "motif" | "x" | "y">,
  face: Face,
  side: 1 | -1,
): void => {
  if (!cast.motif || stand.motif === "none") return;
  const motif = spriteCanvas(cast.motif, cast.motif.spriteSmall).shaded().outlined(cast.palette.ink);
  if (stand.motif === "crown") {
    const left = Math.round(face.crown.x - motif.width / 2);
    canvas.stamp(motif, left, Math.max(0, Math.round(face.crown.y + 3 - motif.height)));
    return;
  }
  const [right, bottom] = [canvas.width - motif.width - 1, canvas.height - motif.height - 1];
  const far = side > 0 ? right : 1;
  const near = Math.min(right, Math.max(1, side > 0 ? stand.x + 12 : stand.x - 12 - motif.width));
  const spots = [
    [near, Math.min(bottom, stand.y + 6)],
    [far, bottom],
    [side > 0 ? 1 : right, bottom],
    [far, 1],
    [side > 0 ? 1 : right, 1],
  ] as const;
  const half = motif.width / 2;
  const free = spots.find(
    ([left, top]) => !face.face || !covers({ x: left + half, y: top + half, size: motif.width }, face.face),
  );
  if (free) canvas.stamp(motif, free[0], free[1]);
};

interface Face {
  face: Circle | null;
  crown: { x: number; y: number };
}

/** The subject with its gear or helmet; says where its face came to be. */
const putHero = (canvas: PixelCanvas, cast: Cast, x: number, y: number): Face => {
  const { ink } = cast.palette;
  const astronaut = cast.gear === "astronaut";
  const sprite = spriteCanvas(cast.subject, cast.subject.sprite);
  const size = sprite.width;
  const scaled = astronaut ? shrunk(sprite, 22) : cast.gear ? shrunk(sprite, 27) : sprite;
  const left = x - Math.floor(scaled.width / 2);
  const top = y - Math.floor(scaled.height / 2) + (cast.gear && !astronaut ? 3 : 0) - (astronaut ? 2 : 0);
  const marks = landmarks(cast, left, top, scaled.width / size, size);
  if (astronaut) paintHelmetBack(canvas, x, y - 2);
  canvas.stamp(scaled.shaded().outlined(ink), left - 1, top - 1);
  if (astronaut) paintHelmetFront(canvas, x, y - 2, ink);
  else {
    const hat = new PixelCanvas(canvas.width, canvas.height);
    for (const piece of wear(cast.gear, marks)) paintPiece(hat, piece);
    canvas.stamp(hat.outlined(ink), -1, -1);
  }
  return marks;
};

const putFigure = (canvas: PixelCanvas, cast: Cast, x: number, y: number, side: 1 | -1): void => {
  const layer = new PixelCanvas(canvas.width, canvas.height);
  const at = x - (cast.motif ? side * 3 : 0);
  const face = putHero(layer, cast, at, y);
  canvas.stamp(layer, 0, 0);
  putMotif(canvas, cast, { motif: "foot", x: at, y }, face, side);
};

/** Landmarks of the flat drawing, in cells. */
const landmarks = (cast: Cast, left: number, top: number, scale: number, size: number) => {
  const { box, crown, eyes, head } = cast.subject.flat;
  const unit = (size / Math.max(box[2], box[3])) * scale;
  const offset = [(size * scale - box[2] * unit) / 2, (size * scale - box[3] * unit) / 2] as const;
  const at = (px: number, py: number) => ({
    x: left + offset[0] + (px - box[0]) * unit,
    y: top + offset[1] + (py - box[1]) * unit,
  });
  return {
    crown: { ...at(crown[0], crown[1]), width: crown[2] * unit },
    eyes: eyes ? { ...at(eyes[0], eyes[1]), reach: eyes[2] * unit } : null,
    face: head ? { ...at(head[0], head[1]), r: head[2] * unit } : null,
    width: box[2] * unit,
    height: box[3] * unit,
    centre: [left + (size * scale) / 2, top + (size * scale) / 2] as const,
  };
};

const putName = (
  canvas: PixelCanvas,
  cast: Cast,
  set: PixelName,
  x: number,
  y = Math.floor(canvas.height / 2),
): void => {
  const face = tune(cast.palette.accent, { s: 0.95, l: 0.68 });
  const letters = paintName(set, lighten(face, 0.35), face).outlined(cast.palette.ink);
  const left = Math.round(x - letters.width / 2);
  const top = Math.round(y - letters.height / 2);
  const shadow = new PixelCanvas(letters.width, letters.height);
  shadow.paint((cx, cy) => (letters.get(cx, cy) ? cast.palette.ink : null));
  canvas.stamp(shadow, left, top + 1);
  canvas.stamp(letters, left, top);
};
