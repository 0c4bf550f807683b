import { type Act, STANDS } from "./acting/act.ts";
import type { Cast } from "./cast.ts";
import type { Placed } from "./svg.ts";

type Box = Pick<Placed, "centre" | "width" | "height">;

/**
 * What of a motif must be seen: what the hero is in or on loses some below and at its sides, and a thing that it faces
 * some of its far side, so that those who act are large. Somebody and words are seen whole.
 */
export const bled = (box: Box & Pick<Placed, "hands">, hero: Box, act: Act): Box => {
  const { width, height, centre } = box;
  const { relation } = act;
  if (act.isSign) return box;
  if (isStacked(act)) return { ...box, centre: [centre[0], centre[1] - height / 4], height: height / 2 };
  if (STANDS.test(relation ?? "")) {
    const wide = width - Math.max(0, width - hero.width) * SIDES_LOST;
    const below = Math.max(0, height - hero.height * KEPT_BELOW) * BELOW_LOST;
    return { centre: [centre[0], centre[1] - below / 2], width: wide, height: height - below };
  }
  if (box.hands || !FACED.test(relation ?? "")) return box;
  const lost = width * FAR_LOST;
  return {
    ...box,
    centre: [centre[0] + (centre[0] > hero.centre[0] ? -lost : lost) / 2, centre[1]],
    width: width - lost,
  };
};
const [SIDES_LOST, KEPT_BELOW, BELOW_LOST, FAR_LOST] = [0.2, 0.35, 0.3, 0.16];
const FACED = /^(fights|fears|meets|hugs|loves|chases|flees|talks|watches|guards|works)$/;

/** Whether some of the motif may be beyond the page. */
export const mayBleed = ({ act, motifCount }: Pick<Cast, "act" | "motifCount">): boolean =>
  motifCount > 1 ||
  (!act.isSign && (isStacked(act) || STANDS.test(act.relation ?? "") || FACED.test(act.relation ?? "")));

/** Those who stand on each other in one coat: its hem bleeds off the page. */
export const isStacked = ({ count, relation, slot }: Act): boolean =>
  count > 1 && relation === "wears" && slot === "body";
