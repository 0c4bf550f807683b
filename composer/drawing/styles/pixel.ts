import { lighten, tune } from "../../colour/colour.ts";
import type { Picture } from "../../pictures.ts";
import { actWith, type Body, heroSpot } from "../acting/act.ts";
import { bodyRoom, dressed } from "../acting/dressed.ts";
import { handSpot, motifSpot } from "../acting/motif-spot.ts";
import { mouthpieceOf } from "../acting/mouthpiece.ts";
import { fist, marks, overMotif } from "../acting/pieces.ts";
import { type Cast, LOGO, type Style } from "../cast.ts";
import type { Piece } from "../gear/shapes.ts";
import { mirrored } from "../mirror.ts";
import { backdrop } from "../pixels/backdrop.ts";
import { PixelCanvas, paintPiece, spriteCanvas } from "../pixels/canvas.ts";
import { paintHelmetBack, paintHelmetFront, shrunk } from "../pixels/helmet.ts";
import { type PixelName, paintName, pixelName } from "../pixels/letters.ts";
import { paintPattern } from "../pixels/patterns.ts";
import { cellStandOf, fitted, MARGIN, squareOf } from "../pixels/stand.ts";
import { frameCells, throughWindow } from "../pixels/window.ts";
import { document, type Point, type Spot } from "../svg.ts";

const STICKER_CELLS = 43;
const WIDE_CELL = 10;

/** Real pixel art: one grid, few colours, an outline, light from one side, nothing finer than a cell. */
export const pixel: Style = {
  logo: (cast) => {
    const stand = cellStandOf(cast);
    const act = new PixelCanvas(stand.cells + 2 * MARGIN, stand.cells + 2 * MARGIN);
    putAct(act, cast, { ...stand, x: stand.x + MARGIN, y: stand.y + MARGIN });
    const { cells, dx, dy } = fitted(stand, cast.staging.pose, act.extent());
    const canvas = ground(cast, cells, Math.round(stand.x) + dx);
    const layer = new PixelCanvas(cells, cells);
    layer.stamp(act, dx - MARGIN, dy - MARGIN);
    if (stand.frame) frameCells(canvas, layer, stand.frame, cast);
    else canvas.stamp(layer, 0, 0);
    if (stand.plate)
      putName(
        canvas,
        cast,
        stand.plate,
        Math.floor(cells / 2),
        cells - 4 - Math.ceil(stand.plate.height / 2),
      );
    // The cells are whole units: what they make more than the page bleeds off its sides.
    const cell = Math.ceil(LOGO / cells);
    const bleed = Math.floor((LOGO - cell * cells) / 2);
    return document(LOGO, LOGO, canvas.toPaths(cell, bleed, bleed));
  },
  wide: (cast, stage) => {
    const { width, height, hero, room } = stage;
    const [columns, rows] = [Math.ceil(width / WIDE_CELL), Math.ceil(height / WIDE_CELL)];
    const set = pixelName(
      cast.name,
      Math.floor((room.width * 1.22) / WIDE_CELL),
      Math.floor(room.height / WIDE_CELL),
    );
    const figureX = set ? Math.round(hero.x / WIDE_CELL) : Math.floor(columns / 2);
    const canvas = backdrop(cast, columns, rows, figureX, cast.random("pixel-scene"));
    const size = Math.min(rows - 4, squareOf(cast));
    const y = set
      ? Math.max(size / 2 + 2, Math.round(Math.min(hero.y, height / 2) / WIDE_CELL))
      : Math.floor(rows / 2);
    putAct(canvas, cast, { x: figureX, y, size });
    const [middle, line] = [room.x + room.width / 2, room.y + room.height / 2].map((at) =>
      Math.round(at / WIDE_CELL),
    );
    if (set) putName(canvas, cast, set, middle ?? 0, line ?? 0);
    return document(width, height, canvas.toPaths(WIDE_CELL));
  },
  figure: (cast) => {
    // The letters of a sign need the cells that they have.
    const size = Math.max(STICKER_CELLS - 5, cast.isFaceless ? squareOf(cast) : 0);
    const side = Math.ceil(size) + 2 * MARGIN;
    const act = new PixelCanvas(side, side);
    putAct(act, cast, { x: side / 2, y: side / 2, size });
    const { left, top, right, bottom } = act.extent();
    const cells = Math.max(STICKER_CELLS, right - left + 1, bottom - top + 1);
    const canvas = new PixelCanvas(cells, cells);
    canvas.stamp(act, Math.round((cells - left - right - 1) / 2), Math.round((cells - top - bottom - 1) / 2));
    const cell = Math.floor(LOGO / (cells + 2));
    const from = Math.round((LOGO - cell * (cells + 2)) / 2);
    return canvas.outlined("#ffffff").toPaths(cell, from, from);
  },
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

/** Who does what with what, in a square of cells. */
const putAct = (canvas: PixelCanvas, cast: Cast, square: Spot): void => {
  const act = actWith(cast.act, cast.subject.flat);
  const { hero: at, others } = heroSpot(square, act);
  const signs = marks(act, square);
  putPieces(canvas, signs.behind, cast.palette.ink);
  for (const spot of others) putHero(canvas, cast, spot);
  const inMouth = (body: Body) =>
    putPieces(canvas, mouthpieceOf(cast.mouthpiece, body, cast.isFaceless, act.side), cast.palette.ink);
  if (!cast.motif) {
    inMouth(putHero(canvas, cast, at));
    return;
  }
  // Where the hero comes to stand decides where the motif goes, and some motifs are behind it.
  const layer = new PixelCanvas(canvas.width, canvas.height);
  const body = putHero(layer, cast, at);
  const spot = motifSpot(square, act, body, cast.motif.flat);
  if (!spot.isBehind) canvas.stamp(layer, 0, 0);
  // Letters that are made smaller cannot be read.
  const upright = act.isSign
    ? spriteCanvas(cast.motif, cast.motif.sprite)
    : spriteOf(spot.isMirrored ? mirrored(cast.motif) : cast.motif, spot.size);
  const motif = spot.turn === 180 ? upsideDown(upright) : upright;
  const [width, height] = [motif.width, motif.height];
  const drawn = motif.shaded().outlined(cast.palette.ink);
  const [left, top] = [Math.round(spot.x - width / 2) - 1, Math.round(spot.y - height / 2) - 1];
  canvas.stamp(drawn, left, top);
  if (spot.isBehind) canvas.stamp(layer, 0, 0);
  if (spot.front !== undefined) canvas.stamp(belowRow(drawn, Math.round(spot.front) - top), left, top);
  inMouth(body);
  const small = handSpot(act, body, square.size);
  if (cast.held && small) {
    const prop = spriteOf(cast.held, small.size).shaded().outlined(cast.palette.ink);
    canvas.stamp(prop, Math.round(small.x - prop.width / 2), Math.round(small.y - prop.height / 2));
    putPieces(canvas, fist(act, body, cast.paw), cast.palette.ink);
  }
  const hands = overMotif(act, body, { centre: [spot.x, spot.y], width, height }, cast.paw);
  putPieces(canvas, [...hands, ...signs.before], cast.palette.ink);
};

/** What of a drawing is from a row down. */
const belowRow = (drawn: PixelCanvas, row: number): PixelCanvas => {
  const part = new PixelCanvas(drawn.width, drawn.height);
  part.paint((x, y) => (y >= row ? (drawn.get(x, y) ?? null) : null));
  return part;
};

const upsideDown = (drawn: PixelCanvas): PixelCanvas => {
  const turned = new PixelCanvas(drawn.width, drawn.height);
  turned.paint((x, y) => drawn.get(drawn.width - 1 - x, drawn.height - 1 - y) ?? null);
  return turned;
};

const putPieces = (canvas: PixelCanvas, pieces: readonly Piece[], ink: string): void => {
  const layer = new PixelCanvas(canvas.width, canvas.height);
  for (const piece of pieces) paintPiece(layer, piece);
  canvas.stamp(layer.outlined(ink), -1, -1);
};

/** A sprite about so many cells large, in its own cells wherever it can be. */
const spriteOf = (picture: Picture, size: number): PixelCanvas => {
  if (size <= 21 && picture.spriteSmall.size <= size + 4) return spriteCanvas(picture, picture.spriteSmall);
  const whole = spriteCanvas(picture, picture.sprite);
  return size >= whole.width - 4 ? whole : shrunk(whole, Math.round(size));
};

/** The subject with its gear or helmet; says where its face came to be. */
const putHero = (canvas: PixelCanvas, cast: Cast, room: Spot): Body => {
  const { ink } = cast.palette;
  const astronaut = cast.gear === "astronaut";
  const { x, y, size: wanted } = bodyRoom(cast, room);
  const sprite = spriteOf(cast.subject, wanted);
  const size = sprite.width;
  const scaled = astronaut
    ? shrunk(sprite, 22)
    : cast.gear && size > 27 && !cast.isBuilt
      ? shrunk(sprite, 27)
      : sprite;
  const left = Math.round(x - scaled.width / 2);
  const top = Math.round(y - scaled.height / 2) + (cast.gear && !astronaut ? 3 : 0) - (astronaut ? 2 : 0);
  const body = landmarks(cast, left, top, scaled.width);
  const { behind, before } = dressed(cast, body);
  if (astronaut) paintHelmetBack(canvas, Math.round(x), Math.round(y) - 2);
  else putPieces(canvas, behind, ink);
  canvas.stamp(scaled.shaded().outlined(ink), left - 1, top - 1);
  if (astronaut) paintHelmetFront(canvas, Math.round(x), Math.round(y) - 2, ink);
  else if (cast.isFaceless && !cast.gear) for (const piece of before) paintPiece(canvas, piece);
  else putPieces(canvas, before, ink);
  return body;
};

/** Landmarks of the flat drawing, in cells. */
const landmarks = (cast: Cast, left: number, top: number, size: number): Body => {
  const { box, crown, eyes, head, hands } = cast.subject.flat;
  const unit = size / Math.max(box[2], box[3]);
  const offset = [(size - box[2] * unit) / 2, (size - box[3] * unit) / 2] as const;
  const at = (px: number, py: number) => ({
    x: left + offset[0] + (px - box[0]) * unit,
    y: top + offset[1] + (py - box[1]) * unit,
  });
  const cell = (px: number, py: number): Point => {
    const { x, y } = at(px, py);
    return [x, y];
  };
  return {
    crown: { ...at(crown[0], crown[1]), width: crown[2] * unit },
    eyes: eyes ? { ...at(eyes[0], eyes[1]), reach: eyes[2] * unit } : null,
    face: head ? { ...at(head[0], head[1]), r: head[2] * unit } : null,
    hands: hands && [cell(...hands[0]), cell(...hands[1])],
    width: box[2] * unit,
    height: box[3] * unit,
    centre: [left + size / 2, top + size / 2],
  };
};

const putName = (canvas: PixelCanvas, cast: Cast, set: PixelName, x: number, y: number): void => {
  const face = tune(cast.palette.accent, { s: 0.95, l: 0.68 });
  const letters = paintName(set, lighten(face, 0.35), face).outlined(cast.palette.ink);
  const left = Math.round(x - letters.width / 2);
  const top = Math.round(y - letters.height / 2);
  const shadow = new PixelCanvas(letters.width, letters.height);
  shadow.paint((cx, cy) => (letters.get(cx, cy) ? cast.palette.ink : null));
  canvas.stamp(shadow, left, top + 1);
  canvas.stamp(letters, left, top);
};
