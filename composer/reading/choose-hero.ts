import { wordsIn } from "../data-text.ts";
import type { Found } from "./find-listed.ts";
import type { GearId } from "./gear.ts";
import { manners } from "./manner.ts";
import { kindOf, LETTERED } from "./picture-index.ts";
import type { Thing } from "./thing.ts";
import { ARTICLE } from "./third-party.ts";
import { matchPast, matchVerb } from "./verbs.ts";
import { wordList } from "./word-list.ts";
import { SMALL_WORDS, type Word } from "./words.ts";

/** Who the idea is about. */
export const chooseHero = (
  words: readonly Word[],
  things: readonly Thing[],
  gear: Found<GearId> | null,
): Thing | null => {
  const likeliest = likeliestAmong(words, things);
  if (!likeliest) return null;
  // "king of the pigeons", "cowboy cactus": a crowned pigeon says more than a king.
  if (gear?.at === likeliest.at && /person|face/.test(kindOf(likeliest.id))) {
    const ruled = things.find((thing) => isDressedBy(words, gear, thing));
    if (ruled) return ruled;
  }
  return (
    ownedBy(words, things, likeliest) ??
    whoseIs(words, things, likeliest) ??
    actorBefore(words, things, likeliest) ??
    bearerOf(words, things, likeliest) ??
    likeliest
  );
};

const likeliestAmong = (words: readonly Word[], things: readonly Thing[]): Thing | undefined => {
  // What a word merely calls to mind is no hero: such an idea is lettered.
  const [first] = things;
  if (words.length === 1 && first?.isLoose) return { ...first, id: LETTERED, isLoose: false };
  return things.find(({ isLoose, standsFor }) => !isLoose && !standsFor);
};

/** Whether a thing is who wears the gear that the idea names before it. */
const isDressedBy = (words: readonly Word[], gear: Found<GearId>, thing: Thing): boolean =>
  !thing.isLoose &&
  ((kindOf(thing.id) === "creature" && isRuled(words, gear.at, thing.at)) ||
    (thing.at === gear.at + 1 && /creature|food|thing|nature/.test(kindOf(thing.id))));

/** "king of the pigeons", "wizard frog", but not "a knight riding a giant chicken". */
const isRuled = (words: readonly Word[], gearAt: number, thingAt: number): boolean =>
  thingAt <= gearAt + 3 &&
  words
    .slice(gearAt + 1, thingAt)
    .every(({ folded }) => /^(of|the|all|a|an)$/.test(folded) || manners.has(folded));

/**
 * "kangaroo judge", "lighthouse keeper crab": a profession beside a creature is its own, not somebody else's.
 */
export const callingOf = (
  words: readonly Word[],
  things: readonly Thing[],
  hero: Thing,
): Thing | undefined => {
  if (!BEARERS.test(kindOf(hero.id)) && !OF_AN_AGE.test(hero.id)) return undefined;
  const follows = (one: Thing, other: Thing) => {
    const last = one.last ?? one.at;
    return other.at === last + 1 && !words[last]?.endsClause;
  };
  return things.find(
    (thing) =>
      kindOf(thing.id) === "person" &&
      thing !== hero &&
      (follows(hero, thing) ||
        follows(thing, hero) ||
        isSaidToBe(words, thing, hero) ||
        isSaidToBe(words, hero, thing)),
  );
};

/** "my uncle's haunted lawnmower": it is about the lawnmower, whoever has it. */
const ownedBy = (words: readonly Word[], things: readonly Thing[], owner: Thing): Thing | undefined => {
  if (!isOwner(words, owner)) return undefined;
  const last = owner.last ?? owner.at;
  const owned = things.find(({ at, isLoose, standsFor }) => at > last && !isLoose && !standsFor);
  const between = owned && words.slice(last + 1, owned.at);
  return between && between.length <= MOST_DESCRIBED && !between.some(isNoAdjective) ? owned : undefined;
};
const isOwner = (words: readonly Word[], { at, last = at }: Thing): boolean =>
  /['’]s$/.test(words[last]?.shown ?? "") && !words[last]?.endsClause;
const MOST_DESCRIBED = 2;
/** "the dog's out of a job": that is no possession. */
const isNoAdjective = ({ folded, endsClause }: Word): boolean =>
  endsClause || (SMALL_WORDS.has(folded) && folded !== "own") || matchVerb(folded)?.shape === "third";

/** "a magician whose rabbit quit": it is about the magician. */
const whoseIs = (words: readonly Word[], things: readonly Thing[], { at }: Thing): Thing | undefined => {
  const whose = words.findIndex(({ folded }) => folded === "whose");
  return whose < 0 || whose > at || at > whose + 2
    ? undefined
    : things.find((thing) => !thing.isLoose && !thing.standsFor && (thing.last ?? thing.at) === whose - 1);
};

/** "dentures chasing grandma": who is done something to is not who does it. */
const actorBefore = (
  words: readonly Word[],
  things: readonly Thing[],
  { at, id }: Thing,
): Thing | undefined =>
  things.find((thing) => {
    const end = thing.last ?? thing.at;
    const [verb, ...rest] = words.slice(end + 1, at).map(({ folded }) => folded);
    return (
      !thing.isLoose &&
      !thing.standsFor &&
      thing.at < at &&
      !isOwner(words, thing) &&
      words.slice(0, thing.at).every(({ folded }) => ARTICLE.test(folded) || manners.has(folded)) &&
      (attacks.has(verb ?? "") || (isDone(verb ?? "") && isSomebody(thing) && !isSomebody({ id }))) &&
      rest.length <= 2 &&
      rest.every((word) => ARTICLE.test(word) || manners.has(word))
    );
  });

/** "my landlord found the keys" */
const isDone = (verb: string): boolean => matchVerb(verb)?.shape === "third" || matchPast(verb) !== undefined;
const isSomebody = ({ id }: Pick<Thing, "id">): boolean => /^(creature|person)$/.test(kindOf(id));

/** What is done to somebody, and by nobody's trade ("a chess playing crow"). */
const attacks = new Set(wordsIn(wordList("attacks")));

/** "a judge who is a sloth" is a sloth, "my boss is a microwave" and "the moon is my landlord" one being. */
const bearerOf = (words: readonly Word[], things: readonly Thing[], trade: Thing): Thing | undefined =>
  kindOf(trade.id) === "person"
    ? things.find(
        (thing) =>
          BEARERS.test(kindOf(thing.id)) &&
          !thing.isLoose &&
          (isSaidToBe(words, trade, thing) || isSaidToBe(words, thing, trade)),
      )
    : undefined;
const BEARERS = /^(creature|food|nature|thing)$/;
/** "toddler CEO", "grandma lawyer": who is known by an age has a trade besides. */
const OF_AN_AGE = /^(baby|child|old-woman|old-man|older-person)$/;

/** "my landlord is a raccoon", "a meerkat working as a lifeguard", "a shark pretending to be a lawyer" */
const isSaidToBe = (words: readonly Word[], one: Thing, other: Thing): boolean =>
  SAID_TO_BE.test(
    words
      .slice((one.last ?? one.at) + 1, other.at)
      .map(({ folded }) => folded)
      .join(" "),
  );

const IN_FACT = "just|secretly|actually|also|literally|basically|really|technically|clearly|lowkey";
const BE_SAID = [
  "(who |that |which )?(is |was )?(pretends|pretending|pretended) to be (a|an|the)",
  "(who |that |which )?(thinks|believes|claims) (that )?(he is|she is|it is|he's|she's|it's|hes|shes) (a|an|the)",
  `(who |that |which )?(is|was|became|becomes|becoming|turned into)( (a|an|the|my|our|your|${IN_FACT}))*`,
  "turned( into)?( a| an| the)?",
  "as( a| an| the)?",
  "but (as |he's |she's |it's |hes |shes |its |they're )?(a|an|the)",
  "(who |that |which )?(works?|working|worked|employed|hired|moonlighting|moonlights) as (a|an|the)",
];
const SAID_TO_BE = new RegExp(`^(${BE_SAID.join("|")})$`);
