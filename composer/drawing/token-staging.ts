import type { ImageStyle } from "#contract/generation.ts";
import { wordsIn } from "../data-text.ts";
import type { PictureSource } from "../pictures.ts";
import type { GearId } from "../reading/gear.ts";
import { kindOf } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import type { Relation } from "../reading/relation.ts";
import type { State } from "../reading/state.ts";
import { wordList } from "../reading/word-list.ts";
import { spellable } from "./lettering/set-name.ts";
import type { Players } from "./players.ts";
import { baseOf, mayBeBust, type Pose, type Showable, type Staging, stagingOf } from "./staging.ts";
import type { Take } from "./take-change.ts";

export interface DrawingOrder {
  reading: Reading;
  name: string;
  style: ImageStyle;
  /** `tryOf` a seed gives pictures that are plainly others. */
  seed: string;
  pictures: PictureSource;
}

/** How near the act is shown and on what ground: of what can be shown, what the seed asks for. */
export const stageToken = (
  order: DrawingOrder,
  take: Take,
  players: Players,
  relation: Relation | null,
  hasMotif: boolean,
): Staging => {
  const shown = shownOf(order.reading, players, relation, hasMotif);
  const showable = showableOf(order, relation, shown);
  const planned = stagingOf(order.seed, order.reading.text, showable);
  const first = stagingOf(baseOf(order.seed), order.reading.text, showable).pose;
  // Whatever the ground is, it is dark at night.
  const framed: Staging = order.reading.hour === "night" ? { ...planned, story: "night" } : planned;
  return croppedAs(framed, take, first, mayBeBust(showable));
};

type Shown = Pick<
  Showable,
  "hasFace" | "hasMotif" | "isInSet" | "hasBackdrop" | "isLettered" | "isThing" | "astronaut" | "isHatted"
> & { isInArms: boolean };

const shownOf = (
  reading: Reading,
  players: Players,
  relation: Relation | null,
  hasMotif: boolean,
): Shown => ({
  isInArms: players.isMet,
  hasFace: hasFace(players),
  hasMotif,
  isInSet:
    players.set.length > 0 ||
    players.creature?.hasPeg === true ||
    isSeenWhole(reading, relation) ||
    /-front$/.test(players.motif?.id ?? ""),
  hasBackdrop: players.set.some(({ part }) => part === "behind"),
  isLettered: players.sign !== null,
  isThing: players.isFaceless,
  astronaut: players.gear === "astronaut",
  isHatted: isHat(players.gear),
});

/**
 * Creatures that nobody recognises by the face alone, found by looking at all close-ups. They are shown
 * whole.
 */
export const knownByBody = wordsIn(wordList("known by their bodies"));

/** A wader is known by neck and legs, and a boxer by the gloves. */
const hasFace = ({ creature, suit, subject }: Players): boolean => {
  if (creature !== undefined && !creature.isHeadless && !suit)
    return creature.neck === "none" && creature.arms !== "glove" && creature.mitts === null;
  const id = subject?.id ?? "";
  return Boolean(subject?.picture.flat.head) && kindOf(id) !== "person" && !knownByBody.includes(id);
};

/** What is seen of the act is seen on the whole body. */
const isSeenWhole = (reading: Reading, relation: Relation | null): boolean =>
  /^(wears|poses)$/.test(reading.relation ?? "") ||
  reading.stageSet?.pose === "upside-down" ||
  (reading.denied !== null && relation === null) ||
  reading.gesture?.pose !== undefined ||
  reading.gesture?.mark !== undefined ||
  (reading.state !== null && SEEN_WHOLE.has(reading.state));
const SEEN_WHOLE: ReadonlySet<State> = new Set(["tiny", "giant", "broke", "pregnant", "muscular", "rich"]);

/** Whether a gear is on the head, and not before the eyes. */
export const isHat = (gear: GearId | null): boolean => gear !== null && !/^(shades|laser)$/.test(gear);

/** As near as a take asks for, unless the first was; no other way to play it is seen in a picture of the face. */
const croppedAs = (staging: Staging, { crop }: Take, first: Pose, isBust: boolean): Staging => {
  const isCut = staging.step > 0 && (staging.pose === "close" || staging.pose === "low");
  const suited = crop === "low" && !isBust ? "tilted" : crop;
  const wanted = suited === first ? "whole" : suited;
  return { ...staging, pose: wanted ?? (isCut ? "whole" : staging.pose) };
};

const showableOf = (
  { reading, name }: DrawingOrder,
  relation: Relation | null,
  { isInArms, ...shown }: Shown,
): Showable => ({
  ...shown,
  settingSaid: reading.isSettingSaid,
  holds: relation === "holds" && reading.action === null && !isInArms && mayLift(reading),
  isAtChest: relation !== null && AT_CHEST.test(relation) && reading.motifCount === 1,
  isMany: reading.count > 1,
  shortName: !shown.isLettered && name.length <= LONGEST_PLATE && spellable(name) !== null,
});

/** The tool of a trade is no trophy, and who is sad, tired or lazy has nothing to show to all. */
const mayLift = ({ motif, expression, words }: Reading): boolean =>
  motif !== null && motif.at < words.length && !/^(sad|sleepy|scared|shy|deadpan)$/.test(expression ?? "");

/** What is held so, a bust shows; feet and what is below them it does not. */
const AT_CHEST = /^(holds|sells|eats|drinks|wears|plays|cooks|waters|prints|works)$/;

/** A longer name is too small to be read where a logo is shown small, and makes the hero small too. */
const LONGEST_PLATE = 6;
