import { oval } from "../acting/strokes.ts";
import type { Creature } from "./creature.ts";
import { type HeadFrame, X } from "./head-frame.ts";
import { mark, type Shape } from "./shapes.ts";

export type Muzzle = (creature: Creature, frame: HeadFrame) => Shape[];

/** The dark tip of a nose. */
export const nose = (y: number, width = 11, height = 8): Shape =>
  mark(oval("#2a2028", [X, y], width, height));
