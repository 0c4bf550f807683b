import { kindOf, LETTERED } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { wornOn } from "../reading/relation.ts";
import { ABREAST, SHARED, STANDS } from "./acting/act.ts";
import { creatureFor } from "./creatures/creature-for.ts";
import { isAsleep, poseOfVerb } from "./creatures/pose-of.ts";
import { boardFor, type Change } from "./take-change.ts";
import table from "./takes.json";

/** Nobody is swallowed, worn or counted that is somebody, or a place, or a board with a word on it. */
const OF_THINGS = /^(counts|juggles|headed|headfirst|wears|swallows|eats|in|sits)$/;
const OF_BOARDS =
  /^(heaves|lifts|on|under|lies|hugs|smashes|watches|holds|dreams|chases|lacks|throws|hides|kicks|topples|flees|refuses)$/;
/** There it is before, or over, all who do it to somebody. */
export const IN_FRONT = /^(meets|talks|fights|watches|heaves)$/;
/** There several are together before the one that does it. */
const TOGETHER = /^(talks|chases|flees|fights|watches|fears)$/;
/** Several do it as a group, with one of them in front. */
const IN_A_GROUP = /^(lacks|dreams|chases|flees|hides)$/;
/** A head goes in, and what is in it is turned over; a door and a machine are not. */
const vessels: ReadonlySet<string> = new Set(table.vessels.split(" "));
const UNFRIENDLY = /^(angry|scared|deadpan|screaming)$/;

export const fits = (reading: Reading, change: Change): boolean => {
  const { motif, count, expression } = reading;
  const { relation = "", isSwapped = false, pose } = change;
  if (!motif) return false;
  if (change.state !== undefined && reading.state !== null) return false;
  if (isSwapped) return maySwap(reading) && (count === 1 || TOGETHER.test(relation));
  const kind = kindOf(motif.id);
  const isThing = /^(thing|food|nature)$/.test(kind);
  if (motif.id === LETTERED) {
    if (!OF_BOARDS.test(relation)) return false;
  } else if (!isThing && OF_THINGS.test(relation)) return false;
  // What is cut for a body is on no head, and what is not is worn as a hat.
  if (/^(wears|headed|climbs|lifts)$/.test(relation) && wornOn(motif.id) !== "crown")
    return relation === "wears" && reading.relation === "wears";
  if (relation === "headfirst" && reading.relation === "in" && !vessels.has(motif.id)) return false;
  // It would hide the face of who has no other head.
  if (/^(headed|headfirst)$/.test(relation) && !isBuilt(reading)) return false;
  if (relation === "hugs" && UNFRIENDLY.test(expression ?? "")) return false;
  if (pose === "lie" && !mayLie(reading)) return false;
  const isForMany =
    relation === reading.relation || [STANDS, ABREAST, IN_A_GROUP].some((known) => known.test(relation));
  return count === 1 || isForMany || (count === 2 && SHARED.test(relation));
};

export const isBuilt = ({ subject, words, gear }: Reading): boolean =>
  creatureFor(subject, words) !== undefined && gear !== "astronaut";

/** Lying down, an octopus has no arms to be known by. */
const mayLie = (reading: Reading): boolean =>
  isBuilt(reading) && creatureFor(reading.subject, reading.words)?.body !== "tentacles";

/** What the hero wears, is in the mood for or is covered in must still be seen of it. */
const maySwap = (reading: Reading): boolean => {
  const { subject, motif, gear, mouthpiece, stuff, expression, manner, words, state } = reading;
  const isDressed =
    gear !== null || mouthpiece !== null || stuff !== null || state === "tiny" || state === "giant";
  const isPlain = creatureFor(subject, words) !== undefined || (expression === null && manner === null);
  const parts = [subject, motif].map((thing) => thing?.id ?? "");
  return (
    !isDressed &&
    isPlain &&
    subject !== motif &&
    parts.every((id) => id !== LETTERED && !/^(place|sign)$/.test(kindOf(id)))
  );
};

/** Nobody is cool in tears, under another hat or at night. */
export const mayWearShades = ({ expression, gear, role, hour, motif, relation }: Reading): boolean =>
  !/^(angry|sad|scared|sleepy|shy|loving|screaming)$/.test(expression ?? "") &&
  !/^(fears|flees|hides|loves|hugs|lacks|wears|faints)$/.test(relation ?? "") &&
  gear === null &&
  role === null &&
  hour !== "night" &&
  !/glasses|goggles|moon|night/.test(motif?.id ?? "");

/** A close-up would cut off the sign or the bubble that stands beside a head. */
const isBesideHead = ({ gesture }: Reading): boolean => BESIDE_HEAD.test(gesture?.mark ?? "");
const BESIDE_HEAD = /^(earthbound|offbeat|wingless|silent|hiccup|moods)$/;

/** A seat or a toy is for one, where no place is said and nothing that it cannot do. */
export const mayHaveMore = ({ count, denied, isSettingSaid, stageSet, state }: Reading): boolean =>
  count === 1 && denied === null && !isSettingSaid && stageSet === null && state === null;

export const fitsAlone = (reading: Reading, change: Change): boolean => {
  const { count, state, denied } = reading;
  if (change.pose !== undefined && denied && change.pose === poseOfVerb(denied.base)) return false;
  if (change.pose === "lie" && isAsleep(reading)) return false;
  if (change.pose === "lie" && !mayLie(reading)) return false;
  // Lying down, nobody is known by what they are dressed in.
  if (change.pose === "lie" && reading.role !== null) return false;
  if ((change.set ?? change.prop) !== undefined && !mayHaveMore(reading)) return false;
  if (change.hasBoard) return boardFor(reading) !== null;
  if (change.state !== undefined && state !== null) return false;
  if (change.gear !== undefined && !mayWearShades(reading)) return false;
  return change.crop !== "close" || (count === 1 && !isBesideHead(reading));
};
