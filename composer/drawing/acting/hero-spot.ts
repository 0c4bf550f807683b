import type { Count } from "../../reading/count.ts";
import type { Relation } from "../../reading/relation.ts";
import type { Spot } from "../svg.ts";
import { ABREAST, type Act, BESIDE, isCheekToCheek, isStacked, SHARED, STANDS } from "./act.ts";
import { heroShare } from "./hero-share.ts";

const within = ({ x, y, size }: Spot, dx: number, dy: number, share: number): Spot => ({
  x: x + dx * size,
  y: y + dy * size,
  size: size * share,
});

/** Where those stand who are in or on one thing, towards the motif. */
const SIDE_BY_SIDE: Record<1 | 2 | 3 | 4, readonly number[]> = {
  1: [0],
  2: [-0.2, 0.25],
  3: [0, -0.3, 0.3],
  4: [0.13, -0.39, 0.39, -0.13],
};

/** How far above the middle those stand who have one coat around all of them. */
const STACKED = { 2: [-0.22], 3: [-0.34, -0.09], 4: [-0.42, -0.23, -0.05] } as const;

/** Five and more in a column of heads, each as far aside as it leans, over the one with the sleeves. */
const inAColumn = (room: Spot, count: Count): { hero: Spot; others: Spot[] } => {
  const above = count - 1;
  const size = 0.44 - count * 0.018;
  const others = Array.from({ length: above }, (_, nth) =>
    within(room, nth % 2 === 0 ? -0.03 : 0.03, -0.42 + (nth * 0.48) / (above - 1), size),
  );
  return { hero: within(room, 0, 0.25, 0.5), others };
};

/** Five to nine in rows, the rear ones higher, with the hero in the middle of the front row. */
const inRows = (
  room: Spot,
  count: Count,
  isTight: boolean,
  isHatted = false,
): { hero: Spot; others: Spot[] } => {
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
    const down = isTight ? 0.2 - row * 0.2 : ((rows - 1) / 2 - row) * (isHatted ? 0.56 : 0.29);
    return within(room, column * apart, down, size);
  });
  const [hero = room] = spots.splice(Math.floor(front / 2), 1);
  return { hero, others: spots.reverse() };
};

/** Who have one load over all of them: the rear ones look through between the front ones. */
const bearers = (square: Spot, count: Count): { hero: Spot; others: Spot[] } => {
  const rows = count > 4 ? 2 : 1;
  const front = Math.ceil(count / rows);
  const size = rows === 2 ? 0.42 : 0.46;
  const spots = Array.from({ length: count }, (_, nth) => {
    const row = Math.floor(nth / front);
    const inRow = Math.min(front, count - row * front);
    const aside = row === 1 && inRow === front ? 0.4 : 0;
    const column = (nth % front) - (inRow - 1) / 2 + aside;
    return within(square, (column * 0.84) / front, 0.28 - row * size * 0.44, size);
  });
  const [hero = square] = spots.splice(Math.floor(front / 2), 1);
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
  // Nobody hides what is thought of.
  const grow = act.relation === "dreams" ? Math.min(1, act.grow ?? 1) : (act.grow ?? 1);
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
  "shoulders",
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
  // More than one in a coat stand on each other.
  if (isStacked(act)) {
    if (act.count > 4) return inAColumn(room, act.count);
    const high = act.count as 2 | 3 | 4;
    const small = high === 4 ? 0.42 : 0.5;
    return {
      hero: within(room, 0, 0.17, 0.66),
      others: STACKED[high].map((down) => within(room, 0, down, small)),
    };
  }
  if (isCheekToCheek(act))
    return {
      hero: within(square, -0.19, 0.02, 0.76),
      others: [{ ...within(square, 0.19, 0.02, 0.76), isMirrored: true }],
    };
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
  if (act.relation === "heaves" && act.count > 3) return bearers(square, act.count);
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
  if (act.count > 4) return inRows(room, act.count, false, act.isHatted);
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
