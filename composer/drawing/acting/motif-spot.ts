import type { Drawing } from "../../pictures.ts";
import type { Spot } from "../svg.ts";
import { type Act, type Body, facingOf, isCheekToCheek, isStacked, type MotifSpot, SHARED } from "./act.ts";
import { BEFORE } from "./around.ts";
import { clearOfFace } from "./face-zone.ts";
import { isTaken } from "./hero-spot.ts";
import { motifBeside } from "./motif-beside.ts";
import { motifDone } from "./motif-done.ts";
import { heldSpot, motifHeld } from "./motif-held.ts";
import { motifUnder } from "./motif-under.ts";
import { nearer, shareOf } from "./nearer.ts";

export type { MotifSpot };

/** Where the motif goes once the hero stands. */
export const motifSpot = (square: Spot, act: Act, hero: Body, motif: Drawing): MotifSpot => {
  const share = shareOf(motif);
  const spot = grown(spotOf(square, act, hero, motif), act, share.height);
  return clearOfFace(nearer(spot, act, hero, motif), act, hero, share);
};

/** What is in the hands or on a body is as large as who has it allows. */
const grown = (spot: MotifSpot, act: Act, high: number): MotifSpot => {
  const { grow = 1, relation } = act;
  const isCoat = isStacked(act);
  if (grow === 1 || !isTaken(act) || (act.slot !== "crown" && !isCoat)) return spot;
  // It hangs down from the chin, and stands on the hands.
  const way = isCoat ? 0.5 : hangingOf(relation ?? "");
  const more = isCoat ? Math.min(1.25, 1 / grow) : 1 / grow;
  return { ...spot, y: spot.y + spot.size * high * (more - 1) * way, size: spot.size * more };
};
const hangingOf = (relation: string): number => {
  if (ABOVE.test(relation)) return -0.5;
  return BELOW.test(relation) ? 0.5 : 0;
};
const ABOVE = /^(lifts|heaves|catches|wears|juggles|hangs|swallows|pouches)$/;
const BELOW = /^(bites|holds|sells|delivers|counts|eats|cooks|plays|digs)$/;

const spotOf = (square: Spot, act: Act, hero: Body, motif: Drawing): MotifSpot => {
  const { side, relation } = act;
  const high = shareOf(motif).height;
  const floor = hero.centre[1] + hero.height / 2;
  if (isCheekToCheek(act) && hero.eyes) {
    const { x, y } = hero.eyes;
    return { ...BEFORE, x: square.x, y, size: (Math.abs(square.x - x) * 2) / LENSES };
  }
  if (act.count === 2 && SHARED.test(relation ?? "")) return amongTwo(square, relation, high, floor);
  const looksAway = !act.isSign && facingOf(motif) === side;
  const placed =
    relation && (motifUnder[relation] ?? motifBeside[relation] ?? motifHeld[relation] ?? motifDone[relation]);
  return (
    placed?.({ square, act, side, relation, hero, motif, high, floor, looksAway }) ?? {
      ...BEFORE,
      ...heldSpot(square, act, hero, high),
    }
  );
};

/** How far the middles of two lenses are apart, as a share of both. */
const LENSES = 0.54;

/** Between two who do it together. */
const amongTwo = (square: Spot, relation: Act["relation"], high: number, floor: number): MotifSpot => {
  const size = square.size * 0.4;
  const low = relation === "games" ? 0.06 : -0.02;
  return { ...BEFORE, x: square.x, y: floor + square.size * low - (size * high) / 2, size };
};
