import type { Drawing } from "../../pictures.ts";
import type { Point, Spot } from "../svg.ts";
import type { Act, Body, MotifSpot } from "./act.ts";

/** What decides where the motif stands. */
export interface Around {
  /** The square that the act has. */
  square: Spot;
  act: Act;
  side: Act["side"];
  relation: Act["relation"];
  hero: Body;
  motif: Drawing;
  /** Its height as a share of its longer side. */
  high: number;
  /** Where the hero's feet are. */
  floor: number;
  /** The motif as it is drawn looks away from the hero. */
  looksAway: boolean;
}

export const BEFORE: Pick<MotifSpot, "isBehind" | "isMirrored" | "turn"> = {
  isBehind: false,
  isMirrored: false,
  turn: 0,
};

/** The upper edge of what somebody is in: the hands are on it, unless both are up. */
export const edgeAt = ({ hands, height, centre }: Body): number =>
  Math.max(...(hands ?? []).map(([, y]) => y), centre[1]) - height * 0.02;

/** The hand on the side of the motif; a thing's glove, where the drawing has no hands of its own. */
export const handOf = ({ side }: Pick<Act, "side">, { hands, centre, width, height }: Body): Point =>
  hands?.[side > 0 ? 1 : 0] ?? [centre[0] + side * width * 0.64, centre[1] - height * 0.1];

/** Where a mouth is that opens as wide as it can, and how wide that is. */
export const mouthOf = ({ face, centre, width, height }: Body): { x: number; y: number; r: number } =>
  face
    ? { x: face.x, y: face.y + face.r * 0.62, r: face.r * 0.52 }
    : { x: centre[0], y: centre[1] + height * 0.16, r: Math.min(width, height) * 0.24 };

/** The edge of a pouch: below the chest, as wide as the belly. */
export const pouchOf = ({
  centre: [x, y],
  height,
  width,
  face,
}: Body): { x: number; y: number; wide: number } => {
  const floor = y + height / 2;
  const chin = face ? face.y + face.r * 0.9 : y;
  return { x, y: chin + (floor - chin) * 0.46, wide: Math.min(width * 0.3, (face?.r ?? width * 0.4) * 0.78) };
};

/** How deep in a thing somebody rests whose weight is on it: a little below its top. */
export const restOf = ({ rim }: Pick<Act, "rim">): number => Math.min(0.6, rim + 0.06);
