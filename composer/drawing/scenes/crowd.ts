import type { Act, MotifSpot } from "../acting/act.ts";

/** What several of a kind do in a group: they are met, taught, feared or chased together. */
const TOGETHER = /^(meets|talks|fears|fights|chases|flees|guards|watches)$/;

/** Where the others of several motifs stand: behind the first, one on each side of it. */
export const crowdSpots = (
  { relation, side }: Pick<Act, "relation" | "side">,
  motifCount: 1 | 2 | 3,
  spot: MotifSpot,
): MotifSpot[] => {
  if (motifCount === 1 || !TOGETHER.test(relation ?? "")) return [];
  const at = (out: number, up: number): MotifSpot => ({
    ...spot,
    x: spot.x + side * out * spot.size,
    y: spot.y - up * spot.size,
    size: spot.size * 0.88,
  });
  return [at(0.34, 0.2), at(-0.3, 0.3)].slice(0, motifCount - 1);
};
