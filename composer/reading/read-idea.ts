import {
  causesInAll,
  IN_HAND,
  isBetween,
  isCaused,
  isDeedWord,
  isFeared,
  isOnHero,
  isStateOf,
  lackedAmong,
  notIt,
  POSTURES,
} from "./about-motif.ts";
import { isLeft, isMarketLevel } from "./absent.ts";
import { chooseRoles, tools } from "./choose-roles.ts";
import { containers } from "./containers.ts";
import { type Count, countOf, motifCountOf } from "./count.ts";
import { type Denied, isLost, moodOfDenied, RISES } from "./denied.ts";
import { type Expression, expressionOf, expressionOfManner } from "./expression.ts";
import { type Action, findAction } from "./find-action.ts";
import { findHeart, type Heart, heartOf } from "./find-heart.ts";
import { findHero, isInGesture } from "./find-hero.ts";
import { type Found, findPlace, habitatOf, placeWords } from "./find-listed.ts";
import { findMentions } from "./find-mentions.ts";
import { findScene, isInScene } from "./find-scene.ts";
import { foreignAction } from "./foreign-action.ts";
import type { GearId } from "./gear.ts";
import type { Gesture } from "./gesture.ts";
import { headFinal, ofClause } from "./head-final.ts";
import type { Hour, Weather } from "./hour.ts";
import { ideaTextOf } from "./idea-text.ts";
import { inIdiom } from "./idioms.ts";
import { languageOf } from "./languages.ts";
import { describing, findManner, type Mood, moodOf, without } from "./manner.ts";
import { type Passive, passiveOf } from "./passive.ts";
import { LETTERED, matchPhrase, OWN_NAME } from "./picture-index.ts";
import { type Posing, posingOf, secretSelf } from "./posing.ts";
import { jobSaid, propOfWords, toolFor } from "./props.ts";
import { isInHand, type Relation, relationBy, relationOf } from "./relation.ts";
import { seenBy } from "./seen-by.ts";
import { gearSettings, type SettingId } from "./settings.ts";
import { atFront, hungFrom, isHeldSo, isStaged, propOfSet, type StageSet } from "./stage-set.ts";
import { type State, stateOf } from "./state.ts";
import type { Stuff } from "./stuff.ts";
import { surroundingsOf } from "./surroundings.ts";
import type { Thing } from "./thing.ts";
import { otherParty, relationOfGiven } from "./third-party.ts";
import { unableWith } from "./unable.ts";
import { unseenLack, unseenMotif } from "./unseen.ts";
import { formsOf } from "./word-forms.ts";
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
  /** The picture of what the subject has between its teeth. */
  mouthpiece: string | null;
  /** What the subject has to do with the motif. */
  relation: Relation | null;
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
  /** The face that the hero gives the motif: "an onion making a chef cry". */
  motifExpression: Expression | null;
  gear: GearId | null;
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
  const { text, readable, words } = idea;
  const mentions = findMentions(idea);
  const { named, absent, withinNames } = mentions;
  const gearFound = mentions.gear;
  const settingFound = mentions.setting;
  const things = mentions.candidates;
  const scene = findScene(idea, mentions);
  const { stageSet, heap, mouthpiece, stuff, hour, weather } = scene;
  const heroFound = findHero(idea, mentions);
  const { lettered: hero, denied, gesture } = heroFound;
  const shown = things.filter(
    (thing) => !isInScene(scene, thing, things[0]) && !isInGesture(heroFound, thing),
  );
  const settingSaid = settingFound?.id ?? null;
  const posing = posingOf(words, shown);
  const secret = posing ? null : secretSelf(words, shown);
  const cast = {
    ...ofClause(words, chooseRoles(words, hero ? [hero, ...shown] : shown, gearFound, settingSaid !== null)),
    ...headFinal(words, shown),
    ...(posing && { subject: posing.hero, motif: posing.as, second: null }),
    ...(secret && inOne(secret, gearFound)),
  };
  const isShown = ({ at, folded }: Word) =>
    absent.has(at) ||
    stageSet?.at.has(at) ||
    gesture?.at.has(at) ||
    formsOf(folded).some((form) => placeWords.has(form)) ||
    placeWords.has(`${words[at - 1]?.folded ?? ""} ${folded}`) ||
    at === gearFound?.at ||
    heap?.at.has(at) ||
    matchPhrase(folded)?.weight === OWN_NAME ||
    isMarketLevel(words, at) ||
    inIdiom(words, at);
  const notHero = cast.subject && !posing ? notIt(words, named, cast.subject) : null;
  if (heap?.way === "over") cast.motif = heap.thing;
  // "a train conductor chasing his train": the tool of a trade that is named again is what it is done to.
  const again =
    cast.motif && cast.motif.at === cast.subject?.at ? namedAgain(words, cast.motif, absent) : null;
  if (again) cast.motif = again;
  // "a drummer without sticks": nobody plays what they lack something for.
  const isOwnTool = cast.motif !== null && cast.motif.at === cast.subject?.at;
  const missing =
    isOwnTool && cast.subject
      ? (lackedAmong(words, named, absent) ?? unseenLack(words, named, cast.subject))
      : null;
  if (missing) cast.motif = null;
  const lacking =
    missing ??
    (cast.motif || !cast.subject || words.some(({ at }) => isLeft(words, at))
      ? null
      : (notHero ??
        lackedAmong(words, named, absent) ??
        propOfWords(
          words.filter((word) => absent.has(word.at) || isLost(words, word)),
          cast.subject,
        ) ??
        unseenLack(words, named, cast.subject) ??
        (stageSet || languageOf(words) !== null ? null : unableWith(words))));
  const unseenThing =
    cast.motif || lacking || mouthpiece || stuff || !cast.subject
      ? null
      : unseenMotif(words, named, cast.subject, isShown);
  const abroad = foreignAction(readable, words, things, cast.subject);
  const action = abroad ?? findAction(words, cast.subject?.at ?? -1, withinNames);
  const unstaged = stageSet ? words.filter(({ at }) => !stageSet.at.has(at)) : words;
  const deed = stageSet && action && isStaged(words, stageSet, action) ? null : action;
  const tool = cast.subject
    ? toolFor(unstaged, deed, cast.subject, [
        cast.calling,
        cast.gear?.word,
        cast.subject.word,
        jobSaid(words),
      ])
    : null;
  const ofWords = cast.subject && languageOf(words) === null ? propOfWords(unstaged, cast.subject) : null;
  // "ironing a shirt": the iron is in a hand, and the shirt is what it is done to.
  const isVerb = cast.motif !== null && cast.second !== null && isDeedWord(words, cast.motif, cast.second);
  const toolSaid = isVerb ? cast.motif : tool;
  if (isVerb) cast.motif = cast.second;
  const isDoneWith = /^(works|waters)$/.test(relationOf(words, action, cast.subject, cast.motif) ?? "");
  if (tool && cast.motif && isOnHero(words, cast.motif)) cast.motif = tool;
  // A hole that is dug is seen by the earth and the shovel.
  if (tool?.id === "shovel" && cast.motif?.id === "hole") cast.motif = tool;
  const isTool = tool !== null && tools.has(tool.id) && cast.motif?.id !== tool.id && !isDoneWith;
  const isHeldBesides = (motif: Thing | null, held: Thing | null): boolean =>
    POSTURES.test(relationOf(words, action, cast.subject, motif) ?? "") &&
    held !== null &&
    (IN_HAND.test(relationOf(words, action, cast.subject, held) ?? "") ||
      isInHand(words, held) ||
      isBetween(words, cast.subject, motif, held));
  // "stealing fries from a cop": whom it is taken from or given to is there too.
  const given = [cast.motif, cast.second].flatMap((held) =>
    held && cast.subject ? otherParty(words, shown, cast.subject, held) : [],
  )[0];
  if (given) [cast.motif, cast.second] = [given.held, given.other];
  const isSwapped = given !== undefined || isHeldBesides(cast.second, cast.motif);
  const besides = isSwapped ? cast.motif : isHeldBesides(cast.motif, cast.second) ? cast.second : null;
  if (isSwapped) cast.motif = cast.second;
  // A helmet leaves no room for hands: what an astronaut holds is shown instead of where it is.
  if (besides && (cast.gear?.id === "astronaut" || cast.subject?.id === "astronaut")) cast.motif = besides;
  const isSeenByTool =
    tool !== null && unseenThing !== null && (WRITES.test(tool.id) || isOnHero(words, unseenThing));
  const unseen = isSeenByTool ? null : unseenThing;
  const staged =
    cast.motif || lacking
      ? null
      : cast.subject && relationBy(cast.subject) === "rides"
        ? null
        : propOfSet(stageSet);
  const found = {
    ...cast,
    motif: isTool
      ? tool
      : (cast.motif ?? lacking ?? staged ?? (mouthpiece ? unseen : (ofWords ?? unseen ?? tool))),
  };
  if (isPhrase(words, found.subject, found.motif)) found.subject = null;
  const seen = seenBy(words, action, posing, found);
  if (seen) found.motif = seen.motif;
  const state = stateOf(words, found.subject);
  const isHeaped = (thing: Thing | null): boolean => heap !== null && thing?.at === heap.thing.at;
  if (state !== null && found.motif?.id === LETTERED && isStateOf(words, found.motif)) found.motif = null;
  const feared = found.subject !== null && isFeared(words, found.subject);
  const said = seen
    ? seen.relation
    : lacking
      ? "lacks"
      : staged && found.subject
        ? staged.id === "bed"
          ? "lies"
          : staged.id === "cage"
            ? "behind"
            : containers.has(staged.id)
              ? saysHeadfirst(words)
                ? "headfirst"
                : STAGED_IN.test(staged.id)
                  ? "in"
                  : relationBy(staged)
              : relationBy(staged)
        : given
          ? relationOfGiven(action)
          : heap?.way && isHeaped(found.motif)
            ? HEAPED[heap.way]
            : relationOf(words, action, found.subject, found.motif);
  const motifState = found.motif && stateOf(words, found.motif, true);
  const isHuge =
    motifState === "giant" && gesture?.pose === undefined && said === "holds" && found.motif?.id !== LETTERED;
  const relation = feared && said === "fears" ? "meets" : isHuge ? "heaves" : said;
  // Who hangs from something by the feet has it above.
  const hung = stageSet?.over && relation === "hangs" ? found.motif : null;
  if (hung) found.motif = null;
  const isHeld = ({ id }: Thing) => id === besides?.id || id === found.subject?.id || id === found.motif?.id;
  const surroundings = surroundingsOf(
    words,
    action,
    { ...found, relation },
    shown.filter((thing) => !isHeld(thing) && !thing.isLoose),
  );
  const isUsed =
    toolSaid !== null &&
    found.motif?.id !== toolSaid.id &&
    /^(meets|works|waters|pets|feeds)$/.test(relation ?? "");
  const heldTool = isUsed ? toolSaid.id : null;
  const ofMotif = found.motif ? describing(words, found.motif) : [];
  const ofHero = words.filter((word) => !ofMotif.includes(word));
  const manner = findManner(words, found.subject);
  const felt =
    expressionOfManner(manner) ??
    expressionOf(
      ofHero.filter(
        ({ at }) => !mentions.silent.has(at) && (denied?.at !== at || denied.way === "unwilling"),
      ),
      action && action.base.split(" ")[0] !== denied?.base
        ? { ...action, base: without(action.base, ofMotif) }
        : null,
      ofHero,
    );
  // A set has a face of its own for what one cannot do there.
  const unsaid = stageSet?.mood && denied?.way === "unable" ? null : moodOfDenied(denied);
  if (denied?.way === "unwilling" && relation === "refuses" && found.motif?.id === LETTERED)
    found.motif = { ...found.motif, word: "nope" };
  const caused = found.motif ? isCaused(words, found.motif) : causesInAll(words);
  return {
    text,
    subject: found.subject,
    motif: found.motif,
    stageSet:
      stageSet || surroundings
        ? { ...surroundings, ...(stageSet && atFront(stageSet, relation)), ...hungFrom(hung) }
        : null,
    setting:
      (settingFound && stageSet?.at.has(settingFound.at) ? stageSet.setting : settingSaid) ??
      settingSaid ??
      stageSet?.setting ??
      gearSettings[found.gear?.id ?? ""] ??
      habitatOf(found.subject?.id) ??
      habitatOf(found.motif?.id),
    isSettingSaid:
      hour !== null || weather !== null || (settingFound !== null && settingFound.at !== found.subject?.at),
    hour,
    weather,
    stuff: stuff && {
      id: stuff.thing.id,
      way: stuff.way,
      isMotifs: stuff.bearer.id === found.motif?.id && stuff.bearer !== found.subject,
    },
    state,
    isMotifUpsideDown: words.some(({ at }) => isHeldSo(words, at)),
    motifState,
    place: action?.place ?? findPlace(words, settingSaid),
    held: isTool || found.motif === besides ? null : (besides?.id ?? heldTool),
    mouthpiece: mouthpiece?.id ?? null,
    relation: hung ? null : relation,
    passive: hung || lacking ? null : passiveOf(words, found.subject, found.motif),
    count: countOf(words, found.subject),
    motifCount: found.motif && !isHeaped(found.motif) ? motifCountOf(words, found.motif) : 1,
    isHeap: isHeaped(found.motif),
    expression:
      caused || feared
        ? "smug"
        : ((denied && RISES.test(denied.base) ? unsaid : felt) ??
          unsaid ??
          (notHero && lacking === notHero ? "deadpan" : null)),
    motifExpression: caused && found.motif ? felt : feared ? "scared" : expressionOf(ofMotif, null),
    gear: found.gear?.id ?? stageSet?.gear ?? null,
    role: found.gear?.word ?? found.calling,
    action,
    gesture: found.subject && gesture,
    denied,
    heart: heartOf(findHeart(words, found.subject?.at ?? unnamedAt(words)), action, abroad),
    mood: moodOf(words),
    manner,
    words,
  };
};

const HEAPED = { built: "works", over: "behind" } as const;

const namedAgain = (words: readonly Word[], thing: Thing, absent: ReadonlySet<number>): Thing | null => {
  const word = words.find(
    ({ at, folded }) =>
      at > (thing.last ?? thing.at) && !absent.has(at) && matchPhrase(folded)?.id === thing.id,
  );
  return word ? { ...thing, at: word.at, last: word.at } : null;
};

/** Nobody holds in the hands what they live or are boiled in. */
const STAGED_IN = /^(cardboard-box|pot-of-food)$/;
const saysHeadfirst = (words: readonly Word[]): boolean =>
  words.some(
    ({ folded, at }) =>
      /^(head|heads|face)$/.test(folded) && /^(in|into|inside)$/.test(words[at + 1]?.folded ?? ""),
  );

/** What is done with these one sees by them: what is hacked is on no board. */
const WRITES = /^(laptop|keyboard|typewriter)$/;

/** One person with the hat of the other, or with the trade of the other where that one has no hat. */
const inOne = ({ hero, as }: Posing, gear: Found<GearId> | null) =>
  gear?.at === as.at
    ? { subject: hero, motif: null, second: null, gear }
    : { subject: as, motif: null, second: null, calling: hero.word };

/** "touch grass simulator": what has no picture and does nothing is lettered as it was typed. */
const isPhrase = (words: Word[], subject: Thing | null, motif: Thing | null): boolean =>
  subject?.id === LETTERED &&
  !motif &&
  words.length > (subject.last ?? subject.at) + 1 - (OPENS.test(words[0]?.folded ?? "") ? 0 : subject.at) &&
  words.length < 8;
const OPENS = /^(a|an|the|my|our)$/;

/** Where the hero stands of an idea with nothing that can be drawn: before everything it does. */
const unnamedAt = (words: Word[]): number => (words.length > 2 ? 0 : -1);
