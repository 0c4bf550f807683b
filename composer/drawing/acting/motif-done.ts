import type { Relation } from "../../reading/relation.ts";
import type { Spot } from "../svg.ts";
import type { MotifSpot } from "./act.ts";
import { type Around, BEFORE, handOf, mouthOf, pouchOf, restOf } from "./around.ts";

/** As large as who does it. */
const LARGE = 0.68;

/** On the floor of the hero: how far to its side, how large, and how far up, in shares of the square. */
const onFloor = (
  { square, act, side, high, floor }: Around,
  out: number,
  share: number,
  up = 0,
): MotifSpot => {
  const size = square.size * (act.isDoneTo ? Math.max(share, LARGE) : share);
  const base = floor - square.size * up;
  return { ...BEFORE, x: square.x + side * square.size * out, y: base - (size * high) / 2, size };
};

/** The same on the ground of the picture, wherever the hero is. */
const onGround = (around: Around, out: number, share: number, up = 0): MotifSpot =>
  onFloor({ ...around, floor: groundOf(around.square) }, out, share, up);

const groundOf = ({ y, size }: Spot): number => y + size * 0.54;

/** With its mouthpiece at the mouth, or with its lower end under the chin and its neck out to one side. */
const playedAt = (
  { side, hero, motif, high }: Around,
  at: NonNullable<Around["act"]["playedAt"]>,
  size: number,
): MotifSpot => {
  const mouth = mouthOf(hero);
  if (at === "chin") {
    const chin = hero.face ? hero.face.y + hero.face.r * 0.95 : mouth.y + mouth.r;
    const [x, y] = [mouth.x + side * size * 0.2, chin + size * 0.08];
    return { ...BEFORE, x, y, size, isMirrored: side < 0, turn: side * 34 };
  }
  const wide = (size * motif.box[2]) / Math.max(motif.box[2], motif.box[3]);
  const isMirrored = at[0] > 0.5 === side > 0;
  const across = (at[0] - 0.5) * (isMirrored ? -1 : 1);
  return {
    ...BEFORE,
    x: mouth.x - across * wide,
    y: mouth.y - (at[1] - 0.5) * size * high,
    size,
    isMirrored,
  };
};

/** Where a motif goes to which something is done. */
export const motifDone: Partial<Record<Relation, (around: Around) => MotifSpot>> = {
  throws: ({ square, side }) => {
    const size = square.size * 0.34;
    return {
      ...BEFORE,
      x: square.x + side * square.size * 0.35,
      y: square.y - square.size * 0.3,
      size,
      turn: side * 18,
    };
  },
  kicks: (around) => ({ ...onFloor(around, 0.33, 0.42, 0.06), turn: around.side * 12 }),
  races: (around) => ({
    ...onFloor(around, 0.32, 0.68, 0.08),
    isBehind: true,
    isMirrored: !around.act.isSign && !around.looksAway && around.side > 0,
  }),
  hides: (around) => ({ ...onFloor(around, 0.29, 0.5), isMirrored: around.looksAway }),
  spits: (around) => ({ ...onFloor(around, 0.33, 0.4), isMirrored: around.looksAway }),
  catches: ({ square, act, side, hero, high }) => {
    const size = square.size * 0.36;
    const x = hero.hands ? (hero.hands[0][0] + hero.hands[1][0]) / 2 : hero.crown.x;
    return { ...BEFORE, x, y: handOf(act, hero)[1] - size * high * 0.6, size, turn: side * 16 };
  },
  juggles: ({ square, side, hero }) => {
    const size = square.size * 0.24;
    return { ...BEFORE, x: hero.crown.x, y: square.y - square.size * 0.36, size, turn: side * 14 };
  },
  fumbles: ({ square, side, hero, high }) => {
    const size = square.size * 0.27;
    return { ...BEFORE, x: hero.crown.x, y: hero.crown.y - size * high * 0.2, size, turn: side * 24 };
  },
  drops: (around) => ({ ...onFloor(around, 0.34, 0.32), turn: around.side * 24 }),
  smashes: (around) => onFloor(around, 0.27, 0.5),
  pulls: (around) => ({ ...onFloor(around, 0.24, 0.54), isMirrored: !around.act.isSign && around.side > 0 }),
  heaves: ({ square, act, hero, high }) => {
    // What is tall does not press its bearer out of the picture.
    const size = square.size * (act.count > 3 ? Math.min(0.84, 0.4 / high) : Math.min(0.6, 0.46 / high));
    const hands = hero.hands?.[0][1] ?? hero.crown.y;
    // The rear ones have it on their heads, and nobody has it before the eyes.
    const rear = act.count > 4 ? hero.height * 0.44 : 0;
    const brow = act.count > 1 && hero.eyes ? hero.eyes.y - hero.eyes.reach * 2 : hands;
    const bottom = Math.min(hands + size * high * 0.08, Math.max(brow, hands - hero.height * 0.2));
    return {
      ...BEFORE,
      // Several have it over all of them.
      x: act.count > 1 ? square.x : hero.crown.x,
      y: (act.count > 1 ? bottom - rear : hands + size * high * 0.08) - (size * high) / 2,
      size,
    };
  },
  // It floats up, aslant.
  abducts: ({ square, side, hero, high }) => {
    const size = square.size * 0.46;
    return {
      ...BEFORE,
      x: hero.centre[0],
      y: hero.centre[1] + hero.height * 0.56 + (size * high) / 2,
      size,
      turn: side * 14,
    };
  },
  hangs: ({ square, act, hero, high }) => {
    const size = square.size * 0.62;
    return { ...BEFORE, x: hero.crown.x, y: handOf(act, hero)[1] - size * high * 0.44, size, isBehind: true };
  },
  climbs: ({ square, high }) => {
    const size = square.size * Math.min(1.04, 1.04 / high);
    return { ...BEFORE, x: square.x, y: groundOf(square) - (size * high) / 2, size, isBehind: true };
  },
  leaps: (around) => onGround(around, 0, Math.min(0.5, 0.36 / around.high)),
  // Under the heel that it slides away from, and before that foot.
  slips: (around) => {
    const { square, act, hero, high, floor } = around;
    const size = square.size * Math.min(0.36, 0.3 / high);
    const x = hero.centre[0] - act.side * hero.width * 0.1;
    return { ...BEFORE, x, y: floor + size * high * 0.3, size, turn: act.side * 14, isBehind: true };
  },
  knocks: (around) => ({ ...onFloor(around, 0.27, 0.66), isMirrored: around.looksAway }),
  topples: (around) => {
    const fallen = onFloor(around, 0.3, 0.44, 0.04);
    return { ...fallen, turn: around.side * (around.high > 0.7 ? 68 : 24) };
  },
  swallows: ({ side, hero, high }) => {
    const { x, y, r } = mouthOf(hero);
    // The longer side stands up out of the mouth, and leaves the eyes free.
    const [turn, long] = high < 0.7 ? [side * 70, 1] : [side * 8, high];
    const bottom = y + r * 1.1;
    const top = hero.eyes ? Math.max(hero.eyes.y + hero.eyes.reach * 0.3, y - r * 2) : y - r * 2;
    // A house goes in as small as a crumb.
    const size = Math.min((bottom - top) / long, hero.width * 0.62);
    return { ...BEFORE, x, y: bottom - (size * long) / 2, size, turn };
  },
  pets: (around) => ({ ...onFloor(around, 0.24, 0.54), isMirrored: around.looksAway }),
  talks: (around) => ({ ...onFloor(around, 0.28, 0.52), isMirrored: around.looksAway }),
  watches: (around) => ({ ...onFloor(around, 0.28, 0.48, 0.1), isMirrored: around.looksAway }),
  peers: ({ square, side, hero }) => {
    const size = square.size * 0.4;
    const eyes = hero.eyes ?? { x: hero.centre[0], y: hero.centre[1] - hero.height * 0.2, reach: 0 };
    return { ...BEFORE, x: eyes.x + side * (eyes.reach + size * 0.48), y: eyes.y + size * 0.06, size };
  },
  buries: (around) => ({ ...onGround(around, 0.23, 0.42, 0.05), turn: around.side * -8 }),
  fishes: (around) => onGround(around, 0.36, around.act.isPond ? 0.42 : 0.3, around.act.isPond ? 0 : 0.04),
  waters: (around) => onFloor(around, 0.27, 0.46),
  works: (around) => onFloor(around, 0.27, 0.46),
  cooks: ({ square, act, hero, high }) => {
    const size = square.size * 0.26;
    const middle = hero.hands ? (hero.hands[0][0] + hero.hands[1][0]) / 2 : hero.centre[0];
    const chin = hero.face ? hero.face.y + hero.face.r * 0.84 : 0;
    return {
      ...BEFORE,
      x: middle,
      y: Math.max(handOf(act, hero)[1] - size * high * 0.3, chin + (size * high) / 2),
      size,
    };
  },
  prints: ({ square, high }) => {
    const size = square.size * 0.36;
    return { ...BEFORE, x: square.x, y: square.y + square.size * 0.2 - size * high * 0.2, size };
  },
  games: (around) => onGround(around, 0, Math.min(0.3, 0.26 / around.high), 0.14),
  plays: (around) => {
    const { square, act, hero, high } = around;
    const size = square.size * 0.46;
    if (act.playedAt) return playedAt(around, act.playedAt, size);
    return { ...BEFORE, x: hero.centre[0], y: handOf(act, hero)[1] - size * high * 0.08, size };
  },
  brushes: ({ side, hero }) => {
    const { x, y, r } = hero.face ?? { x: hero.centre[0], y: hero.centre[1], r: hero.width * 0.3 };
    return { ...BEFORE, x: x + side * r * 0.66, y: y + r * 0.74, size: r * 1.2, turn: side * 52 };
  },
  lies: ({ square, act, high, floor }) => {
    const size = Math.min(square.size * 0.96, (square.size * 0.62) / high);
    return {
      ...BEFORE,
      x: square.x,
      y: Math.min(floor + size * high * (0.5 - restOf(act)), groundOf(square)),
      size,
      isBehind: true,
    };
  },
  surfs: ({ square, act, motif, side, high, floor }) => {
    if (act.isSurfboard) {
      // It lies along the wave, whichever way it is drawn.
      const isTall = motif.box[3] > motif.box[2] * 1.2;
      const size = square.size * 0.6;
      const thick = isTall ? (size * motif.box[2]) / motif.box[3] : size * high;
      const turn = isTall ? side * 90 : act.level;
      return { ...BEFORE, x: square.x, y: floor + thick * 0.3, size, turn, isBehind: true };
    }
    const size = square.size * 0.9;
    return { ...BEFORE, x: square.x, y: floor + size * high * 0.34, size, isBehind: true };
  },
  bites: ({ square, side, hero, high }) => {
    const { x, y, r } = mouthOf(hero);
    const size = Math.max(r * 2.1, square.size * 0.24);
    return { ...BEFORE, x: x + side * size * 0.22, y: y + size * high * 0.16, size, turn: side * 10 };
  },
  pouches: ({ hero, high }) => {
    const size = Math.min(hero.width * 0.46, hero.height * 0.33);
    return { ...BEFORE, x: hero.centre[0], y: pouchOf(hero).y - size * high * 0.24, size };
  },
  shoulders: ({ side, hero, high, looksAway }) => {
    const size = (hero.height * 0.42) / Math.max(high, 0.7);
    const { x, y, r } = hero.face ?? { x: hero.crown.x, y: hero.crown.y, r: hero.crown.width / 2 };
    // Beside the head, with its feet where a shoulder is.
    const foot = y + r * 1.12;
    return {
      ...BEFORE,
      x: x + side * (r * 0.9 + size * 0.26),
      y: foot - (size * high) / 2,
      size,
      isMirrored: looksAway,
    };
  },
  ears: ({ side, hero }) => {
    const { x, y, r } = hero.face ?? { ...hero.crown, r: hero.width * 0.4 };
    return {
      ...BEFORE,
      x: x + side * r * 1.14,
      y: y - r * 0.56,
      size: r * 1.1,
      turn: side * 24,
    };
  },
  faints: ({ square, side, hero, high, looksAway }) => {
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
  },
  feeds: (around) => ({ ...onFloor(around, 0.29, 0.5), isMirrored: around.looksAway }),
  beats: (around) => ({
    ...onFloor(around, -0.3, 0.62, 0.06),
    isBehind: true,
    isMirrored: !around.act.isSign && (around.looksAway || around.side > 0),
  }),
  headed: ({ hero, high }) => {
    const { x, y, r } = hero.face ?? {
      x: hero.crown.x,
      y: hero.centre[1] - hero.height * 0.2,
      r: hero.width * 0.4,
    };
    const size = (r * 2.5) / Math.max(high, 0.7);
    return { ...BEFORE, x, y: y + r * 1.05 - (size * high) / 2, size };
  },
};
