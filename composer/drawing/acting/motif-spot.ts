import type { Drawing } from "../../pictures.ts";
import type { WornOn } from "../../reading/relation.ts";
import type { Spot } from "../svg.ts";
import { type Act, type Body, facingOf, type MotifSpot, SHARED } from "./act.ts";
import { deedSpot, restOf } from "./deed-spot.ts";
import { isTaken } from "./hero-spot.ts";

export type { MotifSpot };

/** Where the motif goes once the hero stands. */
export const motifSpot = (square: Spot, act: Act, hero: Body, motif: Drawing): MotifSpot => {
  const spot = spotOf(square, act, hero, motif);
  const { grow = 1, relation } = act;
  const isCoat = act.slot === "body" && act.count > 1;
  if (grow === 1 || !isTaken(act) || (act.slot !== "crown" && !isCoat)) return spot;
  const high = motif.box[3] / Math.max(motif.box[2], motif.box[3]);
  // It hangs down from the chin, and stands on the hands.
  const way = isCoat ? 0.5 : ABOVE.test(relation ?? "") ? -0.5 : BELOW.test(relation ?? "") ? 0.5 : 0;
  const more = isCoat ? Math.min(1.25, 1 / grow) : 1 / grow;
  return { ...spot, y: spot.y + spot.size * high * (more - 1) * way, size: spot.size * more };
};
const ABOVE = /^(lifts|heaves|catches|wears|juggles|hangs|swallows|pouches)$/;
const BELOW = /^(bites|holds|sells|delivers|counts|eats|cooks|plays|digs)$/;

const spotOf = (square: Spot, act: Act, hero: Body, motif: Drawing): MotifSpot => {
  const { side, relation } = act;
  const before = { isBehind: false, isMirrored: false, turn: 0 };
  const high = motif.box[3] / Math.max(motif.box[2], motif.box[3]);
  const floor = hero.centre[1] + hero.height / 2;
  const looksAway = !act.isSign && facingOf(motif) === side;
  if (act.count === 2 && SHARED.test(relation ?? "")) {
    const size = square.size * 0.4;
    const low = relation === "games" ? 0.06 : -0.02;
    return { ...before, x: square.x, y: floor + square.size * low - (size * high) / 2, size };
  }
  switch (relation) {
    case "rides": {
      // What stands taller than wide lifts its rider, and must not dwarf it.
      const isTall = motif.box[3] > motif.box[2] * 1.4;
      const wanted = square.size * (act.motifState === "tiny" ? 0.5 : isTall ? 0.6 : 0.78);
      // Several sit on it side by side, astride.
      if (act.count > 1) {
        const size = Math.min(square.size * 1.06, (square.size * 0.66) / high);
        return { ...before, x: square.x, y: floor + size * high * (act.count > 4 ? 0.3 : 0.06), size };
      }
      // One rides on a back, behind the neck.
      const x = square.x + facingOf(motif) * wanted * 0.14;
      if (hero.hands) return { ...before, x, y: edgeAt(hero) + (wanted * high) / 2, size: wanted };
      const chin = hero.face ? hero.face.y + hero.face.r * 0.6 : hero.centre[1];
      const top = Math.max(floor - wanted * high * 0.24, chin);
      const room = square.y + square.size * 0.58 - top;
      const size = Math.min(wanted, Math.max(square.size * 0.5, room / high));
      return { ...before, x: square.x, y: top + (size * high) / 2, size };
    }
    case "sits": {
      const size = square.size * 0.9;
      const standing = square.y + square.size * 0.54 - (size * high) / 2;
      // Whose seat is known comes up under who sits on it.
      const seated = floor - hero.height * 0.08 - size * high * (act.rim - 0.5);
      const y = act.rim > 0.3 ? Math.min(standing, seated) : standing;
      return { ...before, x: square.x, y, size, isBehind: true };
    }
    case "fights":
    case "fears":
    case "meets": {
      const share = relation === "fears" ? 0.42 : act.isUpright && high === 1 ? 0.62 : 0.5;
      const size = square.size * (act.isDoneTo ? share * 1.14 : share);
      return {
        ...before,
        x: square.x + side * square.size * 0.29,
        y: floor - (size * high) / 2,
        size,
        isMirrored: looksAway,
      };
    }
    case "loves": {
      // As large as who loves it, face to face.
      const size = square.size * (high < 0.8 ? 0.56 : 0.6);
      return {
        ...before,
        x: square.x + side * square.size * 0.27,
        y: floor - (size * high) / 2,
        size,
        isMirrored: looksAway,
      };
    }
    case "escapes": {
      // Tipped over, below and behind who leaps out of it.
      const size = Math.min(square.size * 0.62, (square.size * 0.56) / high);
      return {
        ...before,
        x: square.x + side * square.size * 0.2,
        y: square.y + square.size * 0.5 - (size * high) / 2,
        size,
        turn: side * 16,
        isBehind: true,
      };
    }
    case "hugs": {
      // In its arms, cheek to cheek; somebody as large as the hero is seen beside it.
      const isSomebody = act.motifMood === null && high === 1;
      const size = square.size * (act.isDoneTo || isSomebody ? 0.66 : 0.54);
      return {
        ...before,
        x: square.x + side * square.size * (isSomebody ? 0.26 : 0.27),
        y: Math.min(floor - (size * high) / 2, (hero.face?.y ?? floor) + size * high * 0.34),
        size,
        isMirrored: looksAway,
        // A word is not hidden in its arms.
        isBehind: hero.hands !== undefined && !act.isSign,
      };
    }
    case "flees":
    case "chases": {
      const size = square.size * (relation === "chases" ? 0.46 : 0.56);
      return {
        ...before,
        x: square.x + side * square.size * 0.29,
        y: floor - (size * high) / 2,
        size,
        // Vehicles are drawn driving to the left.
        isMirrored: !act.isSign && (facingOf(motif) || -1) !== (relation === "chases" ? side : -side),
        isBehind: relation === "flees" && !act.isSign,
      };
    }
    case "refuses":
      return {
        ...before,
        x: square.x + side * square.size * 0.3,
        y: floor - square.size * (high * 0.25 + 0.03),
        size: square.size * 0.5,
      };
    case "guards": {
      const size = square.size * 0.54;
      return {
        ...before,
        x: square.x + side * square.size * 0.26,
        y: floor - (size * high) / 2 - square.size * 0.03,
        size,
        isBehind: !act.isSign,
      };
    }
    case "lacks": {
      const size = square.size * 0.36;
      return { ...before, ...lackedAt(square, side), size };
    }
    case "dreams":
      return { ...before, ...thoughtAt(square, side), size: square.size * 0.3 };
    case "carries": {
      // It rises behind the shoulder, larger than a bag.
      const size = Math.max(hero.width, hero.height) * 0.7;
      const [x, y] = [hero.centre[0] + side * hero.width * 0.5, hero.centre[1] - hero.height * 0.16];
      return { ...before, x, y, size, isBehind: true };
    }
    case "boards": {
      // Its feet are on it: what is flat lies under them, what is tall is held before it.
      const isTall = act.level === 0 && motif.box[3] > motif.box[2] * 1.1;
      if (isTall) {
        // The handles are in its hands, and the foot of it is under its feet.
        const top = hero.hands ? hero.hands[0][1] - hero.height * 0.03 : hero.centre[1];
        const size = Math.min(square.size * 0.7, (square.y + square.size * 0.56 - top) / high);
        return { ...before, x: square.x, y: top + (size * high) / 2, size };
      }
      const size = square.size * 0.76;
      if (act.level !== 0)
        return { ...before, x: square.x, y: floor - size * 0.02, size, turn: act.level, isBehind: true };
      const top = floor - size * high * act.rim;
      return { ...before, x: square.x, y: top + (size * high) / 2, size, isBehind: true };
    }
    case "pushes": {
      const size = square.size * 0.5;
      return {
        ...before,
        x: square.x + side * square.size * 0.27,
        y: floor - (size * high) / 2,
        size,
        isMirrored: !act.isSign && side > 0,
      };
    }
    case "on": {
      const room = square.y + square.size * 0.56 - floor;
      const size = Math.min(square.size * 0.86, (room / high) * 1.22);
      // Feet stand on words, and not before them.
      const sunk = act.isSign ? 0.5 : 0.5 - restOf(act);
      return { ...before, x: square.x, y: floor + size * high * sunk, size, isBehind: true };
    }
    case "under": {
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
          ...before,
          x: square.x,
          y: top - size * high * edge + hero.height * 0.06,
          size,
          isBehind: edge < 0.2,
        };
      }
      const size = Math.min(square.size * 0.98, (square.size * 0.66) / high);
      return {
        ...before,
        x: square.x,
        y: square.y - square.size * 0.5 + (size * high) / 2,
        size,
        isBehind: true,
      };
    }
    case "behind": {
      const size = Math.min(square.size * 0.8, (square.size * 0.56) / high);
      return { ...before, x: square.x, y: square.y + square.size * 0.54 - (size * high) / 2, size };
    }
    case "eats":
    case "drinks": {
      const hand = hero.hands?.[side > 0 ? 1 : 0];
      if (hand && hero.face && relation === "eats") {
        const size = square.size * 0.36;
        return { ...before, x: hero.face.x, y: hero.face.y + hero.face.r * 0.74 + (size * high) / 2, size };
      }
      const size = square.size * 0.3;
      if (hand) return { ...before, x: hand[0] + side * size * 0.3, y: hand[1], size };
      return { ...before, ...heldSpot(square, act, hero, high) };
    }
    case "in": {
      // Who is in what is entered upright stands on its floor.
      const isRoom = act.rim > 0.9;
      const front = floor - hero.height * (isRoom ? 0.02 : 0.22);
      // Who is in what is far too small for it comes out on all sides.
      const tight = act.motifState === "tiny" ? 0.62 : 1;
      const size =
        (isRoom ? square.size * 0.92 : Math.min(square.size * 0.92, (square.size * 0.6) / high)) * tight;
      const y = front - size * high * (act.rim - 0.5);
      return { ...before, x: square.x, y, size, isBehind: true, front };
    }
    case "headfirst": {
      const [fx, fy, r] = hero.face
        ? [hero.face.x, hero.face.y, hero.face.r]
        : [hero.centre[0], hero.centre[1] - hero.height * 0.2, hero.width * 0.4];
      return { ...before, x: fx, y: fy - r * 0.16, size: r * 2.5, turn: 180 };
    }
    case "drums":
    case "mans": {
      const size = square.size * (hero.hands ? 0.72 : 0.6);
      if (hero.hands) return { ...before, x: square.x, y: edgeAt(hero) + (size * high) / 2, size };
      return { ...before, x: square.x, y: square.y + square.size * 0.5 - (size * high) / 2, size };
    }
    case "wears": {
      const on = act.slot === "crown" || act.slot === "feet" ? null : wornSpot(act.slot, hero);
      // Who stand on each other have one coat around all of them.
      if (on && act.slot === "body" && act.count > 1)
        return { ...before, ...on, y: on.y + on.size * 0.06, size: on.size * 1.34 };
      if (act.slot === "feet") return { ...before, ...shod(hero, high) };
      if (on) return { ...before, ...on, isBehind: act.slot === "back" };
      const size = Math.min(square.size * 0.5, Math.max(square.size * 0.26, hero.crown.width * 1.02));
      const worn = hero.crown.y - size * high * 0.36;
      // Eyes that are on top of a head look out under the brim.
      const free = hero.eyes ? hero.eyes.y - hero.eyes.reach * 0.5 - size * high * 0.5 : worn;
      return { ...before, x: hero.crown.x, y: Math.min(worn, free), size };
    }
    case "backs":
      return {
        ...before,
        x: square.x + side * square.size * 0.14,
        y: square.y - square.size * 0.12,
        size: square.size * 0.86,
        isBehind: true,
      };
    case "lifts": {
      const size = square.size * (act.isSign ? 0.56 : 0.4);
      if (hero.hands) {
        const [[, y]] = hero.hands;
        return { ...before, x: hero.crown.x, y: y - size * high * 0.44, size };
      }
      return { ...before, x: hero.crown.x, y: hero.crown.y - size * high * (act.isSign ? 0.52 : 0.44), size };
    }
    default:
      return (
        deedSpot(square, act, hero, high, looksAway) ?? { ...before, ...heldSpot(square, act, hero, high) }
      );
  }
};

/** Where what is missing is shown, crossed out. */
export const lackedAt = ({ x, y, size }: Spot, side: 1 | -1): { x: number; y: number } => ({
  x: x + side * size * 0.28,
  y: y - size * 0.06,
});

/** Where one sees what is thought of: over the head, on the side of the motif. */
export const thoughtAt = ({ x, y, size }: Spot, side: 1 | -1): { x: number; y: number } => ({
  x: x + side * size * 0.27,
  y: y - size * 0.25,
});

/** A shoe on each foot. */
const shod = ({ centre: [x, y], width, height }: Body, high: number): Spot & Pick<MotifSpot, "twin"> => {
  const size = Math.min(width * 0.44, height * 0.25);
  const at = y + height * 0.51 - (size * high) / 2;
  return { x: x - size * 0.54, y: at, size, twin: { x: x + size * 0.54, y: at } };
};

/** Before the eyes, on the chest, or under the chin of somebody. */
const wornSpot = (
  slot: Exclude<WornOn, "crown" | "feet">,
  { eyes, face, hands, centre, width, height }: Body,
): Spot | null => {
  if (slot === "back")
    return { x: centre[0], y: centre[1] + height * 0.14, size: Math.max(width, height) * 0.82 };
  if (slot === "eyes" && eyes) return { x: eyes.x, y: eyes.y + eyes.reach * 0.1, size: eyes.reach * 4.2 };
  if (slot === "lip" && eyes) return { x: eyes.x, y: eyes.y + eyes.reach * 1.5, size: eyes.reach * 2.6 };
  if (slot === "chin" && face) return { x: face.x, y: face.y + face.r * 1.1, size: face.r * 1.7 };
  if (slot === "head") return face && { x: face.x, y: face.y - face.r * 0.44, size: face.r * 2.8 };
  if (!face || !hands) {
    const [x, y] = centre;
    // Below the mouth that a thing was given.
    const top = eyes ? eyes.y + eyes.reach * 2.4 : y;
    if (slot === "body") {
      const size = Math.max(height * 0.34, Math.min(width * 0.8, y + height * 0.54 - top));
      return { x, y: y + height * 0.54 - size / 2, size };
    }
    return slot === "eyes" ? null : { x, y: y + height * 0.3, size: width * 0.5 };
  }
  const chin = face.y + face.r * 0.86;
  if (slot === "neck") return { x: face.x, y: chin + height * 0.09, size: width * 0.34 };
  return { x: face.x, y: (chin + centre[1] + height * 0.44) / 2, size: height * 0.48 };
};

/** The upper edge of what somebody is in, with the hands on it. */
const edgeAt = ({ hands, height, centre }: Body): number => (hands ? hands[0][1] : centre[1]) - height * 0.02;

/** At the mouth of who looks aside, before the chest of who looks at us. */
const heldSpot = (
  square: Spot,
  { isAside, isSign, side }: Act,
  hero: Body,
  high: number,
): Spot & { turn: number } => {
  if (hero.hands) {
    const [[lx, ly], [rx]] = hero.hands;
    const wanted = Math.min(square.size * (isSign ? 0.5 : 0.42), (rx - lx) * (isSign ? 2.2 : 1.5));
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
