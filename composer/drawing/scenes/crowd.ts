import type { Drawing } from "../../pictures.ts";
import type { Count } from "../../reading/count.ts";
import type { WornOn } from "../../reading/relation.ts";
import type { Act, Body, MotifSpot } from "../acting/act.ts";
import { onWrist } from "../acting/motif-held.ts";
import { shareOf } from "../acting/nearer.ts";

/** What several of a kind do in a group: they are met, taught, feared or chased together. */
const TOGETHER = /^(meets|feeds|talks|fears|fights|chases|flees|guards|watches)$/;

/** What one has to do with several of a thing: it is in the air, falls down, or heaped up on both sides. */
const COPIES: Record<string, readonly (readonly [out: number, up: number, turn: number])[]> = {
  juggles: [
    [-1.25, -0.8, -20],
    [1.25, -0.8, 24],
  ],
  fumbles: [
    [-1.42, 0.2, -38],
    [1.46, -0.5, 52],
    [-1.3, -1.7, -80],
    [1.24, -2.1, 20],
  ],
  counts: [
    [-1.02, -0.42, 0],
    [1.02, -0.42, 0],
    [-0.86, 0.12, 0],
    [0.86, 0.12, 0],
  ],
};

/** There is one in each hand, and one more. */
const IN_HANDS: Record<string, readonly (readonly [out: number, up: number, turn: number])[]> = {
  holds: [
    [0.82, 0.12, 12],
    [-0.82, 0.12, -12],
  ],
  lifts: [
    [0.84, -0.1, 12],
    [-0.84, -0.1, -12],
  ],
};

/** What is counted is seen one by one: in an arch over who has it, or behind whom one meets. */
const COUNTED =
  /^(holds|sells|delivers|juggles|counts|drinks|eats|cooks|works|wears|throws|carries|drops|swallows|prints|dreams)$/;

/** From the lower left over the head to the lower right: shares of the spot's side, from the hero's middle. */
const ARCH: readonly (readonly [out: number, up: number])[] = [
  [-1.5, 0.1],
  [1.5, 0.1],
  [-1.52, 1.0],
  [1.52, 1.0],
  [-1.1, 1.8],
  [1.1, 1.8],
  [-0.38, 2.3],
  [0.38, 2.3],
];

const inAnArch = (count: Count, spot: MotifSpot, side: 1 | -1, wide: number): MotifSpot[] =>
  ARCH.slice(0, count - 1).map(([out, up]) => {
    const { twin: _, front: __, ...one } = spot;
    return {
      ...one,
      x: spot.x + side * out * wide * spot.size * 0.9,
      y: spot.y - (up - (wide - 1)) * wide * spot.size * 0.7,
      size: spot.size * 0.72,
      turn: 0,
    };
  });

/** What is held up in a bunch, in shares of the spot's side. */
const BUNCH: readonly (readonly [out: number, up: number])[] = [
  [-0.44, 0.06],
  [0.44, 0.06],
  [-0.24, 0.42],
  [0.24, 0.42],
  [-0.66, 0.4],
  [0.66, 0.4],
  [0, 0.74],
  [-0.46, 0.76],
];

/** Round the first, and behind it. */
const inABunch = (count: Count, spot: MotifSpot): MotifSpot[] =>
  BUNCH.slice(0, count - 1)
    .map(([out, up]) => {
      const { twin: _, front: __, ...one } = spot;
      const [x, y] = [spot.x + out * spot.size, spot.y - up * spot.size];
      return { ...one, x, y, size: spot.size * 0.84, turn: out * 26 };
    })
    .reverse();

/** There all of them are on the motif's side, so that the hero is as large as they are. */
const ON_ITS_SIDE = /^(works|throws|drops|prints|dreams)$/;

/** In two columns over the first. */
const stacked = (count: Count, spot: MotifSpot, side: 1 | -1): MotifSpot[] =>
  Array.from({ length: count - 1 }, (__, nth) => {
    const { twin: _, front: ___, ...one } = spot;
    const [row, column] = [Math.floor((nth + 1) / 2), (nth + 1) % 2];
    return {
      ...one,
      x: spot.x + side * spot.size * (column * 0.52 + (row % 2) * 0.1),
      y: spot.y - spot.size * (row * 0.58 + column * 0.2),
      size: spot.size * 0.62,
      turn: 0,
    };
  });

/** Who wears it, and what: their shapes decide where there is room for more. */
interface Worn {
  motif?: Drawing | null;
  hero?: Pick<Body, "hands" | "centre" | "height">;
}

/** More of what is worn: hats in a tower, glasses up the brow, chains down the chest, watches along both arms. */
const wornToo = (
  slot: WornOn,
  count: Count,
  spot: MotifSpot,
  { motif, hero }: Required<Worn>,
): MotifSpot[] | null => {
  const { twin: _, front: __, ...one } = spot;
  const high = motif ? spot.size * shareOf(motif).height : spot.size;
  const others = Array.from({ length: Math.min(count, MOST_WORN) - 1 }, (___, nth) => nth + 1);
  const step = STEPS[slot];
  if (step !== undefined)
    return others.map((nth) => ({
      ...one,
      x: one.x + (nth % 2 === 0 ? -1 : 1) * spot.size * 0.04,
      y: one.y + nth * step * high,
      turn: slot === "crown" ? (nth % 2 === 0 ? -6 : 6) : 0,
    }));
  if (slot !== "wrists" || !hero.hands) return null;
  return others.flatMap((nth) => {
    const spot = onWrist(hero, nth);
    return spot ? [{ ...one, ...spot }] : [];
  });
};
/** How far down the next one is, as a share of its height. */
const STEPS: Partial<Record<WornOn, number>> = { crown: -0.46, eyes: -0.8, neck: 0.3 };
const MOST_WORN = 6;

/** A row of what one sits or stands at: another on each side, a little further back. */
const inARow = (count: Count, spot: MotifSpot): MotifSpot[] =>
  [1, -1].slice(0, count - 1).map((side) => {
    const { twin: _, front: __, ...one } = spot;
    return {
      ...one,
      x: spot.x + side * spot.size * 0.74,
      y: spot.y - spot.size * 0.06,
      size: spot.size * 0.8,
    };
  });

/** Where the others of several motifs stand: behind the first, one on each side of it. */
export const crowdSpots = (
  {
    relation,
    side,
    slot = "crown",
    isEach,
  }: Pick<Act, "relation" | "side"> & Partial<Pick<Act, "slot" | "isEach">>,
  motifCount: Count,
  spot: MotifSpot,
  { motif, hero }: Worn = {},
): MotifSpot[] => {
  // Each of those who wear it has one.
  if (isEach) return [];
  if (relation === "wears" && motif && hero) {
    const worn = motifCount > 1 ? wornToo(slot, motifCount, spot, { motif, hero }) : [];
    if (worn) return worn;
  }
  if (motifCount > 3 && ON_ITS_SIDE.test(relation ?? "")) return stacked(motifCount, spot, side);
  if (motifCount > 3 && relation === "lifts") return inABunch(motifCount, spot);
  if (motifCount > 3 && COUNTED.test(relation ?? ""))
    return inAnArch(motifCount, spot, side, relation === "juggles" ? 1.4 : 1);
  const copies = COPIES[relation ?? ""] ?? IN_HANDS[relation ?? ""]?.slice(0, motifCount - 1);
  if (copies)
    return copies.map(([out, up, turn]) => ({
      ...spot,
      x: spot.x + out * spot.size,
      y: spot.y - up * spot.size,
      turn,
    }));
  if (motifCount > 1 && relation === "mans") return inARow(motifCount, spot);
  if (motifCount === 1 || !TOGETHER.test(relation ?? "")) return [];
  const at = (out: number, up: number): MotifSpot => ({
    ...spot,
    x: spot.x + side * out * spot.size,
    y: spot.y - up * spot.size,
    size: spot.size * 0.88,
  });
  return [at(0.34, 0.2), at(-0.3, 0.3)].slice(0, motifCount - 1);
};
