import type { Expression } from "../reading/expression.ts";
import { LETTERED } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { type Relation, wornOn } from "../reading/relation.ts";
import { mutualRelation } from "../reading/relation-of.ts";
import type { SetPart, StageSet } from "../reading/stage-set.ts";
import type { Thing } from "../reading/thing.ts";
import type { BodyPose } from "./creatures/arm-poses.ts";
import { creatureFor } from "./creatures/creature-for.ts";
import { poseOfDeed } from "./creatures/pose-of.ts";
import { isSeenThrough } from "./scenes/encased.ts";
import { type Change, changed, pictured, swapped, type Take, unchanged, withoutSet } from "./take-change.ts";
import { fits, fitsAlone, IN_FRONT, isBuilt, mayHaveMore, mayWearShades } from "./take-fits.ts";
import table from "./takes.json";

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
/** Who lies, sits or is in a pose there does so in each try; who is behind a table is on it, too. */
const ofPosed = table.posed as Change[];
const atTables = table.tables as Change[];
const ofGestures = table.gestures as Change[];
/** What an activity has about it, as a parachute, is used in one way only, lying or running. */
const ofActivities = table.ofActivities as Change[];
/** Who has a vehicle there is on top of it, too, and who performs there is near or tiny. */
const driven = table.driven as Change[];
const performed = table.performed as Change[];
/** In water nothing of it is seen of the legs. */
const afloat = table.afloat as Change[];
const signs = table.signs as Change[];
const boards = table.boards as Change[];

/** Relations that have the same outline: two of them are not two takes. */
const shapes = new Map(
  Object.entries(table.shapes).flatMap(([shape, relations]) =>
    relations.split(" ").map((relation) => [relation, shape] as const),
  ),
);
const shapeOf = (change: Change, isPosed: boolean): string => {
  const { relation = "", pose, state, isSwapped = false } = change;
  const how = POSED.test(relation) && isPosed ? pose : "";
  return [shapes.get(relation) ?? relation, how, state, isSwapped].join(" ");
};
/** There the hero's pose makes another picture of it. */
const POSED = /^(|lacks|wears|refuses|dreams)$/;

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
  if (step === 0) return asSaid(reading);
  // Words without a picture stand on another thing with each try, which is small, runs or rides.
  if (!motif && (!subject || subject.id === LETTERED)) {
    const change = mayHaveMore(reading) ? signs[(step - 1) % signs.length] : undefined;
    return change ? changed(reading, change) : asSaid(reading);
  }
  if (!subject) return asSaid(reading);
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
  // What is in the hands is overhead, on the back and sat on too, a meal is bathed in, and what is hated kicked;
  // after that it is larger or smaller.
  const others = waysOf(said.reading, isOwnBoard(said.reading) ? boards : (family?.again ?? []));
  const ways = (table.again as Change[]).map((way, nth) => {
    const own = others[nth];
    if (own && Object.keys(own).length > 0) return own;
    const free = way.gear !== undefined && !mayWearShades(said.reading) ? BARE_AGAIN : way;
    // Beside a cloud that is thought of, who is small is lost.
    return THOUGHT_OF.test(relation ?? "") ? { ...free, grow: 1 } : free;
  });
  const isPosed =
    isBuilt(said.reading) &&
    stageSet?.pose === undefined &&
    !/^(faints|lies|hangs|leaps)$/.test(relation ?? "");
  const isFree = hour === null && !isSettingSaid && !stageSet;
  return ways.map(({ hour: wanted, ...change }, nth) => {
    const pose = isPosed && !change.relation ? (change.pose ?? poses[nth % poses.length]) : undefined;
    const mood = change.mood ?? moods[nth % moods.length];
    const again = changed(said.reading, {
      ...change,
      ...(pose && { pose }),
      ...(mood && { mood }),
      ...(isFree && wanted && { hour: wanted }),
    });
    return { ...again, isSwapped: said.isSwapped };
  });
};

const THOUGHT_OF = /^(dreams|lacks)$/;
const BARE_AGAIN: Change = { grow: 1.2, crop: "tilted" };
const OTHER_WAYS =
  /^(holds|lifts|heaves|carries|guards|pushes|pulls|delivers|sells|eats|drinks|cooks|refuses|loves|hugs|wears|lies|sits|on|rides|boards|surfs|mans|peers|brushes|works|plays|games|waters|prints|in|under|behind|fights|kicks|chases|throws|topples|knocks|smashes|lacks|dreams|fears|flees|meets|talks|watches)$/;
/** Worn there it is small with who is tiny, and seen in a picture of the face. */
const ON_BODY = /^(body|feet)$/;
const NEAR_FACE = /^(eyes|lip|chin|head|neck|body|crown)$/;

/** The ways that suit it, each of another outline than the idea as it says itself. */
const waysOf = (said: Reading, ways: Change[]): Change[] => {
  const { motif, relation, words, stageSet } = said;
  if (!OTHER_WAYS.test(relation ?? "")) return [];
  // What is only in the hands there is used as anywhere; but there is no room for a parachute.
  const isOfPlace = stageSet !== null && motif !== null && motif.at >= words.length;
  const isInHand = relation === "holds" || (relation === "lifts" && stageSet?.behind !== undefined);
  if (isOfPlace && (!isInHand || stageSet.pose !== undefined))
    return isBuilt(said)
      ? waysThere(stageSet, relation).filter(({ state }) => state === undefined || said.state === null)
      : [];
  if (said.denied !== null && LIES.test(relation ?? "")) return [];
  const shape = shapeOf(relation ? { relation } : {}, false);
  const slot = wornOn(motif?.id ?? "");
  return ways.filter((way) => {
    if (way.set !== undefined) return mayHaveMore(said);
    if (way.state !== undefined)
      return said.state === null && isBuilt(said) && (relation !== "wears" || ON_BODY.test(slot));
    if (way.motifState !== undefined)
      return said.motifState === null && said.count === 1 && isSeenThrough(motif?.id);
    if (way.crop === "close") return said.count === 1 && NEAR_FACE.test(slot);
    const isUnseen = way.relation === undefined && way.pose !== undefined && way.pose !== "lie";
    if (isUnseen && said.count > 1) return false;
    if (way.relation === undefined) return true;
    const isHatHidden = way.relation === "heaves" && isHatted(said);
    const isSame = !/^(lie|crossed)$/.test(way.pose ?? "") && shapeOf(way, false) === shape;
    return !isHatHidden && !isSame && fits(said, way);
  });
};

/** Who will not get up does not. */
const LIES = /^(lies|sits|on)$/;

const waysThere = ({ pose, before }: StageSet, relation: Relation | null): Change[] => {
  if (pose !== undefined) return performed;
  if (before !== undefined) return afloat;
  return relation === "rides" ? driven : ofActivities;
};

/** The board of who refuses says so itself. */
const isOwnBoard = ({ motif, denied }: Reading): boolean =>
  motif?.id === LETTERED && denied?.way === "unwilling";
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

/** Poses of arms, and leaps: the mark beside them says the rest. */
const FREE_OF_SEAT = /^(think|shrug|facepalm|hips|point|panic|cheer|look|jump)$/;
const isFreeFor = (held: BodyPose, { pose, set, prop, crop }: Change): boolean => {
  const isLeftAsItIs = (pose ?? set ?? prop) === undefined;
  // Who lies does so elsewhere, and not in a picture of the face.
  if (held === "lie") return crop !== "close" && (isLeftAsItIs || (pose === "lie" && Boolean(set ?? prop)));
  return isLeftAsItIs || FREE_OF_SEAT.test(held);
};

/** With nothing but itself, it takes other poses. */
const byItself = (reading: Reading): Take[] => {
  const { subject, words, expression, gear } = reading;
  const isPosed = creatureFor(subject, words) !== undefined && gear !== "astronaut";
  const deed = reading.denied ? undefined : poseOfDeed(reading);
  // Who kneels kneels in each of them; where arms alone say it, the mark goes with another pose.
  const held = reading.gesture?.pose;
  if (isPosed && held !== undefined)
    return ofGestures
      .filter((change) => isFreeFor(held, change) && fitsAlone(reading, change))
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
  const { pose, before } = reading.stageSet ?? {};
  const isPosed =
    pose !== undefined && pose !== "upside-down" && !FREE_OF_SEAT.test(pose) && isBuilt(reading);
  // Whoever has a seat gets up from it; yoga is done in a pose of its own.
  const isKept = isPosed && !SEATED.test(pose);
  return (isPosed ? ofPosed : before ? atTables : ofSets)
    .filter(({ relation }) => !isKept || relation === undefined)
    .filter((change) => (change.relation === undefined ? fitsAlone(reading, change) : fits(held, change)))
    .map((change) =>
      change.relation === undefined ? changed(reading, change) : changed(withoutSet(held), change),
    );
};

const SEATED = /^(sit|lie|sleep)$/;

/** What one takes hold of first; a backdrop is nobody's. */
const BY_HAND: readonly SetPart[] = ["before", "under", "beside", "over", "behind"];
const BACKDROPS = /(curtain|jam|surface|strip|slope|arch|track|pool|wave)$/;
const mainPiece = (set: StageSet | null): Thing | null => {
  const id = BY_HAND.map((part) => set?.[part]).find((each) => each !== undefined && !BACKDROPS.test(each));
  return id === undefined ? null : pictured(id);
};
