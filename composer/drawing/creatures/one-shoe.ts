import type { Reading } from "../../reading/read-idea.ts";
import { wornOn } from "../../reading/relation.ts";
import type { Creature } from "./creature.ts";

const SHOE = "#e5343f";

/** Who lost one shoe has the others on: all feet but one are shod. */
export const shodButOne = (
  creature: Creature,
  { relation, isMissed, motif, motifCount }: Pick<Reading, "relation" | "isMissed" | "motif" | "motifCount">,
): Creature => {
  const isLost = relation === "lacks" && isMissed && motif !== null && wornOn(motif.id) === "feet";
  const hasFeet = creature.legs !== "none" || creature.body === "eight";
  return isLost && motifCount === 1 && hasFeet
    ? { ...creature, shoe: creature.shoe ?? SHOE, isOneBare: true }
    : creature;
};
