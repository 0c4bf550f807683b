import type { Count } from "../reading/count.ts";
import type { Expression } from "../reading/expression.ts";
import type { GearId } from "../reading/gear.ts";
import type { Hour } from "../reading/hour.ts";
import { languageOf } from "../reading/languages.ts";
import { kindOf, LETTERED } from "../reading/picture-index.ts";
import { nameOf } from "../reading/plain-names.ts";
import { NOWHERE } from "../reading/props.ts";
import type { Reading } from "../reading/read-idea.ts";
import { type Relation, wornOn } from "../reading/relation.ts";
import { mutualRelation } from "../reading/relation-of.ts";
import { type SetPart, type StageSet, setParts } from "../reading/stage-set.ts";
import type { State } from "../reading/state.ts";
import type { Thing } from "../reading/thing.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import { ABREAST, SHARED, STANDS } from "./acting/act.ts";
import type { BodyPose } from "./creatures/arm-poses.ts";
import { creatureFor, isAsleep, poseOfDeed, poseOfVerb } from "./creatures/pose-of.ts";
import type { Pose } from "./staging.ts";
import table from "./takes.json";

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
interface Change {
  relation?: Relation;
  pose?: BodyPose;
  crop?: Pose;
  grow?: number;
  hour?: Hour;
  /** The hero's face where the idea says none, and the motif's. */
  mood?: Expression;
  motifMood?: Expression;
  isSwapped?: boolean;
  isUpsideDown?: boolean;
  count?: Count;
  state?: State;
  gear?: GearId;
  /** It holds up a board with what the idea says of it. */
  hasBoard?: boolean;
  /** A picture that stands for its mood, where it has nothing else. */
  prop?: string;
}

interface Family {
  relations: string;
  mood?: Expression;
  /** The poses and faces in which the same is done again. */
  poses?: BodyPose[];
  moods?: Expression[];
  /** Ways of having the same, where more than size may differ. */
  again?: Change[];
  takes: Change[];
}

const families = (table.families as Family[]).map((family) => ({
  ...family,
  relations: new Set(family.relations.split(" ")),
}));
const alone = table.alone as Record<string, Change[]> & { any: Change[] };
const busy = table.busy as Record<string, Change[]>;
const props = table.props as Partial<Record<string, Change>>;
const stiff = table.stiff as Change[];
const ofSets = table.set as Change[];
const ofGestures = table.gestures as Change[];

/** Relations that have the same outline: two of them are not two takes. */
const shapes = new Map(
  Object.entries(table.shapes).flatMap(([shape, relations]) =>
    relations.split(" ").map((relation) => [relation, shape] as const),
  ),
);
const shapeOf = (change: Change, isPosed: boolean): string => {
  const { relation = "", pose, state, count, isSwapped = false, isUpsideDown = false } = change;
  const how = POSED.test(relation) && isPosed ? pose : "";
  return [shapes.get(relation) ?? relation, how, state, count, isSwapped, isUpsideDown].join(" ");
};
/** There the hero's pose makes another picture of it. */
const POSED = /^(|lacks|wears|refuses|dreams)$/;

/** The idea with its hero as the one who acts. */
export const unchanged = (reading: Reading): Take => ({ reading, pose: null, crop: null, isSwapped: false });

/** The idea as it says itself: what is done to the hero is done by the motif. */
const asSaid = (reading: Reading): Take => {
  const { passive, gear, mouthpiece, stuff, held } = reading;
  if (!passive || gear !== null || mouthpiece !== null || stuff !== null) return unchanged(reading);
  // "a boss fired by an intern": whatever bosses look like, nobody is smug about that.
  const { expression } = reading;
  const felt = expression === "smug" || expression === "happy" ? null : expression;
  // Several do not crowd around one who is hugged or tickled: nobody would see it.
  const isApart = reading.motifCount > 1 && !IN_FRONT.test(passive.relation);
  const relation = isApart ? "meets" : passive.relation;
  return {
    ...unchanged({ ...swapped({ ...reading, expression: felt }, null), held, relation }),
    isSwapped: true,
  };
};

/** The first take is the idea as it says itself; each try plays the next, and after the last the first again. */
export const takeOf = (reading: Reading, step: number): Take => {
  const { subject, motif } = reading;
  // Words without a picture stand on another thing with each try, as it is.
  if (step === 0 || !subject || (subject.id === LETTERED && !motif)) return asSaid(reading);
  const takes = takesOf(reading);
  return takes[step % takes.length] ?? asSaid(reading);
};

export const takesOf = (reading: Reading): Take[] => {
  const { motif, relation, stageSet } = reading;
  if (motif && relation && relation !== "poses")
    return [asSaid(reading), ...playedAgain(reading), ...playedOut(reading)];
  const met = facingItsLike(reading);
  if (met) return [unchanged(reading), ...playedOut(met)];
  const piece = mainPiece(stageSet);
  if (piece && reading.denied?.way === "unwilling")
    return [unchanged(reading), ...playedOut({ ...withoutSet(reading), motif: piece, relation: "refuses" })];
  if (piece) return [unchanged(reading), ...atSet(reading, piece)];
  return [unchanged(reading), ...byItself(reading)];
};

/**
 * The same is done to the same thing with another face, in another pose, nearer or farther: who is larger, where it
 * is and when differ.
 */
const playedAgain = (reading: Reading): Take[] => {
  const said = asSaid(reading);
  const { relation, stageSet, hour, isSettingSaid } = said.reading;
  const family = families.find(({ relations }) => relations.has(relation ?? ""));
  const { poses = [], moods = table.moods as Expression[] } = family ?? {};
  // What is in the hands may be on the back or overhead too, if that hides no hat; else it is larger or smaller.
  const ways = (table.again as Change[]).map((way, nth) => {
    const own = IN_HANDS.test(relation ?? "") ? family?.again?.[nth] : undefined;
    const isHatHidden = own?.relation === "heaves" && isHatted(said.reading);
    if (own?.relation && !isHatHidden && fits(said.reading, own)) return own;
    return way.gear !== undefined && !mayWearShades(said.reading) ? BARE_AGAIN : way;
  });
  const isPosed =
    isBuilt(said.reading) && stageSet?.pose === undefined && !/^(faints|lies)$/.test(relation ?? "");
  const isFree = hour === null && !isSettingSaid && !stageSet;
  return ways.map(({ hour: wanted, ...change }, nth) => {
    const pose = isPosed ? poses[nth % poses.length] : undefined;
    const mood = moods[nth % moods.length];
    const again = changed(said.reading, {
      ...change,
      ...(pose && { pose }),
      ...(mood && { mood }),
      ...(isFree && wanted && { hour: wanted }),
    });
    return { ...again, isSwapped: said.isSwapped };
  });
};

const BARE_AGAIN: Change = { grow: 1.2, crop: "tilted" };
const IN_HANDS = /^(holds|heaves|carries|delivers|sells)$/;
const isHatted = ({ gear, role, subject, words }: Reading): boolean =>
  gear !== null || role !== null || Boolean(creatureFor(subject, words)?.gear);

/** What has to do with a motif is done in the ways of its family, each of another outline. */
const playedOut = (reading: Reading): Take[] => {
  const family = families.find(({ relations }) => relations.has(reading.relation ?? ""));
  const seen = new Set([shapeOf(reading.relation ? { relation: reading.relation } : {}, false)]);
  const chosen = (family?.takes ?? []).filter((change) => {
    // Of several one sees no more than whether they stand or lie.
    const isPosed = isBuilt(reading) && (reading.count === 1 || change.pose === "lie");
    const shape = shapeOf(change, isPosed);
    if (seen.has(shape) || !fits(reading, change)) return false;
    seen.add(shape);
    return true;
  });
  return chosen.map((change, nth) => {
    // The furniture of a set stays in every other take, so that the place is not forgotten.
    const isSet = nth % 2 === 1 && (!reading.stageSet?.before || SEEN_AT_TABLE.test(change.relation ?? ""));
    return changed(isSet ? reading : withoutSet(reading), {
      ...(family?.mood && !change.isSwapped ? { mood: family.mood } : {}),
      ...change,
    });
  });
};

/** What is done so is seen over a table. */
const SEEN_AT_TABLE = /^(hugs|talks|fights|holds|wears|watches|kicks)$/;

/** Two of a kind: one of them is the motif of the other. */
const facingItsLike = (reading: Reading): Reading | null => {
  const { count, subject, words, action } = reading;
  const relation = count === 2 ? mutualRelation(words, action) : null;
  return relation && creatureFor(subject, words) ? { ...reading, motif: subject, relation, count: 1 } : null;
};

/** With nothing but itself, it takes other poses. */
const byItself = (reading: Reading): Take[] => {
  const { subject, words, expression, gear } = reading;
  const isPosed = creatureFor(subject, words) !== undefined && gear !== "astronaut";
  const deed = reading.denied ? undefined : poseOfDeed(reading);
  // Who kneels kneels in each of them.
  if (isPosed && reading.gesture?.pose !== undefined)
    return ofGestures
      .filter((change) => fitsAlone(reading, change))
      .map((change) => changed(reading, change));
  const changes = isPosed ? ((deed && busy[deed]) ?? alone[expression ?? ""] ?? alone.any) : stiff;
  const fitting = changes.filter((change) => fitsAlone(reading, change));
  const prop = props[expression ?? ""];
  return [...fitting.slice(0, 2), ...(prop ? [prop] : []), ...fitting.slice(2)].map((change) =>
    changed(reading, change),
  );
};

/** What stands at a place is carried off, stood on, or kept, with another pose before it. */
const atSet = (reading: Reading, piece: Thing): Take[] => {
  const held: Reading = { ...reading, motif: piece, relation: "holds" };
  return ofSets
    .filter((change) =>
      change.relation === undefined ? reading.stageSet?.before === undefined : fits(held, change),
    )
    .map((change) =>
      change.relation === undefined ? changed(reading, change) : changed(withoutSet(held), change),
    );
};

/** What one takes hold of first; a backdrop is nobody's. */
const BY_HAND: readonly SetPart[] = ["before", "under", "beside", "over", "behind"];
const BACKDROPS = /(curtain|jam|surface|strip|slope|arch|track|pool|wave)$/;
const mainPiece = (set: StageSet | null): Thing | null => {
  const id = BY_HAND.map((part) => set?.[part]).find((each) => each !== undefined && !BACKDROPS.test(each));
  return id === undefined ? null : pictured(id);
};

const pictured = (id: string): Thing => ({ id, word: nameOf(id), at: NOWHERE, score: 0 });

const withoutSet = (reading: Reading): Reading => {
  if (!reading.stageSet) return reading;
  const bare = Object.fromEntries(setParts.map((part) => [part, undefined]));
  return { ...reading, stageSet: { ...reading.stageSet, ...bare } };
};

const changed = (reading: Reading, change: Change): Take => {
  const {
    relation,
    pose = null,
    crop = null,
    isSwapped = false,
    isUpsideDown,
    mood,
    motifMood,
    grow,
  } = change;
  const turned = isSwapped ? swapped(reading, motifMood ?? null) : reading;
  const { stageSet, count, state, gear, expression, motif } = turned;
  const board = change.hasBoard ? boardFor(turned) : null;
  const prop = change.prop === undefined ? null : pictured(change.prop);
  return {
    reading: {
      ...turned,
      hour: change.hour ?? turned.hour,
      motif: board ?? prop ?? motif,
      relation: board ? (count > 1 ? "heaves" : "lifts") : (relation ?? turned.relation),
      expression: expression ?? mood ?? null,
      count: change.count ?? count,
      state: change.state ?? state,
      gear: change.gear ?? gear,
      stageSet: isUpsideDown ? { ...stageSet, pose: "upside-down" } : stageSet,
    },
    pose,
    crop,
    isSwapped,
    ...(grow !== undefined && { grow }),
  };
};

/** The motif is the hero, and has the hero of the idea before it: as many of it, with its face and its state. */
const swapped = (reading: Reading, motifMood: Expression | null): Reading => {
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

/** Nobody is swallowed, worn or counted that is somebody, or a place, or a board with a word on it. */
const OF_THINGS = /^(counts|juggles|headed|headfirst|wears|swallows|eats|in)$/;
const OF_BOARDS =
  /^(heaves|lifts|on|under|lies|hugs|smashes|watches|holds|dreams|chases|lacks|throws|hides|kicks|topples|flees|refuses)$/;
/** There it is before, or over, all who do it to somebody. */
const IN_FRONT = /^(meets|talks|fights|watches|heaves)$/;
/** There several are together before the one that does it. */
const TOGETHER = /^(talks|chases|flees|fights|watches|fears)$/;
/** Several do it as a group, with one of them in front. */
const IN_A_GROUP = /^(lacks|dreams|chases|flees|hides)$/;
const UNFRIENDLY = /^(angry|scared|deadpan|screaming)$/;

const fits = (reading: Reading, change: Change): boolean => {
  const { motif, count, expression } = reading;
  const { relation = "", isSwapped = false, pose } = change;
  if (!motif) return false;
  if (change.state !== undefined && reading.state !== null) return false;
  if (change.count !== undefined && (count > 1 || isOnlyOne(reading))) return false;
  if (isSwapped) return maySwap(reading) && (count === 1 || TOGETHER.test(relation));
  const kind = kindOf(motif.id);
  const isThing = /^(thing|food|nature)$/.test(kind);
  if (motif.id === LETTERED) {
    if (!OF_BOARDS.test(relation)) return false;
  } else if (!isThing && OF_THINGS.test(relation)) return false;
  // What is cut for a body is on no head, and what is not is worn as a hat.
  if (/^(wears|headed|climbs|lifts)$/.test(relation) && wornOn(motif.id) !== "crown")
    return relation === "wears" && reading.relation === "wears";
  if (relation === "hugs" && UNFRIENDLY.test(expression ?? "")) return false;
  if (pose === "lie" && !isBuilt(reading)) return false;
  const isForMany =
    relation === reading.relation || [STANDS, ABREAST, IN_A_GROUP].some((known) => known.test(relation));
  return count === 1 || isForMany || (count === 2 && SHARED.test(relation));
};

/** Who is lonely, or the last of its kind, is not shown as several. */
const isOnlyOne = ({ words }: Reading): boolean =>
  words.some(({ folded }) => /^(lonely|lonesome|alone|single|only|last|solo|loner|hermit)$/.test(folded));

const isBuilt = ({ subject, words, gear }: Reading): boolean =>
  creatureFor(subject, words) !== undefined && gear !== "astronaut";

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

/** The word that says what it is like, all of a short phrase, or what it fears. */
const boardFor = ({ text, manner, subject, words, heart }: Reading): Thing | null => {
  const before = words[(subject?.at ?? 0) - 1];
  const like = before && !SMALL_WORDS.has(before.folded) ? before.folded : null;
  const isPhrase =
    text.length <= LONGEST_BOARD && words.length > 1 && !SMALL_WORDS.has(words[0]?.folded ?? "");
  const word = languageOf(words) === null ? (manner ?? (isPhrase ? text : (like ?? heart.dread))) : null;
  return word === null || word.length > LONGEST_BOARD ? null : { id: LETTERED, word, at: NOWHERE, score: 0 };
};
const LONGEST_BOARD = 16;

/** Nobody is cool in tears, under another hat or at night. */
const mayWearShades = ({ expression, gear, role, hour, motif, relation }: Reading): boolean =>
  !/^(angry|sad|scared|sleepy|shy|loving|screaming)$/.test(expression ?? "") &&
  !/^(fears|flees|hides|loves|hugs|lacks|wears|faints)$/.test(relation ?? "") &&
  gear === null &&
  role === null &&
  hour !== "night" &&
  !/glasses|goggles|moon|night/.test(motif?.id ?? "");

const fitsAlone = (reading: Reading, change: Change): boolean => {
  const { count, state, denied } = reading;
  if (change.pose !== undefined && denied && change.pose === poseOfVerb(denied.base)) return false;
  if (change.pose === "lie" && isAsleep(reading)) return false;
  // Lying down, nobody is known by what they are dressed in.
  if (change.pose === "lie" && reading.role !== null && isBuilt(reading)) return false;
  if (change.hasBoard) return boardFor(reading) !== null;
  if (change.count !== undefined && (count > 1 || isOnlyOne(reading))) return false;
  if (change.state !== undefined && state !== null) return false;
  if (change.gear !== undefined && !mayWearShades(reading)) return false;
  return change.crop !== "close" || count === 1;
};
