import type { Drawing } from "../../pictures.ts";
import type { Relation, WornOn } from "../../reading/relation.ts";
import type { Point, Spot } from "../svg.ts";
import { type Act, type Body, isStacked, type MotifSpot } from "./act.ts";
import { type Around, BEFORE } from "./around.ts";

const carries = ({ hero, side }: Around): MotifSpot => {
  // It rises behind the shoulder, larger than a bag.
  const size = Math.max(hero.width, hero.height) * 0.7;
  const [x, y] = [hero.centre[0] + side * hero.width * 0.5, hero.centre[1] - hero.height * 0.16];
  return { ...BEFORE, x, y, size, isBehind: true };
};

const eats = ({ square, act, hero, side, relation, high }: Around): MotifSpot => {
  const hand = hero.hands?.[side > 0 ? 1 : 0];
  if (hand && hero.face && relation === "eats") {
    const size = Math.min(square.size * 0.36, hero.face.r * 2.2);
    return { ...BEFORE, x: hero.face.x, y: hero.face.y + hero.face.r * 0.74 + (size * high) / 2, size };
  }
  // Who is small beside its own tail has a small cup.
  const size = Math.min(square.size * 0.3, (hero.face?.r ?? square.size) * 1.45);
  if (hand) return { ...BEFORE, x: hand[0] + side * size * 0.3, y: hand[1], size };
  return { ...BEFORE, ...heldSpot(square, act, hero, high) };
};

const headfirst = ({ hero }: Around): MotifSpot => {
  const [fx, fy, r] = hero.face
    ? [hero.face.x, hero.face.y, hero.face.r]
    : [hero.centre[0], hero.centre[1] - hero.height * 0.2, hero.width * 0.4];
  return { ...BEFORE, x: fx, y: fy - r * 0.16, size: r * 2.5, turn: 180 };
};

const wears = ({ square, act, hero, motif, high }: Around): MotifSpot => {
  if (act.slot === "back") return onBack(hero, motif);
  const on = act.slot === "crown" || act.slot === "feet" ? null : wornSpot(act.slot, hero);
  // Who stand on each other have one coat around all of them.
  if (on && isStacked(act)) return { ...BEFORE, ...coatOfAll(on, hero) };
  if (act.slot === "feet") return { ...BEFORE, ...shod(hero, high, act) };
  if (on) return { ...BEFORE, ...on };
  const grow = act.motifState === "tiny" ? 0.5 : act.motifState === "giant" ? 1.4 : 1;
  const size = Math.min(square.size * 0.5, Math.max(square.size * 0.26, hero.crown.width * 1.02)) * grow;
  // What is far too large comes down over the eyes.
  if (grow > 1 && hero.eyes) return { ...BEFORE, x: hero.crown.x, y: hero.eyes.y - size * high * 0.3, size };
  const worn = hero.crown.y - size * high * 0.36;
  // Eyes that are on top of a head look out under the brim.
  const free = hero.eyes ? hero.eyes.y - hero.eyes.reach - size * high * 0.5 : worn;
  return { ...BEFORE, x: hero.crown.x, y: Math.min(worn, free), size };
};

const lifts = ({ square, act, hero, motif, high }: Around): MotifSpot => {
  const size = square.size * (act.isSign ? 0.56 : Math.min(0.42, 0.36 / high));
  if (hero.hands) {
    const [one, other] = hero.hands;
    const [, y] = one;
    if (!act.isSign && Math.abs(y - other[1]) > hero.height * ONE_UP)
      return byHandle(y < other[1] ? one : other, hero, size * 0.94, high, act, motif);
    return { ...BEFORE, x: hero.crown.x, y: y - size * high * 0.44, size };
  }
  return { ...BEFORE, x: hero.crown.x, y: hero.crown.y - size * high * (act.isSign ? 0.52 : 0.44), size };
};

/** In the one hand that is up, aslant, away from the face. */
const byHandle = (
  [x, y]: Point,
  { crown, height }: Body,
  usual: number,
  high: number,
  { handle, motifState }: Act,
  motif: Drawing,
): MotifSpot => {
  const side = x < crown.x ? -1 : 1;
  const size = motifState === "giant" ? height * HUGE : usual;
  if (handle && handle[0] !== 0.5) {
    // It leans away from the head, whichever way it is drawn.
    const isMirrored = handle[0] > 0.5 === side > 0;
    const wide = (size * motif.box[2]) / Math.max(motif.box[2], motif.box[3]);
    const across = (handle[0] - 0.5) * (isMirrored ? -1 : 1);
    return { ...BEFORE, x: x - across * wide, y: y - (handle[1] - 0.5) * size * high, size, isMirrored };
  }
  const long = size * Math.max(high, 0.6) * 0.42;
  return {
    ...BEFORE,
    x: x + side * (long * SINE + size * 0.06),
    y: y - long * COSINE,
    size,
    turn: side * SLANT,
  };
};
/** How long what is huge is beside who has it. */
const HUGE = 1.1;
const [SLANT, SINE, COSINE] = [24, 0.407, 0.914];

/** How much higher one hand is than the other where it alone is up, as a share of the body. */
const ONE_UP = 0.12;

/** From under the chin of who stands below, and a thing's down to its feet. */
const coatOfAll = ({ x, y, size }: Spot, { hands }: Body): Spot =>
  hands ? { x, y: y + size * 0.14, size: size * 1.7 } : { x, y: y + size * 0.1, size: size * 1.2 };

/** A shoe on each foot, or both where they are drawn as a pair. */
const shod = (
  { centre: [x, y], width, height }: Body,
  high: number,
  { motifState, isPair }: Act,
): Spot & Pick<MotifSpot, "twin"> => {
  const one = Math.min(width * 0.44, height * 0.25) * (motifState === "giant" ? 1.7 : 1);
  const size = isPair ? one * PAIR : one;
  const at = y + height * 0.51 - (size * high) / 2;
  if (isPair) return { x, y: at, size };
  return { x: x - size * 0.54, y: at, size, twin: { x: x + size * 0.54, y: at } };
};

const PAIR = 1.7;

/** It is seen on both sides of who has it on the back, or above the shoulders of who is too wide for that. */
const onBack = ({ centre: [x, y], width, height }: Body, { box: [, , wide, high] }: Drawing): MotifSpot => {
  const longer = Math.max(wide, high);
  const most = height * 1.16;
  const wanted = (width * BESIDE_BACK * longer) / wide;
  const size = Math.min(wanted, most);
  return { ...BEFORE, isBehind: true, x, y: y + (wanted > most ? -height * 0.1 : height * 0.06), size };
};
const BESIDE_BACK = 1.34;

/** Before the eyes, on the chest, or under the chin of somebody. */
const wornSpot = (
  slot: Exclude<WornOn, "crown" | "feet" | "back">,
  { eyes, face, hands, centre, width, height }: Body,
): Spot | null => {
  if (slot === "eyes" && eyes) return { x: eyes.x, y: eyes.y + eyes.reach * 0.1, size: eyes.reach * 4.2 };
  if (slot === "lip" && eyes) return { x: eyes.x, y: eyes.y + eyes.reach * 1.5, size: eyes.reach * 2.6 };
  if (slot === "chin" && face) return { x: face.x, y: face.y + face.r * 1.1, size: face.r * 1.7 };
  if (slot === "wrists") return onWrist({ hands, centre, height }, 0);
  if (slot === "head") return face && { x: face.x, y: face.y - face.r * 0.44, size: face.r * 2.8 };
  if (!face || !hands) {
    const [x, y] = centre;
    // Below the mouth that a thing was given.
    const top = eyes ? eyes.y + eyes.reach * 2.4 : y;
    if (slot === "body") {
      // As wide as the thing, and down over its legs.
      const low = y + height / 2 + Math.min(width, height) * 0.4;
      const size = Math.max(width * 0.74, height * 0.34, Math.min(width * 1.1, low - top));
      return { x, y: top + size / 2, size };
    }
    if (slot === "eyes") return null;
    // Round what would be a neck, and lower than the mouth.
    const size = Math.min(width * 0.44, height * 0.6);
    return { x, y: Math.max(y + height * 0.3, top + size * 0.4), size };
  }
  const chin = face.y + face.r * 0.86;
  if (slot === "neck") return { x: face.x, y: chin + height * 0.09, size: width * 0.34 };
  return { x: face.x, y: (chin + centre[1] + height * 0.44) / 2, size: height * 0.48 };
};

/** Round an arm: the next but one farther from its hand. */
export const onWrist = (
  { hands, centre: [cx], height }: Pick<Body, "hands" | "centre" | "height">,
  nth: number,
): Spot | null => {
  const hand = hands?.[nth % 2 === 0 ? 1 : 0];
  if (!hand) return null;
  const along = 0.16 + Math.floor(nth / 2) * 0.3;
  return { x: hand[0] + (cx - hand[0]) * along, y: hand[1] + height * 0.05, size: height * 0.22 };
};

/** At the mouth of who looks aside, before the chest of who looks at us. */
export const heldSpot = (
  square: Spot,
  { isAside, isSign, side }: Act,
  hero: Body,
  high: number,
): Spot & { turn: number } => {
  if (hero.hands) {
    const [[lx, ly], [rx]] = hero.hands;
    // What is long reaches beyond the hands that hold it.
    const wide = isSign ? 2.2 : high < 0.75 ? 2.1 : 1.6;
    // Who is narrow holds no less: it is what the act is about.
    const wanted = Math.min(
      square.size * (isSign ? 0.5 : 0.46),
      Math.max((rx - lx) * wide, square.size * LEAST_HELD),
    );
    // Between the chin and the toes: no face behind it.
    const chin = hero.face ? hero.face.y + hero.face.r * 0.84 : ly - wanted * high * 0.44;
    const size = Math.min(wanted, (hero.centre[1] + hero.height * 0.52 - chin) / high);
    return {
      x: (lx + rx) / 2,
      y: Math.max(ly + size * high * 0.06, chin + (size * high) / 2),
      size,
      turn: 0,
    };
  }
  if (isAside && hero.face) {
    const { x, y, r } = hero.face;
    const size = square.size * 0.36;
    return {
      x: x + side * (r * 0.75 + size * 0.3),
      y: y + r * 0.55 + size * 0.12,
      size,
      turn: side * -12,
    };
  }
  const size = square.size * (isSign ? 0.42 : 0.44);
  return {
    x: clamped(
      hero.centre[0] + side * (hero.width * 0.5 + size * 0.36),
      square,
      0.56 - size / square.size / 2,
    ),
    y: hero.centre[1] + hero.height * 0.04,
    size,
    turn: isSign ? 0 : side * 8,
  };
};

/** How long what is held is at least, as a share of the square. */
const LEAST_HELD = 0.37;

/** No farther out than a square has room for. */
const clamped = (x: number, square: Spot, share: number): number =>
  Math.max(square.x - square.size * share, Math.min(square.x + square.size * share, x));

/** Where something small is that somebody has in the hand on the side of the motif. */
export const handSpot = ({ side }: Act, { hands }: Body, room: number): Spot | null => {
  const hand = hands?.[side > 0 ? 1 : 0];
  const size = room * 0.3;
  return hand ? { x: hand[0] + side * size * 0.34, y: hand[1] + size * 0.02, size } : null;
};

/** Where a motif goes that is in the hands, at the mouth or on the body. */
export const motifHeld: Partial<Record<Relation, (around: Around) => MotifSpot>> = {
  carries,
  eats,
  drinks: eats,
  headfirst,
  wears,
  lifts,
};
