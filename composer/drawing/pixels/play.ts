import type { Drawing, Picture } from "../../pictures.ts";
import type { Expression } from "../../reading/expression.ts";
import { actWith, BETWEEN, type Body, between, heroSpot } from "../acting/act.ts";
import { underMotif } from "../acting/deed-marks.ts";
import { bodyRoom, dressed } from "../acting/dressed.ts";
import { givenEyes } from "../acting/face.ts";
import { marks } from "../acting/marks.ts";
import { handSpot, type MotifSpot, motifSpot } from "../acting/motif-spot.ts";
import { mouthpieceOf } from "../acting/mouthpiece.ts";
import { fist, overMotif } from "../acting/pieces.ts";
import { strewn, wrapping } from "../acting/strewn.ts";
import type { Cast, SetPiece } from "../cast.ts";
import type { Piece } from "../gear/shapes.ts";
import { headroom, wear } from "../gear/wear.ts";
import { castFor, mirroredDrawing } from "../mirror.ts";
import { crowdSpots } from "../scenes/crowd.ts";
import { encased } from "../scenes/encased.ts";
import { overTable, seenOf, setSpot } from "../scenes/set-spots.ts";
import { jointsAt, type Point, place, type Spot } from "../svg.ts";
import { PixelCanvas, paintPiece, spriteCanvas } from "./canvas.ts";
import { faceCells, LARGEST_EYE } from "./cell-face.ts";
import { type Cells, cellsOf, gridOf } from "./cells-of.ts";
import { paintHelmetBack, paintHelmetFront } from "./helmet.ts";
import { looks } from "./looks.ts";

/** Which cells an act needs to be seen: what stands behind may bleed off the page. */
export interface Reach {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How far down the motif reaches. */
  lowest: number;
}

/** Who does what with what, in a square of cells, and the set around them. */
export const playAct = (canvas: PixelCanvas, cast: Cast, square: Spot): Reach => {
  if (cast.set.length === 0 && !cast.isUpsideDown) {
    const lowest = playAlone(canvas, cast, square);
    return { ...canvas.extent(), lowest };
  }
  const layer = new PixelCanvas(canvas.width, canvas.height);
  const lowest = playAlone(layer, cast, square);
  const acted = layer.extent();
  const { left, top, right, bottom } = acted;
  const [width, height] = [right - left + 1, bottom - top + 1];
  const around = { centre: [left + width / 2, top + height / 2] as const, width, height };
  const put = (piece: SetPiece, isFront = false): Reach => {
    const { x, y, size } = setSpot(piece, around, { ...cast.act, relation: cast.motif && cast.act.relation });
    const isBack = piece.part === "behind" || piece.part === "over";
    // Furniture is set by its middle: what looks like eyes in it is no face.
    const cells = cellsOf({ ...piece.picture.flat, eyes: null }, size).canvas;
    const drawn = isBack
      ? cells.outlined(cast.palette.ink).towards(cast.tones.base, BEHIND)
      : cells.shaded().outlined(cast.palette.ink);
    const [left, top] = [Math.round(x - drawn.width / 2), Math.round(y - drawn.height / 2)];
    const part = isFront && piece.isOpen ? belowRow(drawn, Math.round(drawn.height * piece.rim)) : drawn;
    canvas.stamp(part, left, top);
    const { width: wide, height: high } = drawn;
    const seen = seenOf(
      piece.part,
      { centre: [left + wide / 2, top + high / 2], width: wide, height: high },
      around,
    );
    return {
      left: Math.round(seen.centre[0] - seen.width / 2),
      top: Math.round(seen.centre[1] - seen.height / 2),
      right: Math.round(seen.centre[0] + seen.width / 2) - 1,
      bottom: Math.round(seen.centre[1] + seen.height / 2) - 1,
      lowest,
    };
  };
  const back = cast.set.filter(({ part, isOpen }) => part !== "before" || isOpen).map((piece) => put(piece));
  canvas.stamp(cast.isUpsideDown ? turnedOver(layer, left + right, top + bottom) : layer, 0, 0);
  const front = cast.set.filter(({ part }) => part === "before").map((piece) => put(piece, true));
  return [...back, ...front].reduce(both, { ...acted, lowest });
};

const both = (one: Reach, other: Reach): Reach => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
  lowest: one.lowest,
});

/** How far a set behind the hero goes towards the ground. */
const BEHIND = 0.36;

const turnedOver = (layer: PixelCanvas, across: number, down: number): PixelCanvas => {
  const turned = new PixelCanvas(layer.width, layer.height);
  turned.paint((x, y) => layer.get(across - x, down - y) ?? null);
  return turned;
};

const playAlone = (canvas: PixelCanvas, cast: Cast, square: Spot): number => {
  const { ink } = cast.palette;
  const act = actWith(cast.act, cast.subject.flat);
  const within = encased(square, act, cast.motifId, cast.motif?.flat ?? null);
  const { hero: room, others } = within ? { hero: within.hero, others: [] } : heroSpot(square, act);
  const signs = marks(act, square);
  putPieces(canvas, signs.behind, ink);
  const company = new PixelCanvas(canvas.width, canvas.height);
  for (const spot of others) putHero(company, castFor(cast, spot), spot);
  const inMouth = (body: Body) =>
    putPieces(canvas, mouthpieceOf(cast.mouthpiece, body, cast.isFaceless, act.side), ink);
  if (!cast.motif) {
    const layer = new PixelCanvas(canvas.width, canvas.height);
    const body = putHero(layer, cast, room);
    const plenty = cast.stuff && strewn(cast.stuff.way, body, null);
    putStuff(canvas, cast, plenty?.behind);
    canvas.stamp(company, 0, 0);
    canvas.stamp(layer, 0, 0);
    if (cast.stuff?.way === "wrapped") putPieces(canvas, wrapping(cast.stuff.picture.colours, body), ink);
    putStuff(canvas, cast, plenty?.within);
    inMouth(body);
    return 0;
  }
  // Where the hero comes to stand decides where the motif goes, and some motifs are behind it.
  const layer = new PixelCanvas(canvas.width, canvas.height);
  const body = putHero(layer, cast, room);
  const found = within?.motif ?? motifSpot(square, act, body, cast.motif.flat);
  const planned = { ...found, y: found.y - overTable(cast.set, act) * square.size };
  if (!within && !cast.motif.letters) putCrowd(canvas, cast.motif.flat, cast, planned);
  const putActors = () => {
    canvas.stamp(company, 0, 0);
    canvas.stamp(layer, 0, 0);
  };
  if (!planned.isBehind) putActors();
  const { flat } = cast.motif;
  const size = Math.max(planned.size, LEAST);
  const motif = cast.motif.letters
    ? spriteCanvas(cast.motif, cast.motif.letters)
    : cellsOf(planned.isMirrored ? mirroredDrawing(flat) : flat, size, planned.turn).canvas;
  const spot = cast.motif.letters && act.relation === "on" ? raised(planned, flat, motif) : planned;
  // A canvas on which something is turned is wider than what is on it.
  const unit = size / Math.max(flat.box[2], flat.box[3]);
  const isTilted = !cast.motif.letters && Math.abs(spot.turn) % 180 !== 0;
  const [width, height] = isTilted ? [flat.box[2] * unit, flat.box[3] * unit] : sizeOf(motif);
  const drawn = motif.shaded().outlined(ink);
  const box = { centre: [spot.x, spot.y] as const, width, height };
  const isIn = cast.stuff?.isMotifs ? { spot, box } : null;
  const plenty = cast.stuff && strewn(cast.stuff.way, body, isIn);
  const [left, top] = [Math.round(spot.x - motif.width / 2) - 1, Math.round(spot.y - motif.height / 2) - 1];
  if (!spot.isBehind) putStuff(canvas, cast, plenty?.within);
  putPieces(canvas, underMotif(act, body), ink);
  canvas.stamp(drawn, left, top);
  if (spot.twin) canvas.stamp(drawn, left + Math.round(spot.twin.x - spot.x), top);
  if (spot.isBehind) putActors();
  if (spot.isBehind) putStuff(canvas, cast, plenty?.within);
  if (spot.front !== undefined) canvas.stamp(belowRow(drawn, Math.round(spot.front) - top), left, top);
  inMouth(body);
  const small = handSpot(act, body, square.size);
  const isShared = BETWEEN.test(act.relation ?? "");
  const at = isShared ? between(body, box, square.size) : small;
  if (cast.held && at) {
    const prop = cellsOf(cast.held.flat, Math.max(at.size, LEAST)).canvas.shaded().outlined(ink);
    canvas.stamp(prop, Math.round(at.x - prop.width / 2), Math.round(at.y - prop.height / 2));
    if (!isShared) putPieces(canvas, fist(act, body, cast.paw), ink);
  }
  if (act.motifMood) putFace(canvas, act.motifMood, { ...box, eyes: null }, Math.round(spot.x));
  const hands = within ? [] : overMotif(act, body, box, cast.paw);
  putStuff(canvas, cast, plenty?.before);
  putPieces(canvas, [...hands, ...signs.before], ink);
  return top + drawn.extent().bottom;
};

/** More of those whom the hero meets. */
const putCrowd = (
  canvas: PixelCanvas,
  flat: Drawing,
  { act, motifCount, palette }: Cast,
  spot: MotifSpot,
) => {
  for (const { x, y, size, isMirrored } of crowdSpots(act, motifCount, spot)) {
    const one = cellsOf(isMirrored ? mirroredDrawing(flat) : flat, Math.max(size, LEAST)).canvas;
    const drawn = one.shaded().outlined(palette.ink);
    canvas.stamp(drawn, Math.round(x - drawn.width / 2), Math.round(y - drawn.height / 2));
  }
};

/** How large what is painted is: a board of letters lies in the middle of a square. */
const sizeOf = (canvas: PixelCanvas): [width: number, height: number] => {
  const { left, top, right, bottom } = canvas.extent();
  return [right - left + 1, bottom - top + 1];
};

const putStuff = (canvas: PixelCanvas, { stuff, palette }: Cast, spots: readonly Spot[] = []): void => {
  for (const { x, y, size } of stuff ? spots : []) {
    const { canvas: cells } = cellsOf((stuff as NonNullable<typeof stuff>).picture.flat, Math.max(size, 8));
    const drawn = cells.shaded().outlined(palette.ink);
    canvas.stamp(drawn, Math.round(x - drawn.width / 2), Math.round(y - drawn.height / 2));
  }
};

/** A thing in fewer cells is not recognised. */
const LEAST = 15;

/** A board keeps its cells; who stands on it stands on its edge. */
const raised = (spot: MotifSpot, { box: [, , width, height] }: Drawing, board: PixelCanvas): MotifSpot => {
  const { top, bottom } = board.extent();
  const edge = spot.y - (spot.size * height) / Math.max(width, height) / 2;
  return { ...spot, y: edge + (bottom - top + 1) / 2 };
};

/** What of a drawing is from a row down. */
const belowRow = (drawn: PixelCanvas, row: number): PixelCanvas => {
  const part = new PixelCanvas(drawn.width, drawn.height);
  part.paint((x, y) => (y >= row ? (drawn.get(x, y) ?? null) : null));
  return part;
};

const putPieces = (canvas: PixelCanvas, pieces: readonly Piece[], ink: string, axis?: number): void => {
  if (pieces.length === 0) return;
  const layer = new PixelCanvas(canvas.width, canvas.height);
  for (const piece of pieces) paintPiece(layer, piece, axis);
  canvas.stamp(layer.outlined(ink), -1, -1);
};

/** The face of a thing, on its own cells. */
const putFace = (
  canvas: PixelCanvas,
  expression: Expression,
  body: Parameters<typeof givenEyes>[0],
  axis: number,
): void => {
  const { y, reach } = givenEyes(body);
  const place = {
    axis,
    eyes: { y, reach, half: Math.min(LARGEST_EYE / 2, reach * 0.7) },
    mouth: { y: y + reach * 1.25, wide: reach * 2 },
    skin: canvas.commonest(axis, y + reach / 2, reach * 1.7) ?? "#ffffff",
  };
  const cells = faceCells(looks[expression], place, (x, at) => canvas.get(x, at));
  // On keys, print or scales some of the body is seen around it.
  for (const { x, y } of cells)
    for (const [dx, dy] of AROUND)
      if (canvas.get(x + dx, y + dy) !== null) canvas.set(x + dx, y + dy, place.skin);
  for (const { x, y, colour } of cells) canvas.set(x, y, colour);
};
const AROUND = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** The subject with its gear or helmet; says where its face came to be. */
const putHero = (canvas: PixelCanvas, cast: Cast, room: Spot): Body => {
  const { ink } = cast.palette;
  const isHelmeted = cast.gear === "astronaut";
  const { x, y, size } = hatted(cast, bodyRoom(cast, room));
  const { canvas: sprite, ...grid } = spriteOf(cast.subject, isHelmeted ? size * 0.6 : size);
  const left = Math.round(x - sprite.width / 2);
  const top = Math.round(y - sprite.height / 2 - (isHelmeted ? size * 0.05 : 0));
  const body = landmarks(cast.subject.flat, grid, left, top);
  const { behind, face, before } = dressed(cast, body);
  const axis = left + grid.axis;
  if (isHelmeted) paintHelmetBack(canvas, body.centre[0], body.centre[1], size * 0.4);
  else putPieces(canvas, behind, ink, axis);
  canvas.stamp(sprite.shaded().outlined(ink), left - 1, top - 1);
  if (cast.isFaceless) putFace(canvas, cast.expression, body, axis);
  if (isHelmeted) paintHelmetFront(canvas, body.centre[0], body.centre[1], size * 0.4, ink);
  else {
    if (!cast.isFaceless) putPieces(canvas, face, ink, axis);
    putPieces(canvas, before, ink, axis);
  }
  return body;
};

/** Who wears a hat is smaller by it, and lower, so that hat and head have the room. */
const hatted = ({ gear, subject: { flat, letters } }: Cast, { x, y, size }: Spot): Spot => {
  if (!gear || letters) return { x, y, size };
  const trial = place(flat, "", x, y, size);
  const rise = headroom(wear(gear, trial), trial.centre[1] - trial.height / 2);
  const scale = size / (size + rise * 0.85);
  return { x, y: y + rise * scale * 0.48, size: size * scale };
};

/** Letters keep the cells that they have. */
const spriteOf = (picture: Picture, size: number): Cells => {
  const { flat, letters: sprite } = picture;
  if (!sprite) return cellsOf(flat, size);
  const canvas = spriteCanvas(picture, sprite);
  const grid = gridOf(flat, sprite.size);
  const [dx, dy] = [(sprite.size - grid.columns) / 2, (sprite.size - grid.rows) / 2];
  const at = (x: number, y: number): Point => {
    const [column, row] = grid.at(x, y);
    return [column + Math.floor(dx), row + Math.floor(dy)];
  };
  return { ...grid, canvas, at, axis: grid.axis + Math.floor(dx) };
};

/** Landmarks of the flat drawing, in cells. */
const landmarks = (
  { box, crown, eyes, head, hands, joints }: Drawing,
  { at, unit }: Omit<Cells, "canvas">,
  left: number,
  top: number,
): Body => {
  const on = (px: number, py: number): readonly [number, number] => {
    const [x, y] = at(px, py);
    return [left + x, top + y];
  };
  const spot = (px: number, py: number) => {
    const [x, y] = on(px, py);
    return { x, y };
  };
  return {
    crown: { ...spot(crown[0], crown[1]), width: crown[2] * unit },
    eyes: eyes ? { ...spot(eyes[0], eyes[1]), reach: eyes[2] * unit } : null,
    face: head ? { ...spot(head[0], head[1]), r: head[2] * unit } : null,
    hands: hands && [on(...hands[0]), on(...hands[1])],
    joints: joints && jointsAt(joints, on),
    width: box[2] * unit,
    height: box[3] * unit,
    centre: on(box[0] + box[2] / 2, box[1] + box[3] / 2),
  };
};
