import type { ImageStyle } from "#contract/generation.ts";
import type { Picture } from "../pictures.ts";
import type { Expression } from "../reading/expression.ts";
import { LETTERED } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { isBody, notStacked, onHandles, type Relation, relationBy } from "../reading/relation.ts";
import type { Random } from "../seeded/random.ts";
import { BETWEEN } from "./acting/act.ts";
import { feltIn } from "./acting/feels.ts";
import { SADDLES, SEATS } from "./acting/motif-facts.ts";
import { creaturePicture, headPicture } from "./creatures/creature-picture.ts";
import type { BodyPose } from "./creatures/limbs.ts";
import { moodOf, poseOf } from "./creatures/pose-of.ts";
import { hasRoof } from "./fronts.ts";
import { fused } from "./fused.ts";
import type { Players } from "./players.ts";
import type { Staging } from "./staging.ts";
import type { Take } from "./take-change.ts";
import { type DrawingOrder, isHat } from "./token-staging.ts";

/** How the hero plays its part. */
export interface Performance {
  /** What is done to the motif in this picture. */
  acted: Relation | null;
  /** It is ridden, though nobody does that as a rule. */
  isRidden: boolean;
  expression: Expression;
  pose: BodyPose;
  /** The hero in any pose and mood, where it is built and no picture. */
  build: (pose: BodyPose, mood: Expression, isBlinking?: boolean) => Picture | undefined;
}

export const perform = (
  order: DrawingOrder,
  take: Take,
  players: Players,
  { staging, relation, random }: { staging: Staging; relation: Relation | null; random: Random },
): Performance => {
  const { reading } = order;
  const wanted = staging.pose === "lifted" ? "lifts" : relation;
  const acted = actedOf(reading, players, wanted);
  const isRidden = wanted === "rides" && acted === "on";
  return {
    acted,
    isRidden,
    expression:
      players.sign?.mood ??
      feltIn(reading, isMissed(reading, wanted) ? wanted : acted) ??
      idleFace(order, players, staging, random),
    pose:
      take.pose ??
      gesturePose(reading, acted) ??
      (isMissed(reading, wanted) ? "shrug" : null) ??
      (isRidden ? "sit" : null) ??
      (players.held && !BETWEEN.test(acted ?? "") ? "think" : poseThere(reading, acted, staging)),
    build: builderOf(players, order.style),
  };
};

const actedOf = (reading: Reading, players: Players, wanted: Relation | null): Relation | null => {
  if (wanted === "fights" && reading.count === 2 && !players.isMet) return "quarrels";
  if (wanted === "rides" && players.motif && FRONTS.test(players.motif.id)) return "in";
  if (wanted === "rides" && reading.motifState === "tiny" && hasRoof(players.motif?.id ?? "")) return "in";
  if (wanted === "rides" && isSatOn(reading, players)) return "on";
  // What is gone is thought of; a bar across it would forbid it.
  if (isMissed(reading, wanted)) return "dreams";
  // What is sung into is at the mouth, and hides no body.
  if (wanted === "holds" && players.creature && players.motif?.id === "microphone") return "drinks";
  if (wanted === "wears" && isHeldSpare(reading)) return "holds";
  return wanted === "lifts" && isHeldLow(players) ? "holds" : wanted;
};

/** One head has no use for many of what makes no tower as hats do. */
export const isHeldSpare = ({
  motif,
  motifCount,
  count,
}: Pick<Reading, "motif" | "motifCount" | "count">): boolean =>
  count === 1 && motifCount > 1 && notStacked.has(motif?.id ?? "");

/** What nobody rides as a rule, long or soft, has its rider on top, and hides none of it. */
const isSatOn = ({ motif, motifState, count }: Reading, { isMet, creature }: Players): boolean =>
  motif !== null &&
  creature !== undefined &&
  count === 1 &&
  motifState !== "tiny" &&
  !isMet &&
  !isBody(motif) &&
  relationBy(motif) !== "rides" &&
  SADDLES[motif.id] === undefined &&
  SEATS[motif.id] === undefined;

const FRONTS = /-front$/;

const isMissed = ({ isMissed }: Reading, wanted: Relation | null): boolean => wanted === "lacks" && isMissed;

/** What is held over the head would hide a hat, and a board what a creature is known by. */
export const isHeldLow = ({ creature, gear, motif }: Players): boolean =>
  creature !== undefined &&
  !(motif && onHandles.has(motif.id)) &&
  (isHat(gear) || creature.neck !== "none" || creature.muzzle === "frog" || motif?.id === LETTERED);

/** The face where nothing says how it feels. */
const idleFace = (
  { seed, reading }: DrawingOrder,
  { creature, isFaceless, sign }: Players,
  staging: Staging,
  random: Random,
): Expression => {
  if (creature || (isFaceless && !sign)) return moodOf(seed, reading.text, staging);
  return sign ? random.pick(["deadpan", "deadpan", "smug"] as const) : "happy";
};

/** The pose of what somebody does with nothing but itself, where what it has besides leaves it free to. */
const gesturePose = ({ gesture }: Reading, acted: Relation | null): BodyPose | undefined =>
  acted === null || (gesture?.pose === "kneel" ? KNEELS : FREE).test(acted) ? gesture?.pose : undefined;
const FREE = /^(meets|backs|dreams|lacks|fears|watches|in|on|under|boards|flees)$/;
const KNEELS = /^(meets|backs|dreams|lacks|fears|watches|holds|hugs|loves|talks)$/;

/** The pose of the place, where nothing else is done there, or that of the deed. */
const poseThere = (reading: Reading, acted: Relation | null, staging: Staging): BodyPose => {
  const pose = reading.stageSet?.pose;
  // Whoever has a seat watches from it.
  const isSeated = pose === "sit" && reading.stageSet?.under !== undefined && SEATED.test(acted ?? "");
  const isFree = (acted === null || ON.test(acted) || isSeated) && reading.denied?.way !== "unwilling";
  return isFree && pose !== undefined && pose !== "upside-down" ? pose : poseOf(acted, reading, staging);
};

const ON = /^(on|boards)$/;
const SEATED = /^(watches|talks|dreams|lacks|fears)$/;

const builderOf =
  ({ creature, suit, gear }: Players, style: ImageStyle): Performance["build"] =>
  (pose, mood, isBlinking = false) => {
    if (!creature) return undefined;
    if (suit) return fused(headPicture(creature, mood, isBlinking), suit, style);
    return gear === "astronaut"
      ? headPicture(creature, mood, isBlinking)
      : creaturePicture(creature, pose, mood, isBlinking);
  };
