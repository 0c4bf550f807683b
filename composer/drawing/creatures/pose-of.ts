import { type Denied, RISES } from "../../reading/denied.ts";
import type { Expression } from "../../reading/expression.ts";
import { kindOf } from "../../reading/picture-index.ts";
import type { Reading } from "../../reading/read-idea.ts";
import { onHandles, type Relation, wornOn } from "../../reading/relation.ts";
import type { Thing } from "../../reading/thing.ts";
import { matchVerb } from "../../reading/verbs.ts";
import { randomFrom } from "../../seeded/random.ts";
import { SADDLES } from "../acting/motif-facts.ts";
import { baseOf, type Staging } from "../staging.ts";
import type { BodyPose } from "./limbs.ts";

/** The mood that a picture of a face is of: "crybaby" is a face in tears. */
export const moodOfFace = ({ id }: Thing): Expression | null =>
  kindOf(id) === "face" ? (FACES.find(([said]) => said.test(id))?.[1] ?? null) : null;

const FACES: readonly (readonly [RegExp, Expression])[] = [
  [/cry|sad|tear|disappointed|pensive|frowning|weary|pleading|downcast/, "sad"],
  [/angry|pouting|steam|symbols/, "angry"],
  [/sleep|yawn|tired|drooling/, "sleepy"],
  [/scream|exploding|astonished|spiral|hot-face|zany/, "screaming"],
  [/fear|anxious|anguished|worried|cold|vomit|nauseated|thermometer|sweat|shaking/, "scared"],
  [/smirk|sunglasses|money|winking|monocle|horns|cowboy/, "smug"],
  [/neutral|expressionless|unamused|without-mouth|rolling|zipper|thinking|raised/, "deadpan"],
];
/** How the hero holds itself for what it has to do with the motif. */
const TOWARDS: Partial<Record<Relation, BodyPose>> = {
  holds: "hold",
  sells: "hold",
  rides: "hold",
  mans: "hold",
  sits: "sit",
  fights: "punch",
  quarrels: "push",
  fears: "cheer",
  hugs: "push",
  loves: "clap",
  escapes: "jump",
  boards: "shrug",
  pushes: "push",
  pets: "push",
  chases: "push",
  flees: "run",
  guards: "hips",
  refuses: "crossed",
  drinks: "think",
  eats: "eat",
  under: "facepalm",
  behind: "cheer",
  in: "cheer",
  headfirst: "shrug",
  lacks: "shrug",
  dreams: "think",
  carries: "hips",
  throws: "throw",
  kicks: "kick",
  pulls: "pull",
  drops: "throw",
  juggles: "cheer",
  smashes: "punch",
  heaves: "lift",
  abducts: "cheer",
  climbs: "climb",
  leaps: "jump",
  slips: "kick",
  knocks: "punch",
  topples: "push",
  swallows: "cheer",
  watches: "look",
  peers: "think",
  buries: "sit",
  digs: "hold",
  fishes: "point",
  waters: "think",
  works: "think",
  cooks: "hold",
  prints: "cheer",
  talks: "shrug",
  lies: "lie",
  surfs: "shrug",
  brushes: "think",
  plays: "hold",
  drums: "hold",
  games: "think",
  headed: "hips",
  hangs: "lift",
  races: "run",
  catches: "lift",
  hides: "facepalm",
  bites: "hips",
  pouches: "wave",
  ears: "think",
  shoulders: "hips",
  faints: "lie",
  feeds: "point",
  fumbles: "panic",
  beats: "run",
  spits: "point",
  delivers: "hold",
  counts: "hold",
};

/** And for what it does, where it has nothing to do with a motif. */
const DOES: readonly (readonly [RegExp, BodyPose])[] = [
  [/\b(yoga|meditate|zen|sit)\b/, "lotus"],
  [/\b(sleep|nap|snooze|dream)\b/, "sleep"],
  [/\b(clap|applaud)\b/, "clap"],
  [/\b(refuse|reject|hate|protest|boycott|complain|ignore)\b/, "crossed"],
  [/\b(jump|hop|leap|bounce|fall)\b/, "jump"],
  [/\b(climb)\b/, "climb"],
  [/\b(watch|stare|look|search|wait)\b/, "look"],
  [/\b(kick|karate)\b/, "kick"],
  [/\b(punch|box)\b/, "punch"],
  [/\b(lie|relax|lounge|float)\b/, "lie"],
  [/\b(run|race|chase|escape|flee|walk|hurry|deliver)\b/, "run"],
  [/\b(think|wonder|study|solve|code|learn)\b/, "think"],
  [/\b(dance|celebrate|cheer|win|party|fly)\b/, "cheer"],
];

/** The pose of what somebody does with nothing but itself. */
export const poseOfDeed = ({ action, manner }: Pick<Reading, "action" | "manner">): BodyPose | undefined =>
  poseOfVerb(action?.base ?? matchVerb(manner ?? "")?.forms.base ?? "");

export const poseOfVerb = (base: string): BodyPose | undefined => DOES.find(([said]) => said.test(base))?.[1];

/** Arms that are crossed for what one will not do, and at a loss for what one cannot. */
const poseOfDenied = ({ way, base }: Denied): BodyPose =>
  RISES.test(base) ? "sleep" : /^(unable|clumsy)$/.test(way) ? "shrug" : "crossed";

/** How a feeling that is said is held, in turn with each try. */
const FEELS: Partial<Record<Expression, readonly BodyPose[]>> = {
  sleepy: ["sleep"],
  sad: ["facepalm"],
  angry: ["punch", "hips", "flex", "point"],
  scared: ["panic", "cheer", "shrug", "run"],
  screaming: ["panic", "cheer", "jump", "run"],
  smug: ["hips", "crossed", "point", "flex", "wave"],
  laughing: ["clap", "cheer", "dance", "point", "jump"],
  loving: ["clap", "cheer", "dance", "wave", "jump"],
  determined: ["flex", "point", "hips", "run", "punch"],
  deadpan: ["crossed", "shrug", "hips", "think", "stand"],
  dizzy: ["shrug", "stand", "dance", "cheer"],
};

/** One by its handle in a hand, all else with both hands over the head. */
const poseToLift = ({ motif, motifCount }: Reading): BodyPose =>
  motif && motifCount === 1 && onHandles.has(motif.id) ? "wave" : "lift";

/** Both hands on the handlebar; out to both sides where there is none. */
const poseToRide = ({ motif, count }: Reading): BodyPose | undefined => {
  const saddle = count === 1 ? SADDLES[motif?.id ?? ""] : undefined;
  return saddle && (saddle.grip === null ? "shrug" : "push");
};

/** Of what is done with the hands in more ways than one. */
const poseToDo = (relation: Relation, reading: Reading): BodyPose | undefined => {
  if (relation === "lifts") return poseToLift(reading);
  // Both arms are seen to the hands.
  if (relation === "wears" && wornOn(reading.motif?.id ?? "") === "wrists") return "shrug";
  return /^(rides|boards)$/.test(relation) ? poseToRide(reading) : undefined;
};

const IDLE: readonly BodyPose[] = ["wave", "hips", "cheer", "point", "think", "shrug", "dance"];

export const poseOf = (relation: Relation | null, reading: Reading, { step }: Staging): BodyPose => {
  const { denied, expression, text } = reading;
  const acts = relation && (poseToDo(relation, reading) ?? TOWARDS[relation]);
  const does = denied ? poseOfDenied(denied) : isAsleep(reading) ? "lie" : poseOfDeed(reading);
  const held = (expression && FEELS[expression]) ?? [];
  const feels = held[step % Math.max(1, held.length)];
  const idle = randomFrom(`idle|${text}`).shuffle(IDLE)[step % IDLE.length];
  return acts ?? does ?? feels ?? idle ?? "stand";
};

/** Who sleeps lies down. */
export const isAsleep = ({
  words,
  denied,
  stageSet,
}: Pick<Reading, "words" | "denied" | "stageSet">): boolean =>
  !denied && stageSet?.before === undefined && words.some(({ folded }) => ASLEEP.test(folded));
const ASLEEP = /^(asleep|sleeping|napping|snoozing|snoring|hibernating)$/;

/** The face where the idea says nothing of the mood: happy or determined, in turn with each try. */
export const moodOf = (seed: string, text: string, { step }: Staging): Expression =>
  (randomFrom(`mood|${baseOf(seed)}|${text}`).boolean(0.5) ? step : step + 1) % 2 === 0
    ? "happy"
    : "determined";
