import type { Relation, WornOn } from "../../reading/relation.ts";
import type { Spot } from "../svg.ts";
import type { Act, Body, MotifSpot } from "./act.ts";
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
    const size = square.size * 0.36;
    return { ...BEFORE, x: hero.face.x, y: hero.face.y + hero.face.r * 0.74 + (size * high) / 2, size };
  }
  const size = square.size * 0.3;
  if (hand) return { ...BEFORE, x: hand[0] + side * size * 0.3, y: hand[1], size };
  return { ...BEFORE, ...heldSpot(square, act, hero, high) };
};

const headfirst = ({ hero }: Around): MotifSpot => {
  const [fx, fy, r] = hero.face
    ? [hero.face.x, hero.face.y, hero.face.r]
    : [hero.centre[0], hero.centre[1] - hero.height * 0.2, hero.width * 0.4];
  return { ...BEFORE, x: fx, y: fy - r * 0.16, size: r * 2.5, turn: 180 };
};

const wears = ({ square, act, hero, high }: Around): MotifSpot => {
  const on = act.slot === "crown" || act.slot === "feet" ? null : wornSpot(act.slot, hero);
  // Who stand on each other have one coat around all of them.
  if (on && act.slot === "body" && act.count > 1) return { ...BEFORE, ...coatOfAll(on, hero) };
  if (act.slot === "feet") return { ...BEFORE, ...shod(hero, high, act.motifState === "giant") };
  if (on) return { ...BEFORE, ...on, isBehind: act.slot === "back" };
  const grow = act.motifState === "tiny" ? 0.5 : act.motifState === "giant" ? 1.4 : 1;
  const size = Math.min(square.size * 0.5, Math.max(square.size * 0.26, hero.crown.width * 1.02)) * grow;
  // What is far too large comes down over the eyes.
  if (grow > 1 && hero.eyes) return { ...BEFORE, x: hero.crown.x, y: hero.eyes.y - size * high * 0.3, size };
  const worn = hero.crown.y - size * high * 0.36;
  // Eyes that are on top of a head look out under the brim.
  const free = hero.eyes ? hero.eyes.y - hero.eyes.reach * 0.5 - size * high * 0.5 : worn;
  return { ...BEFORE, x: hero.crown.x, y: Math.min(worn, free), size };
};

const lifts = ({ square, act, hero, high }: Around): MotifSpot => {
  const size = square.size * (act.isSign ? 0.56 : 0.4);
  if (hero.hands) {
    const [[, y]] = hero.hands;
    return { ...BEFORE, x: hero.crown.x, y: y - size * high * 0.44, size };
  }
  return { ...BEFORE, x: hero.crown.x, y: hero.crown.y - size * high * (act.isSign ? 0.52 : 0.44), size };
};

/** From under the chin of who stands below, and a thing's down to its feet. */
const coatOfAll = ({ x, y, size }: Spot, { hands }: Body): Spot =>
  hands ? { x, y: y + size * 0.14, size: size * 1.7 } : { x, y: y + size * 0.1, size: size * 1.2 };

/** A shoe on each foot. */
const shod = (
  { centre: [x, y], width, height }: Body,
  high: number,
  isGiant: boolean,
): Spot & Pick<MotifSpot, "twin"> => {
  const size = Math.min(width * 0.44, height * 0.25) * (isGiant ? 1.7 : 1);
  const at = y + height * 0.51 - (size * high) / 2;
  return { x: x - size * 0.54, y: at, size, twin: { x: x + size * 0.54, y: at } };
};

/** Before the eyes, on the chest, or under the chin of somebody. */
const wornSpot = (
  slot: Exclude<WornOn, "crown" | "feet">,
  { eyes, face, hands, centre, width, height }: Body,
): Spot | null => {
  if (slot === "back")
    return { x: centre[0], y: centre[1] + height * 0.08, size: Math.max(width * 1.14, height * 0.86) };
  if (slot === "eyes" && eyes) return { x: eyes.x, y: eyes.y + eyes.reach * 0.1, size: eyes.reach * 4.2 };
  if (slot === "lip" && eyes) return { x: eyes.x, y: eyes.y + eyes.reach * 1.5, size: eyes.reach * 2.6 };
  if (slot === "chin" && face) return { x: face.x, y: face.y + face.r * 1.1, size: face.r * 1.7 };
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
    const wanted = Math.min(square.size * (isSign ? 0.5 : 0.46), (rx - lx) * wide);
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
  const size = square.size * (isSign ? 0.42 : 0.34);
  return {
    x: clamped(hero.centre[0] + side * (hero.width * 0.5 + size * 0.36), square),
    y: hero.centre[1] + hero.height * 0.04,
    size,
    turn: isSign ? 0 : side * 8,
  };
};

/** No farther out than a square has room for. */
const clamped = (x: number, square: Spot): number =>
  Math.max(square.x - square.size * 0.38, Math.min(square.x + square.size * 0.38, x));

/** Where something small is that somebody has in the hand on the side of the motif. */
export const handSpot = ({ side }: Act, { hands }: Body, room: number): Spot | null => {
  const hand = hands?.[side > 0 ? 1 : 0];
  const size = room * 0.26;
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
