import type { Drawing } from "../../pictures.ts";
import type { Count } from "../../reading/count.ts";
import type { Expression } from "../../reading/expression.ts";
import type { Relation, WornOn } from "../../reading/relation.ts";
import type { State } from "../../reading/state.ts";
import type { Placed, Spot } from "../svg.ts";
import type { Saddle } from "./motif-facts.ts";

/** What happens in a picture: who does what with what. */
export interface Act {
  relation: Relation | null;
  /** Where a motif that is worn is worn. */
  slot: WornOn;
  /** The motif is drawn as a pair: one for each foot. */
  isPair?: boolean;
  /** How far below its upper edge a motif opens that somebody is in, or is stood on: a share of its height. */
  rim: number;
  /** How far a board that somebody stands on is turned to lie level, in degrees. */
  level: number;
  /** The saddle that somebody rides the motif in. */
  saddle?: Saddle | undefined;
  /** The motif is a board with a word on it. */
  isSign: boolean;
  /** The word on it is what the hero will have none of: it is struck through. */
  isStruck?: boolean;
  /** The hero is drawn small, on the same floor. */
  isTiny: boolean;
  /** What can be seen to have become of the motif. */
  motifState: State | null;
  /** The face of a motif that is a thing, where the two have to do with each other. */
  motifMood: Expression | null;
  count: Count;
  /** Where the motif is: 1 right of the hero, -1 left. */
  side: 1 | -1;
  /** The hero looks aside: what it holds is in its mouth. */
  isAside: boolean;
  /** The motif is who the idea is about, and is seen as large as who does it. */
  isDoneTo?: boolean;
  /** It runs: a thing, too, has its legs apart. */
  isRunning?: boolean;
  /** It keeps still on one leg, as things do yoga. */
  isInTree?: boolean;
  /** It sits on what nobody rides as a rule. */
  isRidden?: boolean;
  /** Nobody sees it fly by. */
  isSlow?: boolean;
  /** How much larger the hero is beside what it has to do with. */
  grow?: number;
  /** Where the motif is blown, in shares of its width and height; `chin` where it is held under that. */
  playedAt?: readonly [across: number, down: number] | "chin" | undefined;
  /** One fishes in the motif, and not for it. */
  isPond?: boolean;
  /** The two sit at a table with a hand of each in the other's: the colour of that of the motif. */
  wrestles?: string | undefined;
  /** Where the motif is held by its handle, in shares of its width and height. */
  handle?: readonly [across: number, down: number] | undefined;
  /** The motif serves as a surfboard: a wave is under it. */
  isSurfboard?: boolean;
  /** A hat is on every head, and needs room there. */
  isHatted?: boolean;
  /** Each of several wears one of its own, and no coat is around all of them. */
  isEach?: boolean;
  /** The hero is built: upright, so that two stand beside each other in less room. */
  isUpright: boolean;
}

/** Where a hero has what. */
export type Body = Pick<
  Placed,
  "crown" | "eyes" | "face" | "hands" | "grasp" | "joints" | "width" | "height" | "centre"
>;

export interface MotifSpot extends Spot {
  isBehind: boolean;
  isMirrored: boolean;
  turn: number;
  /** One more of it: there are two feet. */
  twin?: Pick<Spot, "x" | "y">;
  /** From which height down it is drawn once more, before the hero who is in it. */
  front?: number;
}

/** The act as one drawing of the hero can play it: who looks aside has the motif on that side. */
export const actWith = (act: Act, hero: Drawing): Act => {
  const facing = facingOf(hero);
  return facing === 0 ? act : { ...act, side: facing, isAside: true };
};

/** Which way a drawing looks: 1 right, -1 left, 0 at us. */
export const facingOf = ({ box: [left, , width], head, eyes }: Drawing): 1 | 0 | -1 => {
  if (!head || eyes) return 0;
  const off = (head[0] - left - width / 2) / width;
  return off > 0.1 ? 1 : off < -0.1 ? -1 : 0;
};

export const BESIDE =
  /^(fights|fears|meets|hugs|loves|chases|flees|lacks|dreams|talks|knocks|topples|watches|smashes|feeds)$/;

/** What these two have to do with a third thing is between them, and not in a hand that rests. */
export const BETWEEN = /^(fights|hugs|loves|meets|talks|feeds)$/;

/** What two do together with a thing is done on both sides of it. */
export const SHARED = /^(quarrels|games|eats|drinks|holds|works|cooks|prints|watches|guards|drums|mans)$/;

/** Two with one pair of glasses have it before the eyes of both. */
export const isCheekToCheek = ({
  count,
  relation,
  slot,
}: Pick<Act, "count" | "relation" | "slot">): boolean =>
  count === 2 && relation === "holds" && slot === "eyes";

/** There the motif is fitted to the hero's feet. */
export const STANDS = /^(rides|sits|boards|on|in|behind|lies|leaps|slips|climbs|surfs)$/;

/** There it is over, or before, all who do it. */
export const ABREAST = /^(heaves|under)$/;

/** A thing that two fight over or share. */
export const between = (
  one: Pick<Placed, "centre" | "height">,
  other: Pick<Placed, "centre" | "height">,
  room: number,
): Spot => ({
  x: (one.centre[0] + other.centre[0]) / 2,
  y: one.centre[1] + one.height * 0.26,
  size: room * 0.36,
});

/** Those who stand on each other in one coat: its hem bleeds off the page. */
export const isStacked = ({ count, relation, slot, isEach }: Act): boolean =>
  count > 1 && relation === "wears" && slot === "body" && !isEach;
