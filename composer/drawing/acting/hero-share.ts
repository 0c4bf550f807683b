import type { Relation } from "../../reading/relation.ts";
import type { Act } from "./act.ts";

export type Share = readonly [toMotif: number, down: number, size: number];

/** Where the hero's middle is from the square's, towards the motif and down, and how large it is: shares of the side. */
const HEROES: Record<Relation, Share> = {
  rides: [0, -0.15, 0.7],
  sits: [0, -0.13, 0.64],
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
  mans: [0, -0.12, 0.86],
  wears: [0, 0.12, 0.8],
  backs: [-0.1, 0.12, 0.74],
  holds: [-0.04, -0.06, 0.9],
  sells: [-0.04, -0.06, 0.9],
  lifts: [0, 0.14, 0.74],
  boards: [0, -0.13, 0.76],
  pushes: [-0.1, -0.01, 0.84],
  pets: [-0.14, -0.01, 0.84],
  chases: [-0.2, 0, 0.72],
  flees: [-0.18, 0.02, 0.82],
  guards: [-0.1, 0, 0.86],
  refuses: [-0.16, 0, 0.84],
  drinks: [-0.02, -0.02, 0.92],
  eats: [-0.02, -0.02, 0.92],
  on: [0, -0.15, 0.78],
  under: [0, 0.18, 0.62],
  behind: [0, -0.06, 0.78],
  in: [0, -0.1, 0.82],
  headfirst: [0, 0.06, 0.86],
  lacks: [-0.16, 0, 0.76],
  dreams: [-0.23, 0.11, 0.84],
  quarrels: [0, 0, 0.78],
  carries: [-0.04, 0.04, 0.84],
  throws: [-0.14, 0.06, 0.78],
  kicks: [-0.16, 0, 0.8],
  juggles: [0, 0.14, 0.74],
  drops: [-0.12, 0, 0.8],
  smashes: [-0.18, 0, 0.78],
  pulls: [-0.24, 0.04, 0.6],
  heaves: [0, 0.2, 0.66],
  abducts: [0, -0.26, 0.7],
  climbs: [0, 0.04, 0.58],
  leaps: [0, -0.17, 0.72],
  slips: [0, -0.08, 0.8],
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
  surfs: [0, -0.17, 0.72],
  brushes: [0, 0, 0.94],
  plays: [-0.02, 0.02, 0.9],
  drums: [0, -0.12, 0.78],
  games: [0, -0.12, 0.8],
  poses: [0, 0, 1],
  loves: [-0.23, 0.02, 0.66],
  escapes: [-0.06, -0.14, 0.66],
  bites: [0, 0, 0.94],
  pouches: [0, 0, 0.96],
  ears: [0, 0, 0.94],
  shoulders: [-0.09, 0.05, 0.84],
  faints: [-0.08, 0.22, 0.86],
  fumbles: [0, 0.14, 0.8],
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
const THING_IN: Share = [0, 0.03, 0.7];
/** It is as large as the cloud leaves room for: most of it is legs and arms. */
const THING_DREAMS: Share = [-0.14, 0.14, 0.82];
/** Its gloves reach beyond it, and not into the face of who is behind. */
const THING_FLEES: Share = [-0.21, 0.02, 0.7];
/** What is ridden is seen as well as who rides it. */
const RIDES_THING: Share = [0, -0.2, 0.64];
const THING_ON: Share = [0, -0.04, 0.66];
const WEARS_ON_BODY: Share = [0, 0, 0.94];
/** Beside what is tiny there is more room. */
const MEETS_TINY: Share = [-0.14, 0, 0.84];
const ALONE: Share = [0, 0, 1];

export const heroShare = ({ relation, slot, isAside, isUpright, isRidden, motifState }: Act): Share => {
  if (relation === null) return ALONE;
  if (relation === "meets" && motifState === "tiny") return MEETS_TINY;
  if (relation === "on" && isRidden) return RIDES_THING;
  if (relation === "in" && !isUpright) return THING_IN;
  if (relation === "lies" && !isUpright) return THING_ON;
  if (relation === "dreams" && !isUpright) return THING_DREAMS;
  if (relation === "flees" && !isUpright) return THING_FLEES;
  if (/^(holds|sells|drinks|eats)$/.test(relation) && !isUpright && !isAside) return THING_HOLDS;
  if (relation === "wears" && slot !== "crown") return WEARS_ON_BODY;
  if (relation === "wears" && isUpright) return WEARS_UPRIGHT;
  return relation === "holds" && isAside ? HOLDS_IN_MOUTH : HEROES[relation];
};
