import type { Expression } from "../reading/expression.ts";
import type { GearId } from "../reading/gear.ts";
import type { Hour } from "../reading/hour.ts";
import { languageOf } from "../reading/languages.ts";
import { LETTERED } from "../reading/picture-index.ts";
import { nameOf } from "../reading/plain-names.ts";
import { NOWHERE } from "../reading/props.ts";
import type { Reading } from "../reading/read-idea.ts";
import type { Relation } from "../reading/relation.ts";
import { type StageSet, setParts } from "../reading/stage-set.ts";
import type { State } from "../reading/state.ts";
import type { Thing } from "../reading/thing.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import type { BodyPose } from "./creatures/arm-poses.ts";
import type { Pose } from "./staging.ts";

/** The same joke, played in one way. */
export interface Take {
  /** The idea as this take plays it: who does what to whom. */
  reading: Reading;
  /** How the hero holds itself, where the take asks for it. */
  pose: BodyPose | null;
  /** How near the hero is shown, where the take asks for it. */
  crop: Pose | null;
  /** The motif does it to the hero of the idea. */
  isSwapped: boolean;
  /** How much larger the hero is beside what it has to do with than it would be. */
  grow?: number;
}

/** A line of the table: what a take changes. What the idea says of mood, number and state is not changed. */
export interface Change {
  relation?: Relation;
  pose?: BodyPose;
  crop?: Pose;
  grow?: number;
  hour?: Hour;
  /** The hero's face where the idea says none, and the motif's. */
  mood?: Expression;
  motifMood?: Expression;
  isSwapped?: boolean;
  state?: State;
  /** Too small for who is in it, it has them come out at the top. */
  motifState?: State;
  gear?: GearId;
  /** It holds up a board with what the idea says of it. */
  hasBoard?: boolean;
  /** A picture that stands for its mood, where it has nothing else. */
  prop?: string;
  /** Nothing of the place is there, as the water that legs are not seen in. */
  isBare?: boolean;
  /** What it sits, lies or stands on there, where the idea names no place. */
  set?: Pick<StageSet, "under" | "pose">;
}

/** The idea with its hero as the one who acts. */
export const unchanged = (reading: Reading): Take => ({ reading, pose: null, crop: null, isSwapped: false });

export const pictured = (id: string): Thing => ({ id, word: nameOf(id), at: NOWHERE, score: 0 });

export const withoutSet = (reading: Reading): Reading => {
  if (!reading.stageSet) return reading;
  const bare = Object.fromEntries(setParts.map((part) => [part, undefined]));
  return { ...reading, stageSet: { ...reading.stageSet, ...bare } };
};

export const changed = (reading: Reading, change: Change): Take => {
  const { relation, pose = null, crop = null, isSwapped = false, mood, motifMood, grow } = change;
  const there = change.isBare ? withoutSet(reading) : reading;
  const turned = isSwapped ? swapped(there, motifMood ?? null) : there;
  const { stageSet, count, state, gear, expression, motif } = turned;
  const board = change.hasBoard ? boardFor(turned) : null;
  const prop = change.prop === undefined ? null : pictured(change.prop);
  return {
    reading: {
      ...turned,
      hour: change.hour ?? turned.hour,
      motif: board ?? prop ?? motif,
      relation: board ? (count > 1 ? "heaves" : "lifts") : (relation ?? turned.relation),
      // The place has a face of its own: who waits in vain laughs in no try.
      expression: expression ?? (prop ? undefined : stageSet?.mood) ?? mood ?? null,
      state: change.state ?? state,
      motifState: change.motifState ?? turned.motifState,
      gear: change.gear ?? gear,
      stageSet: change.set ? { ...change.set } : stageSet,
    },
    pose,
    crop,
    isSwapped,
    ...(grow !== undefined && { grow }),
  };
};

/** The motif is the hero, and has the hero of the idea before it: as many of it, with its face and its state. */
export const swapped = (reading: Reading, motifMood: Expression | null): Reading => {
  const { subject, motif, count, motifCount, expression, motifExpression, state, motifState } = reading;
  return {
    ...reading,
    subject: motif,
    motif: subject,
    count: motifCount,
    motifCount: count,
    expression: motifExpression,
    motifExpression: expression ?? motifMood,
    state: motifState,
    motifState: state,
    held: null,
    role: null,
  };
};

/** The word that says what it is like, all of a short phrase, or what it fears. */
export const boardFor = ({ text, manner, subject, words, heart }: Reading): Thing | null => {
  const before = words[(subject?.at ?? 0) - 1];
  const like = before && !SMALL_WORDS.has(before.folded) ? before.folded : null;
  const isPhrase =
    text.length <= LONGEST_BOARD && words.length > 1 && !SMALL_WORDS.has(words[0]?.folded ?? "");
  const word = languageOf(words) === null ? (manner ?? (isPhrase ? text : (like ?? heart.dread))) : null;
  return word === null || word.length > LONGEST_BOARD ? null : { id: LETTERED, word, at: NOWHERE, score: 0 };
};
const LONGEST_BOARD = 16;
