import type { Act } from "../act.ts";

/** One hero without a body of its own holds something at its right hand: what a test does not speak of. */
export const plainAct: Act = {
  relation: "holds",
  count: 1,
  side: 1,
  isAside: false,
  isUpright: false,
  slot: "crown",
  rim: 0.3,
  isSign: false,
  level: 0,
  isTiny: false,
  motifState: null,
  motifMood: null,
};
