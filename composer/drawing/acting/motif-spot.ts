import type { Drawing } from "../../pictures.ts";
import type { Spot } from "../svg.ts";
import { type Act, type Body, facingOf, type MotifSpot, SHARED } from "./act.ts";
import { BEFORE } from "./around.ts";
import { isTaken } from "./hero-spot.ts";
import { motifBeside } from "./motif-beside.ts";
import { motifDone } from "./motif-done.ts";
import { heldSpot, motifHeld } from "./motif-held.ts";
import { motifUnder } from "./motif-under.ts";

export type { MotifSpot };

/** Where the motif goes once the hero stands. */
export const motifSpot = (square: Spot, act: Act, hero: Body, motif: Drawing): MotifSpot => {
  const spot = spotOf(square, act, hero, motif);
  const { grow = 1, relation } = act;
  const isCoat = act.slot === "body" && act.count > 1;
  if (grow === 1 || !isTaken(act) || (act.slot !== "crown" && !isCoat)) return spot;
  const high = highOf(motif);
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
  const high = highOf(motif);
  const floor = hero.centre[1] + hero.height / 2;
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

/** The height of a drawing as a share of its longer side. */
const highOf = ({ box: [, , width, height] }: Drawing): number => height / Math.max(width, height);

/** Between two who do it together. */
const amongTwo = (square: Spot, relation: Act["relation"], high: number, floor: number): MotifSpot => {
  const size = square.size * 0.4;
  const low = relation === "games" ? 0.06 : -0.02;
  return { ...BEFORE, x: square.x, y: floor + square.size * low - (size * high) / 2, size };
};
