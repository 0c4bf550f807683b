import type { Act, MotifSpot } from "../acting/act.ts";

/** What several of a kind do in a group: they are met, taught, feared or chased together. */
const TOGETHER = /^(meets|talks|fears|fights|chases|flees|guards|watches)$/;

/** What one has to do with several of a thing: it is in the air, or heaped up on both sides. */
const COPIES: Record<string, readonly (readonly [out: number, up: number, turn: number])[]> = {
  juggles: [
    [-1.25, -0.8, -20],
    [1.25, -0.8, 24],
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

/** Where the others of several motifs stand: behind the first, one on each side of it. */
export const crowdSpots = (
  { relation, side }: Pick<Act, "relation" | "side">,
  motifCount: 1 | 2 | 3,
  spot: MotifSpot,
): MotifSpot[] => {
  const copies = COPIES[relation ?? ""] ?? IN_HANDS[relation ?? ""]?.slice(0, motifCount - 1);
  if (copies)
    return copies.map(([out, up, turn]) => ({
      ...spot,
      x: spot.x + out * spot.size,
      y: spot.y - up * spot.size,
      turn,
    }));
  if (motifCount === 1 || !TOGETHER.test(relation ?? "")) return [];
  const at = (out: number, up: number): MotifSpot => ({
    ...spot,
    x: spot.x + side * out * spot.size,
    y: spot.y - up * spot.size,
    size: spot.size * 0.88,
  });
  return [at(0.34, 0.2), at(-0.3, 0.3)].slice(0, motifCount - 1);
};
