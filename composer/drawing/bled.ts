import { type Act, isStacked, STANDS } from "./acting/act.ts";
import type { Box } from "./boxes.ts";
import type { Cast } from "./cast.ts";

/**
 * What of a motif must be seen: what the hero is in or on loses some below and at its sides, and what stands behind it
 * its edges, so that those who act are large. All else is seen whole.
 */
export const bled = (box: Box, hero: Box, act: Act): Box => {
  const { width, height, centre } = box;
  const { relation } = act;
  if (act.isSign) return box;
  if (isStacked(act)) return { ...box, centre: [centre[0], centre[1] - height / 4], height: height / 2 };
  if (STANDS.test(relation ?? "")) {
    const wide = width - Math.max(0, width - hero.width) * SIDES_LOST;
    // What is tall and thin is known by its foot: a unicycle by its wheel.
    const lost = height > width * 1.3 ? 0 : BELOW_LOST;
    const below = Math.max(0, height - hero.height * KEPT_BELOW) * lost;
    return { centre: [centre[0], centre[1] - below / 2], width: wide, height: height - below };
  }
  return relation === "backs" ? { ...box, width: width * BEHIND_SEEN, height: height * BEHIND_SEEN } : box;
};
const [SIDES_LOST, KEPT_BELOW, BELOW_LOST, BEHIND_SEEN] = [0.06, 0.35, 0.14, 0.86];

/** Whether some of the motif may be beyond the page. */
export const mayBleed = ({ act, motifCount }: Pick<Cast, "act" | "motifCount">): boolean =>
  (motifCount > 1 && !/^(wears|lifts)$/.test(act.relation ?? "")) ||
  (!act.isSign && (isStacked(act) || STANDS.test(act.relation ?? "") || act.relation === "backs"));
