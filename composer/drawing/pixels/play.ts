import type { Drawing, Picture } from "../../pictures.ts";
import { actWith, BETWEEN, type Body, between } from "../acting/act.ts";
import { underMotif } from "../acting/deed-marks.ts";
import { heroSpot } from "../acting/hero-spot.ts";
import { marks } from "../acting/marks.ts";
import { handSpot } from "../acting/motif-held.ts";
import { type MotifSpot, motifSpot } from "../acting/motif-spot.ts";
import { mouthpieceOf } from "../acting/mouthpiece.ts";
import { fist, overMotif } from "../acting/pieces.ts";
import { strewn, wrapping } from "../acting/strewn.ts";
import { wornByEach } from "../acting/worn-by-each.ts";
import { bled } from "../bled.ts";
import type { Cast, SetPiece } from "../cast.ts";
import { wear } from "../gear/wear.ts";
import { castFor, mirroredDrawing } from "../mirror.ts";
import { crowdSpots } from "../scenes/crowd.ts";
import { encased, sunkenBy } from "../scenes/encased.ts";
import { overTable, seenOf, setSpot } from "../scenes/set-spots.ts";
import type { Spot } from "../svg.ts";
import { PixelCanvas, spriteCanvas } from "./canvas.ts";
import { cellsOf } from "./cells-of.ts";
import { landmarks, putHero } from "./put-hero.ts";
import { putFace, putPieces } from "./put-pieces.ts";

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
    return playAlone(canvas, cast, square);
  }
  const layer = new PixelCanvas(canvas.width, canvas.height);
  const acted = playAlone(layer, cast, square);
  const { lowest } = acted;
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
      piece.rim,
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
  return [...back, ...front].reduce(both, acted);
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

const playAlone = (canvas: PixelCanvas, cast: Cast, square: Spot): Reach => {
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
    canvas.stampApart(layer, 0, 0);
    if (cast.stuff?.way === "wrapped") putPieces(canvas, wrapping(cast.stuff.picture.colours, body), ink);
    putStuff(canvas, cast, plenty?.within);
    putHeld(canvas, cast, handSpot(act, body, square.size));
    if (cast.held) putPieces(canvas, fist(act, body, cast.paw), ink);
    inMouth(body);
    return { ...canvas.extent(), lowest: 0 };
  }
  // Where the hero comes to stand decides where the motif goes, and some motifs are behind it.
  const { layer, body } = seated(canvas, cast, room, within?.motif.front);
  const found = within?.motif ?? motifSpot(square, act, body, cast.motif.flat);
  const planned = { ...found, y: found.y - overTable(cast.set, act) * square.size };
  const isCrowd = !within && !cast.motif.letters;
  if (isCrowd && act.relation !== "wears") putCrowd(canvas, cast.motif.flat, cast, planned, body);
  const putActors = () => {
    canvas.stamp(company, 0, 0);
    canvas.stampApart(layer, 0, 0);
  };
  const { flat } = cast.motif;
  for (const { x, y, size } of wornByEach(act, planned, room, others)) {
    const one = cellsOf(flat, Math.max(size, LEAST_WORN)).canvas.shaded().outlined(ink);
    company.stampApart(one, Math.round(x - one.width / 2), Math.round(y - one.height / 2));
  }
  if (!planned.isBehind) putActors();
  const size = Math.max(planned.size, LEAST);
  const turned = planned.isMirrored ? mirroredDrawing(flat) : flat;
  const cells = cast.motif.letters ? null : cellsOf(turned, size, planned.turn);
  const motif =
    cells?.canvas ?? spriteCanvas(cast.motif, cast.motif.letters as NonNullable<Picture["letters"]>);
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
  canvas.stampApart(drawn, left, top);
  if (isCrowd && act.relation === "wears") putCrowd(canvas, flat, cast, planned, body);
  if (cells && spot.turn === 0)
    putPieces(
      canvas,
      wear(cast.motifGear, landmarks(turned, cells, left + 1, top + 1)),
      ink,
      left + 1 + cells.axis,
    );
  if (spot.twin) canvas.stamp(drawn, left + Math.round(spot.twin.x - spot.x), top);
  const over = within ? [] : overMotif(act, body, box, cast.paw);
  if (spot.isBehind) {
    // Steam over what somebody is in rises behind them.
    putPieces(canvas, over, ink);
    putActors();
    putStuff(canvas, cast, plenty?.within);
  }
  if (spot.front !== undefined) canvas.stamp(belowRow(drawn, Math.round(spot.front) - top), left, top);
  inMouth(body);
  const small = handSpot(act, body, square.size);
  const isShared = BETWEEN.test(act.relation ?? "");
  putHeld(canvas, cast, isShared ? between(body, box, square.size) : small);
  if (cast.held && small && !isShared) putPieces(canvas, fist(act, body, cast.paw), ink);
  if (act.motifMood) putFace(canvas, act.motifMood, { ...box, eyes: null }, Math.round(spot.x));
  putStuff(canvas, cast, plenty?.before);
  putPieces(canvas, [...(spot.isBehind ? [] : over), ...signs.before], ink);
  const lowest = top + drawn.extent().bottom;
  const all = { ...canvas.extent(), lowest };
  // What it stands on or is in may bleed off the page below, where nothing else reaches as far.
  const isLowest = all.bottom <= lowest + 2 && !within && !cast.motif.letters;
  const seen = bled(box, body, act);
  const low = Math.max(layer.extent().bottom, company.extent().bottom, seen.centre[1] + seen.height / 2);
  return isLowest ? { ...all, bottom: Math.min(all.bottom, Math.round(low)) } : all;
};

/** Something small in a hand, or between two who share it. */
const putHeld = (canvas: PixelCanvas, { held, palette }: Cast, spot: Spot | null): void => {
  if (!held || !spot) return;
  const prop = cellsOf(held.flat, Math.max(spot.size, LEAST)).canvas.shaded().outlined(palette.ink);
  canvas.stamp(prop, Math.round(spot.x - prop.width / 2), Math.round(spot.y - prop.height / 2));
};

/** The hero on a layer of its own, its chin over the sill that it is seen over. */
const seated = (
  { width, height }: PixelCanvas,
  cast: Cast,
  room: Spot,
  front: number | undefined,
): { layer: PixelCanvas; body: Body } => {
  const layer = new PixelCanvas(width, height);
  const body = putHero(layer, cast, room);
  const sunk = sunkenBy(front, body);
  if (sunk < 1) return { layer, body };
  const raised = new PixelCanvas(width, height);
  return { layer: raised, body: putHero(raised, cast, { ...room, y: room.y - Math.ceil(sunk) }) };
};

/** More of those whom the hero meets. */
const putCrowd = (
  canvas: PixelCanvas,
  flat: Drawing,
  { act, motifCount, palette }: Cast,
  spot: MotifSpot,
  hero: Body,
) => {
  for (const { x, y, size, isMirrored } of crowdSpots(act, motifCount, spot, { motif: flat, hero })) {
    const one = cellsOf(isMirrored ? mirroredDrawing(flat) : flat, Math.max(size, LEAST)).canvas;
    const drawn = one.shaded().outlined(palette.ink);
    canvas.stampApart(drawn, Math.round(x - drawn.width / 2), Math.round(y - drawn.height / 2));
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

/** What each of several wears is known by the first of them. */
const LEAST_WORN = 7;

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
