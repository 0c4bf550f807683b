import { wordsIn } from "../../data-text.ts";
import type { Picture } from "../../pictures.ts";
import { type Denied, RISES } from "../../reading/denied.ts";
import type { Expression } from "../../reading/expression.ts";
import { kindOf, matchPhrase } from "../../reading/picture-index.ts";
import type { Reading } from "../../reading/read-idea.ts";
import type { Relation } from "../../reading/relation.ts";
import type { Thing } from "../../reading/thing.ts";
import { matchVerb } from "../../reading/verbs.ts";
import { wordList } from "../../reading/word-list.ts";
import type { Word } from "../../reading/words.ts";
import { randomFrom } from "../../seeded/random.ts";
import { baseOf, type Staging } from "../staging.ts";
import { colourSaid } from "../tinted.ts";
import { inUniform } from "./clothes.ts";
import type { Creature } from "./creature.ts";
import { creatureOf, creaturePicture } from "./creature-picture.ts";
import type { BodyPose } from "./limbs.ts";

/** The creature of a thing's own word ("pigeon") or of its breed ("bengal cat"), or of its picture (a dove). */
export const creatureFor = (thing: Thing | null, words: readonly Word[] = []): Creature | undefined => {
  if (!thing) return undefined;
  const breed = kindOf(thing.id) === "creature" ? breedBefore(words[thing.at - 1], thing) : undefined;
  const known = breed ?? creatureOf(thing.word.replaceAll(" ", "-")) ?? creatureOf(thing.id);
  if (known) return known;
  // Whoever has no line of their own is somebody: nobody is a yellow face.
  const isSomebody = /^(person|face)$/.test(kindOf(thing.id));
  return isSomebody ? creatureOf(/(^|-)(woman|mrs)(-|$)/.test(thing.id) ? "woman" : "man") : undefined;
};

const breedBefore = (before: Word | undefined, { id }: Thing): Creature | undefined => {
  if (!before || before.endsClause || !/^(dog|cat|bird|fish|bear|monkey|pig|horse|cow)/.test(id))
    return undefined;
  const own = creatureOf(before.folded);
  const picture = matchPhrase(before.folded);
  return own && (picture === undefined || kindOf(picture.id) === "creature") ? own : undefined;
};

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

/** The creature as the idea describes it: dressed for its trade, in a colour that it names, or fat. */
export const describedAs = (creature: Creature | undefined, reading: Reading): Creature | undefined => {
  const { subject, role } = reading;
  if (!creature || !subject) return creature;
  const described = inBody(creature, reading);
  return inUniform(described, role ?? (creature.muzzle === "human" ? subject.word : ""));
};

const inBody = (creature: Creature, { words, subject }: Reading): Creature => {
  if (!subject || subject.at >= 1000) return creature;
  const before = words.slice(Math.max(0, subject.at - 3), subject.at).filter(({ endsClause }) => !endsClause);
  if (words.some(({ folded }) => SUNBURNT.test(folded)))
    return { ...creature, coat: "#ee6352", belly: "#f7897a", limb: creature.limb && "#ee6352" };
  if (before.some(({ folded }) => seeThrough.has(folded)))
    return {
      ...creature,
      coat: "#e4eef6",
      belly: "#f4f9fc",
      dark: "#b4c6d4",
      limb: creature.limb && "#e4eef6",
      extra: "#cfdde8",
    };
  const colour = colourSaid(words, subject);
  if (before.some(({ folded }) => HEADLESS.test(folded))) return { ...creature, isHeadless: true };
  const lost = lostPart(words);
  const isBald = before.some(({ folded }) => BALD.test(folded));
  const isFat = before.some(({ folded }) => fatWords.has(folded));
  const shaved: Creature =
    lost && (!lost.marks?.length || creature.marks.includes("bees"))
      ? { ...creature, ...lost }
      : isBald
        ? {
            ...creature,
            top: /hair|bun/.test(creature.top) ? "bald" : HAIR.test(creature.top) ? "none" : creature.top,
          }
        : creature;
  const dyed =
    colour && !creature.shirt ? { ...shaved, coat: colour, limb: creature.limb && colour } : shaved;
  if (
    before.some(({ folded }) => muscularWords.has(folded)) &&
    !/^(sheet|tentacles|eight|crab|box|snail)$/.test(creature.body)
  )
    return { ...dyed, body: "buff" };
  return isFat && /^(torso|striped|skirt|long)$/.test(creature.body) ? { ...dyed, body: "round" } : dyed;
};

/** "without a tail": what it is drawn without. */
const lostPart = (words: readonly Word[]): Partial<Creature> | null => {
  const from = words.findIndex(({ folded }) => LACKING.test(folded));
  if (from < 0) return null;
  const said = words.slice(from + 1, from + 4).map(({ folded }) => folded);
  return LOST.find(([known]) => said.some((word) => known.test(word)))?.[1] ?? null;
};
const LACKING = /^(without|no|lost|lacks|missing|ohne|sin|sem|sans|senza|zonder|bez|tanpa|без)$/;
const LOST: readonly (readonly [RegExp, Partial<Creature>])[] = [
  [/^(tails?|schwanz|cola|queue|coda|rabo|staart|ogona|ekor|хвоста)$/, { tail: "none" }],
  [/^(wings?|flugel|alas|ailes|ali|asas)$/, { wings: "none", arms: "hand" }],
  [/^(ears?|ohren|orejas|oreilles|orecchie|orelhas)$/, { ears: "none" }],
  [/^(horns?|antlers?|mane|hair|horner|cuernos|cornes|melena)$/, { top: "none" }],
  [/^(legs?|feet|beine|patas|jambes|gambe|pernas)$/, { legs: "none" }],
  [/^(teeth|tooth|fangs?|zahne|dientes|dents|denti|dentes)$/, { marks: [] }],
  [/^(bees?|bienen|abejas|abelhas|abeilles|api)$/, { marks: ["veil"] }],
  [/^(head|kopf|cabeza|tete|testa|cabeca)$/, { isHeadless: true }],
  [/^(stripes|spots|streifen|rayas|rayures|strisce|listras)$/, { marks: [] }],
];

const SUNBURNT = /^(sunburn(t|ed|s)?|sonnenbrand|insolado|insolada)$/;
/** Nothing but an outline is left of it. */
const seeThrough = new Set(wordsIn(wordList("see through")));
const HEADLESS = /^(headless|beheaded|decapitated|kopflos|kopfloser|kopflose|kopfloses)$/;
const BALD = /^(bald|balding|hairless|glatzkopfig|calvo|calva|careca|chauve|kel|botak)$/;
/** What grows on a head like hair. */
const HAIR = /^(mane|shag|wool|tuft|quills|crest)$/;
const fatWords = new Set(wordsIn(wordList("fat")));
const muscularWords = new Set(wordsIn(wordList("muscular")));
/** How the hero holds itself for what it has to do with the motif. */
const TOWARDS: Partial<Record<Relation, BodyPose>> = {
  lifts: "lift",
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
  climbs: "climb",
  leaps: "jump",
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
  faints: "lie",
  feeds: "point",
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
  RISES.test(base) ? "sleep" : way === "unable" ? "shrug" : "crossed";

const FEELS: Partial<Record<Expression, BodyPose>> = { sleepy: "sleep", sad: "facepalm" };

const IDLE: readonly BodyPose[] = ["wave", "hips", "cheer", "point", "think", "shrug", "stand"];

export const poseOf = (relation: Relation | null, reading: Reading, { step }: Staging): BodyPose => {
  const { denied, expression, text } = reading;
  const acts = relation && TOWARDS[relation];
  const does = denied ? poseOfDenied(denied) : isAsleep(reading) ? "lie" : poseOfDeed(reading);
  const feels = expression && FEELS[expression];
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

/** Whom the hero meets, in answer to what it does; what is ridden or worn is a picture. */
export const motifCreature = (
  { motif, relation, words, motifExpression }: Reading,
  felt: Expression | null = null,
): Picture | null => {
  const plain = creatureFor(motif, words);
  if (!motif || !plain || (relation === "wears" && !isOnHead(words, motif))) return null;
  const colour = colourSaid(words, motif);
  const dyed = colour ? { ...plain, coat: colour, limb: plain.limb && colour } : plain;
  const creature = plain.muzzle === "human" ? inUniform(plain, motif.word) : dyed;
  // What is ridden is a picture, unless that is of a relative.
  if (relation === "rides" && ONLY_A_HEAD.test(motif.id))
    return creaturePicture(creature, "lie", motifExpression ?? "deadpan");
  if (relation === "rides")
    return /^(creature|person|face)$/.test(kindOf(motif.id)) && creature !== creatureOf(motif.id)
      ? creaturePicture(creature, "stand", "happy")
      : null;
  const [pose, mood] = MET[relation ?? ""] ?? ["stand", "happy"];
  return creaturePicture(creature, pose, motifExpression ?? felt ?? mood);
};

/** Of these the picture is a face, which nobody rides. */
const ONLY_A_HEAD =
  /(-face$|^(bear|panda|koala|frog|lion|wolf|fox|hamster|polar-bear|raccoon|unicorn|mouse|rabbit)$)/;

/** "with a tiny professor on its head": somebody stands there, and is no costume. */
const isOnHead = (words: readonly Word[], { at, last = at }: Thing): boolean =>
  /^(on|atop) (top of )?(his|her|its|their|the|my) heads?$/.test(
    words
      .slice(last + 1, last + 4)
      .map(({ folded }) => folded)
      .join(" "),
  );

/** What those do who are met so, and the face that they make where the idea says none. */
const MET: Readonly<Record<string, readonly [BodyPose, Expression]>> = {
  chases: ["run", "scared"],
  beats: ["run", "sad"],
  feeds: ["stand", "happy"],
  faints: ["stand", "happy"],
  races: ["run", "determined"],
  hides: ["look", "angry"],
  spits: ["cheer", "scared"],
  flees: ["run", "angry"],
  fights: ["cheer", "scared"],
  fears: ["hips", "angry"],
  hugs: ["wave", "happy"],
  loves: ["clap", "loving"],
  heaves: ["cheer", "happy"],
  headfirst: ["cheer", "scared"],
  throws: ["jump", "screaming"],
  swallows: ["cheer", "screaming"],
};
