import type { Drawing } from "../../pictures.ts";
import type { Count } from "../../reading/count.ts";
import type { Expression } from "../../reading/expression.ts";
import type { Relation, WornOn } from "../../reading/relation.ts";
import type { State } from "../../reading/state.ts";
import type { Placed, Spot } from "../svg.ts";

/** What happens in a picture: who does what with what. */
export interface Act {
  relation: Relation | null;
  /** Where a motif that is worn is worn. */
  slot: WornOn;
  /** How far below its upper edge a motif opens that somebody is in, or is stood on: a share of its height. */
  rim: number;
  /** How far a board that somebody stands on is turned to lie level, in degrees. */
  level: number;
  /** The motif is a board with a word on it. */
  isSign: boolean;
  /** The hero is drawn small, on the same floor. */
  isTiny: boolean;
  /** What can be seen to have become of the motif. */
  motifState: State | null;
  /** The face of a motif that is a thing, where the two have to do with each other. */
  motifMood: Expression | null;
  count: Count;
  /** Where the motif is: 1 right of the hero, -1 left. */
  side: 1 | -1;
  /** The hero looks aside: what it holds is in its mouth. */
  isAside: boolean;
  /** The motif is who the idea is about, and is seen as large as who does it. */
  isDoneTo?: boolean;
  /** Nobody sees it fly by. */
  isSlow?: boolean;
  /** How much larger the hero is beside what it has to do with. */
  grow?: number;
  /** The hero is built: upright, so that two stand beside each other in less room. */
  isUpright: boolean;
}

/** Where a hero has what. */
export type Body = Pick<
  Placed,
  "crown" | "eyes" | "face" | "hands" | "joints" | "width" | "height" | "centre"
>;

export interface MotifSpot extends Spot {
  isBehind: boolean;
  isMirrored: boolean;
  turn: number;
  /** One more of it: there are two feet. */
  twin?: Pick<Spot, "x" | "y">;
  /** From which height down it is drawn once more, before the hero who is in it. */
  front?: number;
}

const within = ({ x, y, size }: Spot, dx: number, dy: number, share: number): Spot => ({
  x: x + dx * size,
  y: y + dy * size,
  size: size * share,
});

/** The act as one drawing of the hero can play it: who looks aside has the motif on that side. */
export const actWith = (act: Act, hero: Drawing): Act => {
  const facing = facingOf(hero);
  return facing === 0 ? act : { ...act, side: facing, isAside: true };
};

/** Which way a drawing looks: 1 right, -1 left, 0 at us. */
export const facingOf = ({ box: [left, , width], head, eyes }: Drawing): 1 | 0 | -1 => {
  if (!head || eyes) return 0;
  const off = (head[0] - left - width / 2) / width;
  return off > 0.1 ? 1 : off < -0.1 ? -1 : 0;
};

type Share = readonly [toMotif: number, down: number, size: number];

/** Where the hero's middle is from the square's, towards the motif and down, and how large it is: shares of the side. */
const HEROES: Record<Relation, Share> = {
  rides: [0, -0.15, 0.66],
  sits: [0, -0.14, 0.58],
  fights: [-0.2, 0.02, 0.66],
  fears: [-0.2, 0.02, 0.68],
  meets: [-0.2, 0, 0.68],
  hugs: [-0.14, -0.02, 0.74],
  races: [-0.14, 0.08, 0.74],
  catches: [0, 0.16, 0.76],
  hides: [-0.14, 0.06, 0.74],
  spits: [-0.2, 0.02, 0.8],
  delivers: [-0.04, -0.04, 0.88],
  counts: [-0.04, -0.06, 0.86],
  mans: [0, -0.12, 0.78],
  wears: [0, 0.12, 0.8],
  backs: [-0.1, 0.12, 0.74],
  holds: [-0.04, -0.06, 0.9],
  sells: [-0.04, -0.06, 0.9],
  lifts: [0, 0.14, 0.74],
  boards: [0, -0.15, 0.68],
  pushes: [-0.1, -0.01, 0.84],
  pets: [-0.14, -0.01, 0.84],
  chases: [-0.2, 0, 0.72],
  flees: [-0.2, 0.02, 0.68],
  guards: [-0.1, 0, 0.86],
  refuses: [-0.16, 0, 0.84],
  drinks: [-0.02, -0.02, 0.92],
  eats: [-0.02, -0.02, 0.92],
  on: [0, -0.2, 0.64],
  under: [0, 0.18, 0.62],
  behind: [0, -0.06, 0.78],
  in: [0, -0.12, 0.74],
  headfirst: [0, 0.06, 0.86],
  lacks: [-0.16, 0, 0.76],
  dreams: [-0.2, 0.07, 0.74],
  quarrels: [0, 0, 0.78],
  carries: [-0.04, 0.04, 0.84],
  throws: [-0.14, 0.06, 0.78],
  kicks: [-0.16, 0, 0.8],
  juggles: [0, 0.14, 0.74],
  drops: [-0.12, 0, 0.8],
  smashes: [-0.18, 0, 0.78],
  pulls: [-0.24, 0.04, 0.6],
  heaves: [0, 0.22, 0.58],
  climbs: [0, 0.04, 0.58],
  leaps: [0, -0.19, 0.62],
  knocks: [-0.2, 0, 0.76],
  topples: [-0.18, 0, 0.8],
  swallows: [0, 0.08, 0.84],
  watches: [-0.2, 0.02, 0.68],
  peers: [-0.04, 0, 0.92],
  buries: [-0.08, -0.08, 0.8],
  digs: [0, -0.04, 0.88],
  fishes: [-0.18, 0.04, 0.76],
  waters: [-0.16, -0.02, 0.82],
  works: [-0.16, -0.02, 0.82],
  cooks: [-0.02, -0.03, 0.92],
  prints: [0, -0.1, 0.78],
  talks: [-0.2, 0.06, 0.66],
  lies: [0, -0.12, 0.74],
  surfs: [0, -0.2, 0.62],
  brushes: [0, 0, 0.94],
  plays: [-0.02, 0.02, 0.9],
  drums: [0, -0.12, 0.78],
  games: [0, -0.12, 0.8],
  poses: [0, 0, 1],
  loves: [-0.25, 0.02, 0.6],
  escapes: [-0.06, -0.14, 0.66],
  bites: [0, 0, 0.94],
  pouches: [0, 0, 0.96],
  ears: [0, 0, 0.94],
  faints: [-0.08, 0.22, 0.86],
  feeds: [-0.22, 0, 0.7],
  beats: [0.14, 0.02, 0.86],
  headed: [0, 0.04, 0.9],
  hangs: [0, 0.2, 0.64],
};
const HOLDS_IN_MOUTH: Share = [-0.13, 0, 0.78];
/** Room above for what is worn on the head. */
const WEARS_UPRIGHT: Share = [0, 0.19, 0.68];
/** What a thing holds is beside it. */
const THING_HOLDS: Share = [-0.16, -0.02, 0.84];
/** A thing has legs under its body, which is what is in something. */
const THING_IN: Share = [0, 0.03, 0.8];
const THING_ON: Share = [0, -0.04, 0.58];
const WEARS_ON_BODY: Share = [0, 0, 0.94];
const ALONE: Share = [0, 0, 1];

const BESIDE =
  /^(fights|fears|meets|hugs|loves|chases|flees|lacks|dreams|talks|knocks|topples|watches|smashes|feeds)$/;

/** What these two have to do with a third thing is between them, and not in a hand that rests. */
export const BETWEEN = /^(fights|hugs|loves|meets|talks|feeds)$/;

/** What two do together with a thing is done on both sides of it. */
export const SHARED = /^(quarrels|games|eats|drinks|holds|works|cooks|prints|watches|guards|drums|mans)$/;

/** There the motif is fitted to the hero's feet. */
export const STANDS = /^(rides|sits|boards|on|in|behind|lies|leaps|climbs|surfs)$/;

/** There it is over, or before, all who do it. */
export const ABREAST = /^(heaves|under)$/;

const heroShare = ({ relation, slot, isAside, isUpright }: Act): Share => {
  if (relation === null) return ALONE;
  if (relation === "in" && !isUpright) return THING_IN;
  if (relation === "lies" && !isUpright) return THING_ON;
  if (/^(holds|sells|drinks|eats)$/.test(relation) && !isUpright && !isAside) return THING_HOLDS;
  if (relation === "wears" && slot !== "crown") return WEARS_ON_BODY;
  if (relation === "wears" && isUpright) return WEARS_UPRIGHT;
  return relation === "holds" && isAside ? HOLDS_IN_MOUTH : HEROES[relation];
};

/** Where those stand who are in or on one thing, towards the motif. */
const SIDE_BY_SIDE: Record<1 | 2 | 3 | 4, readonly number[]> = {
  1: [0],
  2: [-0.2, 0.25],
  3: [0, -0.3, 0.3],
  4: [0.13, -0.39, 0.39, -0.13],
};

/** How far above the middle those stand who have one coat around all of them. */
const STACKED = {
  2: [-0.22],
  3: [-0.34, -0.09],
  4: [-0.42, -0.23, -0.05],
  5: [-0.43, -0.29, -0.15, -0.01],
} as const;

/** Five to nine in rows, the rear ones higher, with the hero in the middle of the front row. */
const inRows = (room: Spot, count: Count, isTight: boolean): { hero: Spot; others: Spot[] } => {
  const rows = count > 6 && !isTight ? 3 : 2;
  const front = Math.ceil(count / rows);
  const size = isTight ? 0.46 : rows === 3 ? 0.42 : 0.48;
  const apart = isTight ? 0.86 / front : front > 3 ? 0.28 : 0.34;
  const spots = Array.from({ length: count }, (_, nth) => {
    const row = Math.floor(nth / front);
    const inRow = Math.min(front, count - row * front);
    // The rear ones look through between those before them.
    const aside = inRow === front ? (row % 2) * 0.22 : 0;
    const column = (nth % front) - (inRow - 1) / 2 + aside;
    const down = isTight ? 0.2 - row * 0.2 : ((rows - 1) / 2 - row) * 0.29;
    return within(room, column * apart, down, size);
  });
  const [hero = room] = spots.splice(Math.floor(front / 2), 1);
  return { hero, others: spots.reverse() };
};

/** All in one row, or more than five in two. */
const inARow = (square: Spot, count: Count): { hero: Spot; others: Spot[] } => {
  const rows = count > 5 ? 2 : 1;
  const each = Math.ceil(count / rows);
  const size = Math.min(0.56, 1.56 / each) * (rows === 2 ? 0.9 : 1);
  const spots = Array.from({ length: count }, (_, nth) => {
    const row = Math.floor(nth / each);
    const inRow = Math.min(each, count - row * each);
    const column = (nth % each) - (inRow - 1) / 2;
    return within(square, column * size * 0.6, 0.24 - row * size * 0.5, size);
  });
  const [hero = square, ...others] = spots;
  return { hero, others: others.reverse() };
};

/** Who shares something with the hero looks the other way. */
export type OtherSpot = Spot & { isMirrored?: true };

/** The hero in the square of the act, and more of its kind behind it. */
export const heroSpot = (square: Spot, act: Act): { hero: Spot; others: OtherSpot[] } => {
  const { hero, others } = spotsOf(square, act);
  const { grow = 1 } = act;
  if (grow === 1 || isTaken(act)) return { hero, others };
  // All of them on the floor that they stood on.
  const grown = <S extends Spot>(spot: S): S => ({
    ...spot,
    x: grow < 1 ? spot.x : hero.x + (spot.x - hero.x) * grow,
    y: spot.y + spot.size * (1 - grow) * 0.46,
    size: spot.size * grow,
  });
  return { hero: grown(hero), others: others.map(grown) };
};

/** What is in the hands or on a body is as large as they allow: it grows, and not who has it. */
export const isTaken = ({ relation }: Pick<Act, "relation">): boolean => TAKEN.has(relation);
const TAKEN: ReadonlySet<Relation | null> = new Set<Relation | null>([
  "holds",
  "sells",
  "delivers",
  "counts",
  "eats",
  "drinks",
  "cooks",
  "plays",
  "lifts",
  "heaves",
  "catches",
  "carries",
  "wears",
  "headed",
  "headfirst",
  "swallows",
  "bites",
  "pouches",
  "ears",
  "peers",
  "brushes",
  "juggles",
  "hangs",
  "digs",
  "prints",
]);

const spotsOf = (square: Spot, act: Act): { hero: Spot; others: OtherSpot[] } => {
  const [toMotif, down, share] = heroShare(act);
  const isLarge = act.isUpright && act.count === 1 && BESIDE.test(act.relation ?? "");
  const whole = act.isDoneTo ? Math.min(share, 0.72) : isLarge ? share * 1.2 : share;
  const size = act.isTiny && !STANDS.test(act.relation ?? "") ? whole * 0.56 : whole;
  const room = within(square, act.side * toMotif, down + (whole - size) * 0.42, size);
  if (act.count === 1) return { hero: room, others: [] };
  // More than one in a coat stand on each other; of many, five are seen, or they would be too small.
  if (act.relation === "wears" && act.slot === "body") {
    const high = Math.min(act.count, 5) as 2 | 3 | 4 | 5;
    const small = high === 5 ? 0.37 : high === 4 ? 0.42 : 0.5;
    return {
      hero: within(room, 0, 0.17, 0.66),
      others: STACKED[high].map((down) => within(room, 0, down, small)),
    };
  }
  if (act.count === 2 && SHARED.test(act.relation ?? ""))
    return {
      hero: within(square, -0.27, 0.02, 0.66),
      others: [{ ...within(square, 0.27, 0.02, 0.66), isMirrored: true }],
    };
  // Those who ride one thing together are seen over it, as large as there is room for.
  if (act.relation === "rides" && act.count <= 4) {
    const spread = [0, 0, 0.2, 0.27, 0.32][act.count] ?? 0;
    const large = [0, 0, 0.62, 0.52, 0.46][act.count] ?? 0.46;
    const spots = Array.from({ length: act.count }, (_, nth) =>
      within(square, spread * (-1 + (2 * nth) / (act.count - 1)), -0.16 + (0.62 - large) * 0.4, large),
    );
    const [hero = square, ...others] = spots.reverse();
    return { hero, others: others.reverse() };
  }
  // They stand close under one roof, none before another's face.
  if (act.relation === "under") return inARow(square, act.count);
  // All of them are in it, on it or under it, side by side.
  if (STANDS.test(act.relation ?? "") || ABREAST.test(act.relation ?? "")) {
    const { count } = act;
    if (count > 4) return inRows(room, count, true);
    const [first = 0, ...others] = SIDE_BY_SIDE[count as 1 | 2 | 3 | 4];
    const small = count === 4 ? 0.84 : 1;
    const one = (dx: number, share: number) =>
      within(room, act.side * dx, 0.14 + (1 - small) * 0.3, share * small);
    return { hero: one(first, 0.64), others: others.map((dx) => one(dx, 0.6)) };
  }
  if (act.count > 4) return inRows(room, act.count, false);
  if (act.count === 4)
    return {
      hero: within(room, -0.22, 0.2, 0.54),
      others: [within(room, -0.3, -0.2, 0.46), within(room, 0.3, -0.2, 0.46), within(room, 0.24, 0.2, 0.52)],
    };
  return act.count === 2
    ? { hero: within(room, act.side * -0.2, 0.1, 0.72), others: [within(room, act.side * 0.24, -0.08, 0.64)] }
    : {
        hero: within(room, 0, 0.16, 0.66),
        others: [within(room, -0.3, -0.14, 0.56), within(room, 0.3, -0.14, 0.56)],
      };
};

/** A thing that two fight over or share. */
export const between = (
  one: Pick<Placed, "centre" | "height">,
  other: Pick<Placed, "centre" | "height">,
  room: number,
): Spot => ({
  x: (one.centre[0] + other.centre[0]) / 2,
  y: one.centre[1] + one.height * 0.26,
  size: room * 0.36,
});
