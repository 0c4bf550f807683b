import { type Box, turnedBox } from "../boxes.ts";
import type { Act, Body, MotifSpot } from "./act.ts";
import { givenEyes } from "./face.ts";

/** Where a face is on the page: from the brows to below the mouth. */
export interface Zone {
  left: number;
  right: number;
  top: number;
  /** Below the eyes. */
  middle: number;
  bottom: number;
}

/** A thing, which is given its face. */
export const faceless = ({ hands, face }: Body): boolean => hands === undefined && face === null;

export const zoneOf = (hero: Body): Zone => {
  const eyes = faceless(hero) ? givenEyes(hero) : hero.eyes;
  const { face, centre } = hero;
  const x = eyes?.x ?? face?.x ?? centre[0];
  const y = eyes?.y ?? face?.y ?? centre[1];
  const reach = eyes?.reach ?? (face?.r ?? hero.width * 0.3) * 0.4;
  return {
    left: x - reach * 1.75,
    right: x + reach * 1.75,
    top: y - reach * 0.8,
    middle: y + reach * 0.85,
    bottom: Math.max(face ? face.y + face.r * 0.72 : 0, y + reach * 1.9),
  };
};

/** What is put on a face, into it or over it on purpose. */
const ON_FACE = /^(wears|headfirst|headed|peers|ears|swallows|under|backs)$/;
/** What is done with the mouth covers it. */
const AT_MOUTH = /^(eats|drinks|bites|brushes|plays|pouches|hugs|rides|mans|drums|boards|in|behind)$/;
const OVERHEAD = /^(lifts|heaves|juggles|catches|fumbles|hangs|throws)$/;

/**
 * Nothing that is played with is before the eyes, and before the mouth only what is done with it: what is over the head
 * goes up, what is beside goes aside, all else down.
 */
export const clearOfFace = (
  spot: MotifSpot,
  act: Act,
  hero: Body,
  share: Pick<Box, "width" | "height">,
): MotifSpot => {
  const relation = act.relation ?? "";
  if (spot.isBehind || act.count > 1 || act.motifState === "giant" || ON_FACE.test(relation)) return spot;
  const { left, right, top, middle, bottom } = zoneOf(hero);
  const low = AT_MOUTH.test(relation) ? middle : bottom;
  const { width, height } = turnedBox(
    { centre: [spot.x, spot.y], width: spot.size * share.width, height: spot.size * share.height },
    spot.turn,
  );
  const inside = {
    up: spot.y + height / 2 - top,
    down: low - (spot.y - height / 2),
    aside: spot.x > (left + right) / 2 ? right - (spot.x - width / 2) : spot.x + width / 2 - left,
  };
  if (Object.values(inside).some((each) => each <= 0)) return spot;
  // What is held by its handle leans away from the face already.
  if (relation === "lifts" && spot.turn !== 0) return spot;
  if (OVERHEAD.test(relation)) return { ...spot, y: spot.y - inside.up - (middle - top) * 0.2 };
  if (inside.aside < inside.down)
    return { ...spot, x: spot.x + (spot.x > (left + right) / 2 ? inside.aside : -inside.aside) };
  return lowered(spot, height, low, hero.centre[1] + hero.height * 0.52);
};

/** Down between a face and the floor, and smaller where there is little room. */
const lowered = (spot: MotifSpot, height: number, from: number, floor: number): MotifSpot => {
  const scale = Math.min(1, Math.max(LEAST, (floor - from) / height));
  const half = (height * scale) / 2;
  return { ...spot, size: spot.size * scale, y: Math.max(Math.min(from + half, floor - half), spot.y) };
};
const LEAST = 0.7;
