import type { Relation } from "../../reading/relation.ts";
import { facingOf, type MotifSpot } from "./act.ts";
import { type Around, BEFORE, edgeAt, restOf } from "./around.ts";
import type { Saddle } from "./motif-facts.ts";

/** How far below the feet the middle of what is tiny is, as a share of its height. */
const TINY_BELOW = 0.2;

/** Of what has no known saddle, the upper edge is at the rider's hands. */
const FRAMED = 0.3;

/** Astride: its weight is on the saddle, and the handlebar is where its hands are. */
const astride = (
  { square, act, hero, motif, high, floor }: Around,
  { at, grip, isStoodOn }: Saddle,
): MotifSpot => {
  const size = square.size * (isStoodOn ? 0.8 : Math.min(0.9, 0.64 / high));
  const long = (size * motif.box[2]) / Math.max(motif.box[2], motif.box[3]);
  const isMirrored = grip !== null && Math.sign(grip - at[0]) !== act.side;
  const across = (at[0] - 0.5) * (isMirrored ? -1 : 1);
  const seat = floor - hero.height * (hero.hands && !isStoodOn ? SEATED : 0);
  const [x, y] = [hero.centre[0] - across * long, seat + (0.5 - at[1]) * size * high];
  return { ...BEFORE, x, y, size, isMirrored, isBehind: true };
};
/** How far above its feet somebody sits, as a share of its height. */
const SEATED = 0.15;

const rides = (around: Around): MotifSpot => {
  const { square, act, hero, motif, high, floor } = around;
  if (act.saddle && act.count === 1 && act.motifState !== "tiny") return astride(around, act.saddle);
  // What stands taller than wide lifts its rider, and must not dwarf it.
  const isTall = motif.box[3] > motif.box[2] * 1.4;
  const wanted = square.size * (act.motifState === "tiny" ? 0.5 : isTall ? 0.6 : 0.78);
  // Several sit on it side by side, astride.
  if (act.count > 1) {
    const size = Math.min(square.size * 1.06, (square.size * 0.66) / high);
    return { ...BEFORE, x: square.x, y: floor + size * high * (act.count > 4 ? 0.3 : 0.06), size };
  }
  // Who is far too large for it sits on all of it.
  if (act.motifState === "tiny")
    return { ...BEFORE, x: square.x, y: floor + wanted * high * TINY_BELOW, size: wanted };
  // One rides on a back, behind the neck.
  const x = square.x + facingOf(motif) * wanted * 0.14;
  // Through a frame one sees who is in the saddle.
  const sunk = hero.height * Math.max(0, act.rim - FRAMED);
  if (hero.hands) return { ...BEFORE, x, y: edgeAt(hero) - sunk + (wanted * high) / 2, size: wanted };
  const chin = hero.face ? hero.face.y + hero.face.r * 0.6 : hero.centre[1];
  const top = Math.max(floor - wanted * high * 0.24, chin);
  const room = square.y + square.size * 0.58 - top;
  const size = Math.min(wanted, Math.max(square.size * 0.5, room / high));
  return { ...BEFORE, x: square.x, y: top + (size * high) / 2, size };
};

const sits = ({ square, act, hero, high, floor }: Around): MotifSpot => {
  const size = square.size * 0.9;
  // Who is too heavy for what tips is at the end that is down.
  if (act.level !== 0)
    return {
      ...BEFORE,
      x: square.x + size * LOW_END,
      y: floor - size * high * 0.22,
      size,
      turn: 0,
      isBehind: true,
    };
  const standing = square.y + square.size * 0.54 - (size * high) / 2;
  // Whose seat is known comes up under who sits on it.
  const seated = floor - hero.height * 0.08 - size * high * (act.rim - 0.5);
  const y = act.rim > 0.3 ? Math.min(standing, seated) : standing;
  return { ...BEFORE, x: square.x, y, size, isBehind: true };
};

/** How far from the end of a seesaw its middle is, as a share of its length. */
const LOW_END = 0.36;

const boards = (around: Around): MotifSpot => {
  const { square, act, hero, motif, high, floor } = around;
  if (act.saddle && act.count === 1 && act.motifState !== "tiny") return astride(around, act.saddle);
  // Its feet are on it: what is flat lies under them, what is tall is held before it.
  const isTall = act.level === 0 && motif.box[3] > motif.box[2] * 1.1;
  if (isTall) {
    // The handles are in its hands, and the foot of it is under its feet.
    const top = hero.hands ? hero.hands[0][1] - hero.height * 0.03 : hero.centre[1];
    const size = Math.min(square.size * 0.7, (square.y + square.size * 0.56 - top) / high);
    return { ...BEFORE, x: square.x, y: top + (size * high) / 2, size };
  }
  const size = square.size * 0.76;
  if (act.level !== 0)
    return { ...BEFORE, x: square.x, y: floor - size * 0.02, size, turn: act.level, isBehind: true };
  const top = floor - size * high * act.rim;
  return { ...BEFORE, x: square.x, y: top + (size * high) / 2, size, isBehind: true };
};

const pushes = ({ square, act, side, high, floor }: Around): MotifSpot => {
  const size = square.size * 0.5;
  return {
    ...BEFORE,
    x: square.x + side * square.size * 0.27,
    y: floor - (size * high) / 2,
    size,
    isMirrored: !act.isSign && side > 0,
  };
};

const on = ({ square, act, high, floor }: Around): MotifSpot => {
  const room = square.y + square.size * 0.56 - floor;
  const size = Math.min(square.size * 0.86, (room / high) * 1.22);
  // Feet stand on words, and not before them.
  const sunk = act.isSign ? 0.5 : 0.5 - restOf(act);
  return { ...BEFORE, x: square.x, y: floor + size * high * sunk, size, isBehind: true };
};

const under = ({ square, act, hero, high }: Around): MotifSpot => {
  // Its edge is over their heads, and what holds it up is behind them.
  if (act.count > 1) {
    const top = hero.centre[1] - hero.height * (act.count > 5 ? 0.76 : 0.5);
    const wide = Math.min(act.count, act.count > 5 ? 4 : act.count);
    const size = Math.max(
      hero.width * (wide * (act.slot === "crown" && high < 0.8 ? 0.6 : 0.72) + 0.5),
      square.size * 0.6,
    );
    const edge = act.slot === "crown" && high < 0.8 ? 0.42 : 0.08;
    return {
      ...BEFORE,
      x: square.x,
      y: top - size * high * edge + hero.height * 0.06,
      size,
      isBehind: edge < 0.2,
    };
  }
  const size = Math.min(square.size * 0.98, (square.size * 0.66) / high);
  return {
    ...BEFORE,
    x: square.x,
    y: square.y - square.size * 0.5 + (size * high) / 2,
    size,
    isBehind: true,
  };
};

const behind = ({ square, act, hero, high }: Around): MotifSpot => {
  // One scarf is around the necks of all of them.
  if (act.slot === "neck" && hero.face) {
    const size = square.size * 0.86;
    return { ...BEFORE, x: square.x, y: hero.face.y + hero.face.r * 0.9 + (size * high) / 2, size };
  }
  const size = Math.min(square.size * 0.8, (square.size * 0.56) / high);
  return { ...BEFORE, x: square.x, y: square.y + square.size * 0.54 - (size * high) / 2, size };
};

const WITHIN = 0.92;

const inside = ({ square, act, hero, motif, high, floor }: Around): MotifSpot => {
  // Who is in what is entered upright stands on its floor.
  const isRoom = act.rim > 0.9;
  const edge = floor - hero.height * (isRoom ? 0.02 : 0.22);
  // Who is in what is far too small for it comes out on all sides, and at its bottom are the feet.
  const isTight = act.motifState === "tiny" && !isRoom;
  const usual = isRoom ? square.size * 0.92 : Math.min(square.size * 0.92, (square.size * 0.6) / high);
  // What is narrow is wide enough for who is in it, and some of it bleeds off the page.
  const enough = (hero.width * WITHIN * Math.max(motif.box[2], motif.box[3])) / motif.box[2];
  const size = isTight ? usual * 0.62 : Math.max(usual, Math.min(square.size * 1.1, enough));
  const down = size * high * (act.rim - 0.5);
  const y = Math.max(edge - down, isTight ? floor - size * high * 0.46 : 0);
  return { ...BEFORE, x: square.x, y, size, isBehind: true, front: y + down };
};

const mans = ({ square, hero, high }: Around): MotifSpot => {
  const size = square.size * (hero.hands ? 0.58 : 0.54);
  if (hero.hands) return { ...BEFORE, x: square.x, y: edgeAt(hero) + (size * high) / 2, size };
  return { ...BEFORE, x: square.x, y: square.y + square.size * 0.5 - (size * high) / 2, size };
};

const backs = ({ square, side }: Around): MotifSpot => ({
  ...BEFORE,
  x: square.x + side * square.size * 0.14,
  y: square.y - square.size * 0.12,
  size: square.size * 0.86,
  isBehind: true,
});

/** Where a motif goes that bears the hero, is around it or before it. */
export const motifUnder: Partial<Record<Relation, (around: Around) => MotifSpot>> = {
  rides,
  sits,
  boards,
  pushes,
  on,
  under,
  behind,
  in: inside,
  drums: mans,
  mans,
  backs,
};
