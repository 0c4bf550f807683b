import type { Relation } from "../../reading/relation.ts";
import type { Spot } from "../svg.ts";
import { facingOf, type MotifSpot } from "./act.ts";
import { type Around, BEFORE } from "./around.ts";

const fights = ({ square, act, side, relation, high, floor, looksAway }: Around): MotifSpot => {
  // "a cat fatter than a fridge": what is tiny is so beside the hero.
  const isSmall = act.motifState === "tiny" && relation === "meets";
  const share = isSmall ? 0.34 : relation === "fears" ? 0.42 : act.isUpright && high === 1 ? 0.62 : 0.5;
  const size = square.size * (act.isDoneTo ? share * 1.14 : share);
  return {
    ...BEFORE,
    x: square.x + side * square.size * 0.29,
    y: floor - (size * high) / 2,
    size,
    isMirrored: looksAway,
  };
};

const loves = ({ square, side, high, floor, looksAway }: Around): MotifSpot => {
  // As large as who loves it, face to face.
  const size = square.size * (high < 0.8 ? 0.56 : 0.6);
  return {
    ...BEFORE,
    x: square.x + side * square.size * 0.27,
    y: floor - (size * high) / 2,
    size,
    isMirrored: looksAway,
  };
};

const escapes = ({ square, side, high }: Around): MotifSpot => {
  // Tipped over, below and behind who leaps out of it.
  const size = Math.min(square.size * 0.62, (square.size * 0.56) / high);
  return {
    ...BEFORE,
    x: square.x + side * square.size * 0.2,
    y: square.y + square.size * 0.5 - (size * high) / 2,
    size,
    turn: side * 16,
    isBehind: true,
  };
};

const hugs = ({ square, act, hero, side, high, floor, looksAway }: Around): MotifSpot => {
  // In its arms, cheek to cheek; somebody as large as the hero is seen beside it.
  const isSomebody = act.motifMood === null && high === 1;
  const size = square.size * (act.isDoneTo || isSomebody ? 0.66 : 0.54);
  return {
    ...BEFORE,
    x: square.x + side * square.size * (isSomebody ? 0.26 : 0.27),
    y: Math.min(floor - (size * high) / 2, (hero.face?.y ?? floor) + size * high * 0.34),
    size,
    isMirrored: looksAway,
    // A word is not hidden in its arms, and a thing is before them.
    isBehind: hero.hands !== undefined && !act.isSign && act.motifMood === null,
  };
};

const flees = ({ square, act, motif, side, relation, high, floor }: Around): MotifSpot => {
  const size = square.size * (relation === "chases" ? 0.46 : 0.5);
  return {
    ...BEFORE,
    x: square.x + side * square.size * (relation === "flees" ? (act.isUpright ? 0.26 : 0.33) : 0.29),
    y: floor - (size * high) / 2,
    size,
    // Vehicles are drawn driving to the left.
    isMirrored: !act.isSign && (facingOf(motif) || -1) !== (relation === "chases" ? side : -side),
    isBehind: relation === "flees" && !act.isSign,
  };
};

const refuses = ({ square, side, high, floor }: Around): MotifSpot => ({
  ...BEFORE,
  x: square.x + side * square.size * 0.3,
  y: floor - square.size * (high * 0.25 + 0.03),
  size: square.size * 0.5,
});

const guards = ({ square, side, high, floor }: Around): MotifSpot => {
  // At its feet, where all of it is seen.
  const size = square.size * 0.5;
  return {
    ...BEFORE,
    x: square.x + side * square.size * 0.26,
    y: floor - (size * high) / 2 + square.size * 0.02,
    size,
  };
};

const lacks = ({ square, side }: Around): MotifSpot => {
  const size = square.size * 0.36;
  return { ...BEFORE, ...lackedAt(square, side), size };
};

const dreams = ({ square, side }: Around): MotifSpot => ({
  ...BEFORE,
  ...thoughtAt(square, side),
  size: square.size * 0.3,
  isBehind: true,
});

/** Where what is missing is shown, crossed out. */
export const lackedAt = ({ x, y, size }: Spot, side: 1 | -1): { x: number; y: number } => ({
  x: x + side * size * 0.28,
  y: y - size * 0.06,
});

/** Where one sees what is thought of: over the head, on the side of the motif. */
export const thoughtAt = ({ x, y, size }: Spot, side: 1 | -1): { x: number; y: number } => ({
  x: x + side * size * 0.3,
  y: y - size * 0.28,
});

/** Where a motif goes that the hero faces. */
export const motifBeside: Partial<Record<Relation, (around: Around) => MotifSpot>> = {
  fights,
  fears: fights,
  meets: fights,
  loves,
  escapes,
  hugs,
  flees,
  chases: flees,
  refuses,
  guards,
  lacks,
  dreams,
};
