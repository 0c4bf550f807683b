import type { Drawing } from "../../pictures.ts";
import type { Spot } from "../svg.ts";
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

/** The upper edge of what somebody is in, with the hands on it. */
export const edgeAt = ({ hands, height, centre }: Body): number =>
  (hands ? hands[0][1] : centre[1]) - height * 0.02;
