import { phrasesIn, wordsIn } from "../data-text.ts";
import { isNeeded, isSecond } from "./absent.ts";
import { callingOf, chooseHero } from "./choose-hero.ts";
import { foldText } from "./clean-text.ts";
import { type Found, PLACE_PREPOSITION, placeWords } from "./find-listed.ts";
import type { GearId } from "./gear.ts";
import { isMet } from "./is-met.ts";
import { kindOf } from "./picture-index.ts";
import { nameOf } from "./plain-names.ts";
import { eating, relationBy } from "./relation.ts";
import type { Thing } from "./thing.ts";
import { ARTICLE, isOfThirdParty } from "./third-party.ts";
import { matchVerb } from "./verbs.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** A creature beside a person is the subject in that person's dress; a person alone is the subject. */
export const chooseRoles = (
  words: Word[],
  things: Thing[],
  gear: Found<GearId> | null,
  isSettingSaid: boolean,
) => {
  const hero = chooseHero(words, things, gear);
  if (!hero) return { subject: null, motif: null, second: null, gear, calling: null };
  const worn = gear && isWornByHero(words, things, gear, hero) ? gear : null;
  const calling = callingOf(words, things, hero);
  const others = things.filter((thing) => thing !== calling && isMotif(words, thing, hero, worn));
  const ranked = rankedMotifs(words, things, hero, others);
  const first = ranked[0] ?? null;
  // Where it happens is a setting; of which there is none, the place itself stands behind.
  const isSetting = first && isSettingSaid && isBehind(words, first, hero) && !landmarks.has(first.id);
  const motif = isSetting ? null : first;
  if (motif && trades.has(motif.word)) motif.word = nameOf(motif.id);
  const isTrade = trades.has(hero.word) && !/^(creature|person|face)$/.test(kindOf(hero.id));
  return {
    subject: isTrade ? { ...hero, id: "man" } : hero,
    motif: motif ?? (isTrade ? { ...hero, word: nameOf(hero.id) } : null),
    second: motif && (ranked.find((thing) => thing !== motif && rankOf(words, thing) <= 0) ?? null),
    gear: worn,
    calling: calling?.word ?? null,
  };
};

const isWornByHero = (words: Word[], things: Thing[], gear: Found<GearId>, hero: Thing): boolean =>
  gear.at !== hero.at && !things.some((thing) => thing !== hero && isSomebodyElse(words, thing, gear, hero));

/** Whether a thing can be what the hero has to do with: it is neither the hero's own nor where all of it is. */
const isMotif = (words: Word[], thing: Thing, hero: Thing, gear: Found<GearId> | null): boolean =>
  thing.at !== hero.at &&
  (thing.id !== hero.id || isAnother(words, thing)) &&
  !(gear && isOfGear(words, thing, gear)) &&
  !thing.isLoose &&
  kindOf(thing.id) !== "face" &&
  !isWhere(words, thing);

const isOfGear = (words: Word[], thing: Thing, { at }: Found<GearId>): boolean =>
  (thing.at <= at && at <= (thing.last ?? thing.at) && relationBy(thing) !== "sits") ||
  isItsHat(words, thing, at);

const rankedMotifs = (words: Word[], things: Thing[], hero: Thing, others: readonly Thing[]): Thing[] => {
  const isThirds = (thing: Thing) => Number(isOfThirdParty(words, things, hero, thing));
  // "a lawn flamingo guarding a door": what only says which hero comes after what it has to do with.
  const isWhich = (thing: Thing) => Number((thing.last ?? thing.at) === hero.at - 1);
  const isUsed = (thing: Thing) => Number(isEatenWith(words, thing));
  return others.toSorted(
    (a, b) =>
      isThirds(a) - isThirds(b) ||
      isUsed(a) - isUsed(b) ||
      rankOf(words, a) - rankOf(words, b) ||
      isWhich(a) - isWhich(b),
  );
};

/** "eating a cactus with a fork": the cactus is what it is about. */
export const isEatenWith = (words: Word[], { id, at }: Thing): boolean =>
  /^(fork|spoon|chopsticks|kitchen-knife|ladle|spatula|cup-with-straw)$/.test(id) &&
  words.slice(Math.max(0, at - 3), at).some(({ folded }) => /^(with|through)$/.test(folded)) &&
  words.slice(0, at).some(({ folded }) => {
    const verb = matchVerb(folded)?.forms.base ?? "";
    return eating.has(verb) || /^(stab|cut|slice|poke|stir|carve|drink|slurp)$/.test(verb);
  });

/**
 * A place is the setting, which is drawn behind; a thing to hold comes before a person, a person before a mood.
 */
const RANKS = { creature: 0, food: 0, thing: 0, nature: 0, sign: 1, person: 2, face: 3, place: 4 } as const;
const rankOf = (words: Word[], thing: Thing): number =>
  tools.has(thing.id) || isDoneTo(words, thing) ? -1 : RANKS[kindOf(thing.id)];

/** A place that nobody carries stands behind who is there. */
const isBehind = (words: Word[], motif: Thing, hero: Thing): boolean =>
  rankOf(words, motif) === RANKS.place &&
  !/^(volcano|world-map)$/.test(motif.id) &&
  kindOf(hero.id) !== "place" &&
  isScenery(words, motif);

const isScenery = (words: Word[], { at: place }: Thing): boolean =>
  words.slice(Math.max(0, place - 3), place).some(({ folded }) => PLACE_PREPOSITION.test(folded)) ||
  !words.some(({ at, folded }) => at < place && CARRIES.test(matchVerb(folded)?.forms.base ?? ""));

/** "on a bench feeding pensioners", "beating a car at the traffic light": it is done to them, wherever that is. */
const isDoneTo = (words: Word[], { id, at }: Thing): boolean => {
  const before = words.slice(Math.max(0, at - 3), at).map(({ folded }) => folded);
  const verb = before.findLastIndex((word) => FEEDS.test(word) || BEATS.test(word));
  if (verb < 0 || before.slice(verb + 1).some((word) => /^(in|on|at|with|from|for|to|of|by)$/.test(word)))
    return false;
  return BEATS.test(before[verb] ?? "") || /^(creature|person|face)$/.test(kindOf(id));
};
const FEEDS = /^(feed|feeds|feeding|fed)$/;
const BEATS = /^(beat|beats|beating|outruns|outrunning|overtakes|overtaking|outpacing)$/;

/** "chef hat", "chapéu de cozinheiro": the hat is that of who wears such a one. */
const isItsHat = (words: Word[], thing: Thing, gearAt: number): boolean =>
  relationBy(thing) === "wears" &&
  (thing.at === gearAt + 1 ||
    (thing.at === gearAt - 2 && /^(de|di|da|do|du|of|von|van)$/.test(words[gearAt - 1]?.folded ?? "")));

/** "a poodle chasing a plumber": the plumber's hat is the plumber's. */
const isSomebodyElse = (words: Word[], thing: Thing, gear: Found<GearId>, hero: Thing): boolean =>
  thing.at === gear.at &&
  !/^(hat|cap|helmet|costume|suit|outfit|mask|uniform)$/.test(words[thing.at + 1]?.folded ?? "") &&
  kindOf(thing.id) === "person" &&
  thing.at > (hero.last ?? hero.at) + 2 &&
  isMet(words, thing);

/** "a boss afraid of his employees": somebody who has an article or an owner is no second name of the hero. */
const isAnother = (words: Word[], { id, at, word }: Thing): boolean =>
  isNeeded(words, at) ||
  isSecond(words, at) ||
  (kindOf(id) === "person" && ARTICLE.test(words[at - 1]?.folded ?? "") && word !== words[0]?.folded);

/** Places of which the setting alone says too little. */
const landmarks = new Set(wordsIn(wordList("landmarks")));

const CARRIES = /^(hold|carry|lift|steal|eat|juggle|bite|build|buy|sell|hug|paint)$/;
/** What is worked with is what one sees of the work: an iron before the shirts. */
export const tools = new Set(wordsIn(wordList("motif of pushes")));

/** "the bus driver": a trade that is shown by its tool is somebody with that tool. */
const trades = new Set(phrasesIn(wordList("trades by their tool")).map(foldText));

const occasions = new Set(wordsIn(wordList("occasions")));

/** "at a wedding", "at the dentist": where it happens, which nobody holds or meets. */
const isWhere = (words: Word[], thing: Thing): boolean => {
  const before = words.slice(Math.max(0, thing.at - 4), thing.at);
  const from = before.findLastIndex(
    ({ at, folded }) =>
      /^(at|during|in|on|to|after|before|from|en|no|na|im|am|auf|dans|nel|nella|op|w|di|в|на)$/.test(
        folded,
      ) ||
      (folded === "for" &&
        (words[at - 1]?.folded === "late" ||
          /^(breakfast|lunch|dinner|brunch)$/.test(words[at + 1]?.folded ?? ""))),
  );
  const between = before.slice(from + 1);
  if (from < 0 || between.some(({ at, folded, endsClause }) => endsClause || (at > 0 && STOPS.test(folded))))
    return false;
  if (kindOf(thing.id) === "place") return false;
  if (occasions.has(thing.word)) return true;
  // A moon or a volcano is seen behind whoever is on it, and who is on a throne sits there.
  if (placeWords.has(thing.word) && !/^(backs|sits|rides|boards|mans|meets|lifts)$/.test(relationBy(thing)))
    return true;
  const verb = matchVerb(words[(before[from]?.at ?? 0) - 1]?.folded ?? "")?.forms.base ?? "";
  return before[from]?.folded === "at" && kindOf(thing.id) === "person" && !aimed.has(verb);
};
const STOPS = /^(who|that|with|and|of|for|is)$/;
/** "barks at the mailman": that is done to somebody, and not where somebody is. */
const aimed = new Set(
  wordsIn(["talks", "watches", "throws", "spits"].map((deed) => wordList(`deed ${deed}`)).join(" ")),
);
