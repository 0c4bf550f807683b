import { hooks, pads, pincer } from "../creatures/hands.ts";
import type { Shape } from "../creatures/shapes.ts";
import type { Piece } from "../gear/shapes.ts";
import { moved } from "../gear/wear.ts";
import type { Point } from "../svg.ts";
import type { Body } from "./act.ts";
import { oval } from "./strokes.ts";

/** A hand that holds, seen over what it holds: a paw, or the claws that its owner is known by. */
export const graspAt = (
  colour: string,
  [x, y]: Point,
  hero: Pick<Body, "grasp" | "height">,
  side: 1 | -1,
): Piece[] => {
  const paw = oval(colour, [x, y], hero.height * 0.058, hero.height * 0.055);
  const scale = hero.height / HIGH;
  const put = (shapes: readonly Shape[]) => shapes.map(({ piece }) => moved(piece, x, y, scale));
  if (hero.grasp === "claw") return put(pincer(colour, [0, 0], side));
  if (hero.grasp === "hook") return [...put(hooks([0, 0], side)), paw];
  return hero.grasp === "pads" ? [...put(pads(colour, [0, 0], side)), paw] : [paw];
};
/** Of a creature, in the units that its hands are drawn in. */
const HIGH = 190;
