import type { Point, Spot } from "../svg.ts";
import type { Act, Body, MotifSpot } from "./act.ts";

/** The hand on the side of the motif; a thing's glove, where the drawing has no hands of its own. */
export const handOf = ({ side }: Pick<Act, "side">, { hands, centre, width, height }: Body): Point =>
  hands?.[side > 0 ? 1 : 0] ?? [centre[0] + side * width * 0.64, centre[1] - height * 0.1];

/** Where a mouth is that opens as wide as it can, and how wide that is. */
export const mouthOf = ({ face, centre, width, height }: Body): { x: number; y: number; r: number } =>
  face
    ? { x: face.x, y: face.y + face.r * 0.62, r: face.r * 0.52 }
    : { x: centre[0], y: centre[1] + height * 0.16, r: Math.min(width, height) * 0.24 };

/** The edge of a pouch: below the chest, as wide as the belly. */
export const pouchOf = ({
  centre: [x, y],
  height,
  width,
  face,
}: Body): { x: number; y: number; wide: number } => {
  const floor = y + height / 2;
  const chin = face ? face.y + face.r * 0.9 : y;
  return { x, y: chin + (floor - chin) * 0.46, wide: Math.min(width * 0.3, (face?.r ?? width * 0.4) * 0.78) };
};

/** How deep in a thing somebody rests whose weight is on it: a little below its top. */
export const restOf = ({ rim }: Pick<Act, "rim">): number => Math.min(0.6, rim + 0.06);

/** As large as who does it. */
const LARGE = 0.68;
const BEFORE = { isBehind: false, isMirrored: false, turn: 0 };

/** Where a motif goes to which something is done; `high` is its height as a share of its longer side. */
export const deedSpot = (
  square: Spot,
  act: Act,
  hero: Body,
  high: number,
  looksAway: boolean,
): MotifSpot | null => {
  const { side, relation } = act;
  const floor = hero.centre[1] + hero.height / 2;
  const low = square.y + square.size * 0.54;
  const onFloor = (out: number, share: number, base = floor): MotifSpot => {
    const size = square.size * (act.isDoneTo ? Math.max(share, LARGE) : share);
    return { ...BEFORE, x: square.x + side * square.size * out, y: base - (size * high) / 2, size };
  };
  const [, hy] = handOf(act, hero);
  switch (relation) {
    case "throws": {
      const size = square.size * 0.34;
      return {
        ...BEFORE,
        x: square.x + side * square.size * 0.35,
        y: square.y - square.size * 0.3,
        size,
        turn: side * 18,
      };
    }
    case "kicks":
      return { ...onFloor(0.33, 0.42, floor - square.size * 0.06), turn: side * 12 };
    case "races":
      return {
        ...onFloor(0.32, 0.54, floor - square.size * 0.08),
        isBehind: true,
        isMirrored: !act.isSign && !looksAway && side > 0,
      };
    case "hides":
      return { ...onFloor(0.29, 0.5), isMirrored: looksAway };
    case "spits":
      return { ...onFloor(0.33, 0.4), isMirrored: looksAway };
    case "catches": {
      const size = square.size * 0.36;
      const x = hero.hands ? (hero.hands[0][0] + hero.hands[1][0]) / 2 : hero.crown.x;
      return { ...BEFORE, x, y: hy - size * high * 0.6, size, turn: side * 16 };
    }
    case "juggles": {
      const size = square.size * 0.24;
      return { ...BEFORE, x: hero.crown.x, y: square.y - square.size * 0.36, size, turn: side * 14 };
    }
    case "drops":
      return { ...onFloor(0.34, 0.32), turn: side * 24 };
    case "smashes":
      return onFloor(0.27, 0.5);
    case "pulls":
      return { ...onFloor(0.24, 0.54), isMirrored: !act.isSign && side > 0 };
    case "heaves": {
      const size = square.size * 0.6;
      return {
        ...BEFORE,
        // Several have it over all of them.
        x: act.count > 1 ? square.x : hero.crown.x,
        y: (hero.hands?.[0][1] ?? hero.crown.y) - size * high * 0.42,
        size,
      };
    }
    case "hangs": {
      const size = square.size * 0.62;
      return { ...BEFORE, x: hero.crown.x, y: hy - size * high * 0.44, size, isBehind: true };
    }
    case "climbs": {
      const size = square.size * Math.min(1.04, 1.04 / high);
      return { ...BEFORE, x: square.x, y: low - (size * high) / 2, size, isBehind: true };
    }
    case "leaps":
      return onFloor(0, Math.min(0.5, 0.36 / high), low);
    case "knocks":
      return { ...onFloor(0.27, 0.66), isMirrored: looksAway };
    case "topples": {
      const fallen = onFloor(0.3, 0.44, floor - square.size * 0.04);
      return { ...fallen, turn: side * (high > 0.7 ? 68 : 24) };
    }
    case "swallows": {
      const { x, y, r } = mouthOf(hero);
      // The longer side stands up out of the mouth, and leaves the eyes free.
      const [turn, long] = high < 0.7 ? [side * 70, 1] : [side * 8, high];
      const bottom = y + r * 1.1;
      const top = hero.eyes ? Math.max(hero.eyes.y + hero.eyes.reach * 0.3, y - r * 2) : y - r * 2;
      // A house goes in as small as a crumb.
      const size = Math.min((bottom - top) / long, hero.width * 0.62);
      return { ...BEFORE, x, y: bottom - (size * long) / 2, size, turn };
    }
    case "pets":
      return { ...onFloor(0.24, 0.54), isMirrored: looksAway };
    case "talks":
      return { ...onFloor(0.28, 0.52), isMirrored: looksAway };
    case "watches":
      return { ...onFloor(0.28, 0.48, floor - square.size * 0.1), isMirrored: looksAway };
    case "peers": {
      const size = square.size * 0.42;
      const eyes = hero.eyes ?? { x: hero.centre[0], y: hero.centre[1] - hero.height * 0.2, reach: 0 };
      return { ...BEFORE, x: eyes.x + side * (eyes.reach + size * 0.24), y: eyes.y + size * 0.06, size };
    }
    case "buries":
      return { ...onFloor(0.23, 0.42, low - square.size * 0.05), turn: side * -8 };
    case "fishes":
      return { ...onFloor(0.36, 0.3, low - square.size * 0.04) };
    case "waters":
    case "works":
      return onFloor(0.27, 0.46);
    case "cooks": {
      const size = square.size * 0.26;
      const middle = hero.hands ? (hero.hands[0][0] + hero.hands[1][0]) / 2 : hero.centre[0];
      const chin = hero.face ? hero.face.y + hero.face.r * 0.84 : 0;
      return { ...BEFORE, x: middle, y: Math.max(hy - size * high * 0.3, chin + (size * high) / 2), size };
    }
    case "prints": {
      const size = square.size * 0.36;
      return { ...BEFORE, x: square.x, y: square.y + square.size * 0.2 - size * high * 0.2, size };
    }
    case "games":
      return onFloor(0, Math.min(0.3, 0.26 / high), square.y + square.size * 0.4);
    case "plays": {
      const size = square.size * 0.46;
      return { ...BEFORE, x: hero.centre[0], y: hy - size * high * 0.08, size };
    }
    case "brushes": {
      const { x, y, r } = hero.face ?? { x: hero.centre[0], y: hero.centre[1], r: hero.width * 0.3 };
      return { ...BEFORE, x: x + side * r * 0.66, y: y + r * 0.74, size: r * 1.2, turn: side * 52 };
    }
    case "lies": {
      const size = Math.min(square.size * 0.96, (square.size * 0.62) / high);
      return {
        ...BEFORE,
        x: square.x,
        y: Math.min(floor + size * high * (0.5 - restOf(act)), low),
        size,
        isBehind: true,
      };
    }
    case "surfs": {
      const size = square.size * 0.9;
      return { ...BEFORE, x: square.x, y: floor + size * high * 0.34, size, isBehind: true };
    }
    case "bites": {
      const { x, y, r } = mouthOf(hero);
      const size = Math.max(r * 2.1, square.size * 0.24);
      return { ...BEFORE, x: x + side * size * 0.22, y: y + size * high * 0.16, size, turn: side * 10 };
    }
    case "pouches": {
      const size = Math.min(hero.width * 0.46, hero.height * 0.33);
      return { ...BEFORE, x: hero.centre[0], y: pouchOf(hero).y - size * high * 0.24, size };
    }
    case "ears": {
      const { x, y, r } = hero.face ?? { ...hero.crown, r: hero.width * 0.4 };
      return {
        ...BEFORE,
        x: x + side * r * 1.14,
        y: y - r * 0.56,
        size: r * 1.1,
        turn: side * 24,
      };
    }
    case "faints": {
      const size = square.size * 0.46;
      // It stands behind who lies there.
      const y = hero.centre[1] - hero.height * 0.1 - size * high * 0.5;
      return {
        ...BEFORE,
        x: square.x + side * square.size * 0.3,
        y,
        size,
        isMirrored: looksAway,
        isBehind: true,
      };
    }
    case "feeds":
      return { ...onFloor(0.29, 0.5), isMirrored: looksAway };
    case "beats":
      return {
        ...onFloor(-0.3, 0.52, floor - square.size * 0.06),
        isBehind: true,
        isMirrored: !act.isSign && (looksAway || side > 0),
      };
    case "headed": {
      const { x, y, r } = hero.face ?? {
        x: hero.crown.x,
        y: hero.centre[1] - hero.height * 0.2,
        r: hero.width * 0.4,
      };
      const size = (r * 2.5) / Math.max(high, 0.7);
      return { ...BEFORE, x, y: y + r * 1.05 - (size * high) / 2, size };
    }
    default:
      return null;
  }
};
