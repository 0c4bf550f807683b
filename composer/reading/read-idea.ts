import { castRoles, type Roles } from "./cast-roles.ts";
import { chooseMotif, type Pair } from "./choose-motif.ts";
import { chooseSetting } from "./choose-setting.ts";
import { type Count, countOf, motifCountOf } from "./count.ts";
import type { Denied } from "./denied.ts";
import type { Expression } from "./expression.ts";
import { fillHands, type Hands } from "./fill-hands.ts";
import type { Action } from "./find-action.ts";
import { findDoing } from "./find-doing.ts";
import { findHeart, type Heart, heartOf } from "./find-heart.ts";
import { findHero, type Hero } from "./find-hero.ts";
import { findLack } from "./find-lack.ts";
import { findMentions } from "./find-mentions.ts";
import { findScene, type Scene } from "./find-scene.ts";
import { findVisible } from "./find-visible.ts";
import type { GearId } from "./gear.ts";
import type { Gesture } from "./gesture.ts";
import type { Hour, Weather } from "./hour.ts";
import { ideaTextOf } from "./idea-text.ts";
import { type Mood, moodOf } from "./manner.ts";
import { type Passive, passiveOf } from "./passive.ts";
import { nameOf } from "./plain-names.ts";
import { NOWHERE } from "./props.ts";
import { readFeelings } from "./read-feelings.ts";
import { isHeaped, type Meeting, relate } from "./relate.ts";
import { type Relation, wornOn } from "./relation.ts";
import { relationOf } from "./relation-of.ts";
import type { SettingId } from "./settings.ts";
import { isHeldSo, type StageSet } from "./stage-set.ts";
import { fitOfHat, type State } from "./state.ts";
import type { Stuff } from "./stuff.ts";
import type { Thing } from "./thing.ts";
import type { Word } from "./words.ts";

/** What an idea is about, as far as its words show. */
export interface Reading {
  /** The idea as a person sees it. */
  text: string;
  subject: Thing | null;
  motif: Thing | null;
  setting: SettingId | null;
  /** The idea named the setting: then it may not be left out. */
  isSettingSaid: boolean;
  /** What one sees the place by, or what is done there: a dentist's chair, a table for poker. */
  stageSet: StageSet | null;
  /** When it is and what falls, where the idea says so. */
  hour: Hour | null;
  weather: Weather | null;
  /** What the motif or the subject is full of, covered in, made of or wrapped in. */
  stuff: (Pick<Stuff, "way"> & { id: string; isMotifs: boolean }) | null;
  /** What has become of subject and motif, as far as it can be seen: "burnt", "wet". */
  state: State | null;
  motifState: State | null;
  /** The motif is held the wrong way up. */
  isMotifUpsideDown: boolean;
  /** The setting in the idea's own words ("on the moon"), when it gave one. */
  place: string | null;
  /** The picture of what it has in a hand besides, where the motif is what it is in, on or dressed in. */
  held: string | null;
  /** What it wears besides, where the motif is something else. */
  worn: Thing | null;
  /** The picture of what the subject has between its teeth. */
  mouthpiece: string | null;
  /** What the subject has to do with the motif. */
  relation: Relation | null;
  /** The motif that it lacks is gone, and not forbidden. */
  isMissed: boolean;
  /** What the motif does to the subject, where the idea says it that way round: "a lion licked by a lamb". */
  passive: Passive | null;
  /** How many of the subject there are, as far as they can be shown. */
  count: Count;
  /** How many of the motif it has to do with. */
  motifCount: Count;
  /** The motif lies in a heap. */
  isHeap: boolean;
  /** The face that the words ask for. */
  expression: Expression | null;
  /** The face of how the subject was described, which no deed and no place changes. */
  typedFace: Expression | null;
  /** The face that the hero gives the motif: "an onion making a chef cry". */
  motifExpression: Expression | null;
  gear: GearId | null;
  /** The hat is far too small or too large. */
  hatFit: State | null;
  /** The word that called for the gear ("astronaut"), for the writer. */
  role: string | null;
  action: Action | null;
  /** What one sees on the hero itself of what it does or is. */
  gesture: Gesture | null;
  /** What the idea says is not done. */
  denied: Denied | null;
  /** What the subject fears, loves and hopes for. */
  heart: Heart;
  mood: Mood | null;
  /** How the subject was described: "sleepy", "tiny". */
  manner: string | null;
  words: Word[];
}

export const readIdea = (prompt: string): Reading => {
  const idea = ideaTextOf(prompt);
  const mentions = findMentions(idea);
  const scene = findScene(idea, mentions);
  const hero = findHero(idea, mentions);
  const visible = findVisible(mentions.candidates, scene, hero);
  const cast = castRoles(idea, { mentions, scene, hero, visible });
  const lack = findLack(idea, { mentions, scene, roles: cast });
  // "a drummer without sticks": nobody plays what they lack something for.
  const roles = lack.isOfTool ? { ...cast, motif: null } : cast;
  const doing = findDoing(idea, { mentions, scene, hero, roles });
  const hands = fillHands(idea, { roles, doing, visible });
  const pair = chooseMotif(idea, { mentions, scene, hero, roles, doing, hands, lack });
  const meeting = relate(idea, { scene, hero, visible, doing, hands, lack, pair });
  const { text, words } = idea;
  const { subject } = pair;
  const { motif, relation } = meeting;
  return {
    text,
    words,
    ...aboutSubject(words, { scene, hero, roles, pair }, relation),
    ...aboutMotif(words, scene, meeting),
    relation,
    isMissed: meeting.isMissed,
    // "got dumped by a pizza" is seen on who was.
    passive: meeting.isHung || lack.thing || hero.gesture?.mood ? null : passiveOf(words, subject, motif),
    held: heldIn(hands, meeting) ?? keptThere(scene, subject, motif),
    worn: wornBesides(words, visible, doing.action, meeting, subject, scene),
    stuff: stuffIn(scene, subject, motif),
    action: doing.action,
    denied: hero.denied,
    ...chooseSetting(idea, { mentions, scene, roles, doing, pair, meeting }),
    stageSet: meeting.stageSet,
    hour: scene.hour,
    weather: scene.weather,
    ...readFeelings(idea, { mentions, scene, hero, doing, lack, pair, meeting }),
    heart: heartOf(findHeart(words, subject?.at ?? unnamedAt(words)), doing.action, doing.foreignAction),
    mood: moodOf(words),
  };
};

const aboutSubject = (
  words: Word[],
  { scene, hero, roles, pair }: { scene: Scene; hero: Hero; roles: Roles; pair: Pair },
  relation: Relation | null,
) => ({
  subject: pair.subject,
  state: pair.subjectState,
  count: countOf(words, pair.subject),
  gear: roles.gear?.id ?? scene.stageSet?.gear ?? null,
  hatFit: roles.gear ? fitOfHat(words, roles.gear.at) : null,
  role: roles.gear?.word ?? roles.calling,
  gesture: isGestureOver(hero, pair, relation) ? null : pair.subject && hero.gesture,
  mouthpiece: scene.mouthpiece?.id ?? null,
});

/** Who is fed, or is seen to be "stronger than" another. */
const isGestureOver = ({ gesture }: Hero, { seen }: Pair, relation: Relation | null): boolean => {
  if (gesture?.isOverOnceFed && FED.test(relation ?? "")) return true;
  const other = seen?.compared?.thing;
  return other !== undefined && [...(gesture?.at ?? [])].some((at) => at >= other.at - 3 && at < other.at);
};
const FED = /^(eats|drinks|bites|swallows|cooks)$/;

const aboutMotif = (words: Word[], { heap }: Scene, { motif, motifState }: Meeting) => {
  const isHeap = isHeaped(heap, motif);
  return {
    motif,
    motifState,
    isHeap,
    motifCount: motif && !isHeap ? motifCountOf(words, motif) : 1,
    isMotifUpsideDown: words.some(({ at }) => isHeldSo(words, at)),
  } as const;
};

/** What the motif or the subject is full of, covered in or made of. */
const stuffIn = (scene: Scene, subject: Thing | null, motif: Thing | null): Reading["stuff"] =>
  scene.stuff && keptThere(scene, subject, motif) === null
    ? {
        id: scene.stuff.thing.id,
        way: scene.stuff.way,
        isMotifs: scene.stuff.bearer.id === motif?.id && scene.stuff.bearer !== subject,
      }
    : null;

/** "a guard in a museum of cheese": what a place is made of lies over nobody who is there, who has one in a hand. */
const keptThere = ({ stuff, stageSet }: Scene, subject: Thing | null, motif: Thing | null): string | null =>
  stuff?.way === "made" &&
  stageSet?.behind === stuff.bearer.id &&
  stuff.bearer.at !== subject?.at &&
  stuff.bearer.at !== motif?.at
    ? stuff.thing.id
    : null;

/** "a frog in a tuxedo riding a horse": it has that on, whatever else it does. */
const wornBesides = (
  words: Word[],
  visible: readonly Thing[],
  action: Action | null,
  { motif, relation }: Meeting,
  subject: Thing | null,
  scene: Scene,
): Thing | null =>
  relation === "wears" || motif === null
    ? null
    : (visible.find(
        (thing) =>
          thing.at < words.length &&
          thing.at !== motif.at &&
          thing.at !== subject?.at &&
          !thing.isLoose &&
          /^(body|feet)$/.test(wornOn(thing.id)) &&
          relationOf(words, action, subject, thing) === "wears",
      ) ?? garmentThere(scene, motif));

/** "doing ballet on a drum": what one does it in is on, whatever it is done on. */
const garmentThere = ({ stageSet }: Scene, motif: Thing): Thing | null => {
  const id = stageSet?.holds;
  return id !== undefined && id !== motif.id && wornOn(id) === "body"
    ? { id, word: nameOf(id), at: NOWHERE, score: 0 }
    : null;
};

/** What is in a hand besides the motif: another thing, or the tool of what is done to somebody. */
const heldIn = ({ besides, tool, isToolAlone }: Hands, { motif, relation }: Meeting): string | null => {
  if (isToolAlone || motif === besides) return null;
  if (besides) return besides.id;
  const isUsed = tool !== null && tool.id !== motif?.id && USES_TOOL.test(relation ?? "");
  return isUsed ? tool.id : null;
};
const USES_TOOL = /^(meets|works|waters|pets|feeds)$/;

/** Where the hero stands of an idea with nothing that can be drawn: before everything it does. */
const unnamedAt = (words: Word[]): number => (words.length > 2 ? 0 : -1);
