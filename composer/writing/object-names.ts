import { kindOf, matchPhrase, OWN_NAME } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { matchVerb } from "../reading/verbs.ts";
import { isActivity, plural, withArticle } from "../reading/word-forms.ts";
import { isBeast, isDoneToSomebody } from "./done-to.ts";
import { happenedAt } from "./event.ts";
import { isMass } from "./lexicon.ts";
import {
  type Add,
  BODY,
  beforeNoun,
  GENERIC,
  HIDES,
  LONGEST_NAME,
  type NamedHero,
  singularOf,
  TOO_LONG,
} from "./name-hero.ts";
import { blendOf, saidByDeed, titlesOfTrade } from "./name-words.ts";
import type { Other } from "./nouns-in.ts";
import { isDoer, type Parts } from "./parts.ts";

/** The hero beside each other thing that was typed: "Mail Heron", "Waffle vs Pancake", "Bees on Strike". */
export const addObjects = (
  reading: Reading,
  parts: Parts,
  named: NamedHero,
  isMissed: boolean,
  add: Add,
): void => {
  const { action, relation, heart, words, count } = reading;
  const { hero, core, isShort } = named;
  // "chess pawn who thinks he is the queen": whoever is taken for another is called by one word.
  const besides = /^(think|believe|pretend)/.test(action?.base ?? "") ? { ...named, hero: core } : named;
  const feared = dreadOf(reading, parts);
  const isHidden = HIDES.test((action ?? parts.deed)?.base ?? "");
  const isRefused = /^(refuse to|never|not|quit) /.test(action?.base ?? "");
  for (const [at, other] of parts.others.entries()) {
    const { phrase } = other;
    // "Trabalho Sloth": a word that was not understood stands beside no English one.
    if (other.isUnknown && matchPhrase(core)) continue;
    const isPutBack = isRefused || isHidden || BANNED.test(reading.text) || isSized(parts) || isMissed;
    const worth =
      (isPutBack ? 6.6 : 8) -
      at * 1.7 -
      (other.like === "" && (BODY.test(phrase) || saysLittle(phrase) || saidByDeed.has(phrase)) ? 2.5 : 0) -
      (isLeftBehind(reading, other) ? 4 : 0) +
      (at > 0 && isOfStuff(reading, other) ? 2.6 : 0);
    const spice = beforeNoun(phrase);
    if (at === 0 && feared && !feared.includes(phrase)) continue;
    if (at === 0 && feared) {
      // "small talk": not of all talk.
      const whole = feared.replace(/^(an?|the|his|her|its|their) /i, "");
      const dread = whole.endsWith(phrase) && isShort(core, "vs", whole) ? whole : phrase;
      add(
        "versus",
        worth + (isSomebody(phrase) ? 2.4 : 1),
        isShort(hero, "vs", dread) ? hero : core,
        "vs",
        dread,
      );
      continue;
    }
    if (at === 0) addRelated(reading, parts, named, spice, worth, add);
    // What is left of another language comes behind what was understood.
    const isLeft = at > 0 && other.at < 0;
    // "a gnome on the run": it runs.
    const isDeed =
      words[other.at - 1]?.folded === "the" && matchVerb(phrase)?.shape === "base" && action === null;
    // No "Hand Snails": what is done with a hand or a foot is named whole.
    const bodys = at === 0 && BODY.test(phrase) ? (action?.gerund ?? "") : "";
    const doers = count > 1 && !parts.isMany ? plural(hero) : hero;
    if (bodys.endsWith(` ${phrase}`) && !/^(looking|searching|waiting)/.test(bodys) && isShort(doers, bodys))
      add("posing", 9.4, doers, bodys);
    const isOther =
      isBeast(reading, phrase) && (titlesOfTrade(core).length === 0 || WEDS.test(action?.base ?? ""));
    // "beeping at strangers" is no stranger.
    const isAtSomebody = words[other.at - 1]?.folded === "at" && isSomebody(phrase);
    const less = isDoneToSomebody(reading, phrase) ? 6 : isOther || isAtSomebody ? 4 : isLeft ? 2 : 0;
    // "delivering pizza to the wrong house": that it is wrong is the joke.
    if (other.like === "wrong" && isShort("wrong", spice, core)) add("wrong", 12, "wrong", spice, core);
    // "crossing the road for a job interview": what it is done for is the joke.
    const isDone = (action ?? parts.deed) !== null || happenedAt(reading) > 0;
    const isAim =
      at > 0 && ((isDone && isPurpose(reading, other)) || isOnlyOn(reading, phrase)) && !isSomebody(phrase);
    if (parts.being === null && !isDeed)
      addBeside(
        besides,
        at === 0 || isAim ? "object" : `other ${at}`,
        isAim ? 11 : worth - less,
        spice,
        other.like,
        add,
      );
    const blend = blendOf(spice, hero) ?? blendOf(hero, spice);
    if (blend && blend.length <= 13) add("blend", worth + 0.3, blend);
    if (at === 0) addFramed(reading, parts, named, add);
  }
  const [one, two] = parts.others.map(({ phrase }) => beforeNoun(phrase).split(" ").at(-1) ?? "");
  const isWhole = parts.others.slice(0, 2).every(({ phrase }) => !phrase.includes(" "));
  const isOfBeast = isBeast(reading, parts.others[0]?.phrase ?? "");
  if (
    one &&
    two &&
    isWhole &&
    !feared &&
    !isOfBeast &&
    (parts.others[1]?.at ?? -1) >= 0 &&
    isShort(two, one, core)
  )
    add("both", 3.6, two, one, core);
  if (relation === "fears" || heart.dread !== null || isOfBeast) return;
  addWhole(reading, parts, core, add);
};

/** "a bathtub full of coffee": what it is full of is the joke. */
const isOfStuff = ({ words }: Reading, { at }: Other): boolean =>
  words[at - 1]?.folded === "of" && /^(full|made|out)$/.test(words[at - 2]?.folded ?? "");

/** "quit its office job", "got out of the pot": what it has no more. */
const isLeftBehind = ({ words }: Reading, { at }: Other): boolean =>
  words.some(({ folded }, n) => n >= at - 3 && n < at && LEAVES.test(`${folded} ${words[n + 1]?.folded}`));
const LEAVES = /\b(quit|quits|quitting|left|leaves|leaving|out of|escap(?:es|ed|ing))\b/;

/** "the fastest in town", "asleep on the job": where anybody is. */
export const isAnywhere = ({ words }: Reading, { phrase, at }: Other): boolean => {
  const [far = "", before = ""] = words
    .slice(Math.max(0, at - 2), Math.max(0, at))
    .map(({ folded }) => folded);
  return ANYWHERE.test(phrase) && /^(in|on)$/.test(before === "the" ? far : before);
};
const ANYWHERE = /^(town|job|country|planet|neighborhood)$/;

/** Of what the hero is afraid: "stairs". */
export const dreadOf = ({ heart, relation }: Reading, { others }: Parts): string | null =>
  heart.dread ?? (relation === "fears" ? (others[0]?.phrase ?? null) : null);

const isSized = ({ state }: Parts): boolean => state?.startsWith("the size of") ?? false;

/** Who fights or chases another is named with that one, and so are two who are together. */
const addRelated = (
  reading: Reading,
  parts: Parts,
  { hero }: NamedHero,
  spice: string,
  worth: number,
  add: Add,
): void => {
  const before = reading.words.slice(0, parts.others[0]?.at ?? 0).map(({ folded }) => folded);
  const isOver = before.slice(-3).some((word) => /^(over|about|for)$/.test(word));
  if (reading.relation === "fights" && !isOver && !/^(?!versus|vs|against)/.test(parts.state ?? "vs"))
    add("versus", worth + (parts.state ? 2.5 : 1), hero, "vs", spice);
  if (FRIENDS.test(reading.text)) add("duo", 12, hero, "and the", parts.others.at(-1)?.phrase ?? "");
  if (isJoined(reading, parts)) add("duo", 9.4, hero, "and", parts.others[0]?.phrase ?? "");
  // "a nurse chasing a pumpkin" is neither's name alone.
  if (
    isSomebody(parts.others[0]?.phrase ?? "") &&
    /^(chase|race|outrun|challenge|hunt) /.test(reading.action?.base ?? "")
  )
    add("versus", worth + 2, hero, "vs", spice);
};

/** "best friends with all the crows" */
const FRIENDS = /\bfriends with (?:(?:all|every|the|his|her|its|their) )*[a-z]+$/i;

const isSomebody = (phrase: string): boolean =>
  /^(creature|person)$/.test(kindOf(matchPhrase(singularOf(phrase.split(" ").at(-1) ?? ""))?.id ?? ""));

const isPurpose = ({ words }: Reading, { at, like }: Other): boolean => {
  const before = words
    .slice(Math.max(0, at - 3), at)
    .map(({ folded }) => folded)
    .filter((word) => word !== like && !/^(an?|the|his|her|its|their)$/.test(word));
  return before.at(-1) === "for";
};

/** "who can only cast spells on spaghetti" */
const isOnlyOn = ({ text }: Reading, phrase: string): boolean =>
  /\bonly (?:[a-z]+ ){1,3}(?:on|for|with|to|at|about) ([a-z]+)[.!?…]*$/i.exec(text)?.[1]?.toLowerCase() ===
  phrase;

const WEDS = /^(marry|date|divorce) /;

/** "Revolving Door Goat": a thing with what it is like before the hero, in as many words as there is room for. */
export const addBeside = (
  { hero, core, last, isOfTrade, isShort }: NamedHero,
  pattern: string,
  worth: number,
  phrase: string,
  like: string,
  add: Add,
): void => {
  const words = `${like} ${phrase}`.trim().split(" ");
  // Of a "tattoo parlor" the tattoo says it.
  const isOfMany = words.length > 1 && WHERE_TO.test(words.at(-1) ?? "");
  const one = words.at(isOfMany ? -2 : -1) ?? "";
  const fits = (name: readonly string[]): boolean =>
    isShort(...name) &&
    (!isOfMany || isActivity(one) || name[0] === one || name.join(" ").length <= LONGEST_NAME);
  const [short] = [
    ...(isOfTrade ? [] : [[words.join(" "), hero]]),
    [words.join(" "), core],
    // "aquarium gift shop": of where one is, the last two words.
    ...(words.length > 2 && SHOPS.test(words.at(-1) ?? "") ? [[words.slice(-2).join(" "), core]] : []),
    ...(isOfMany ? [[one, hero]] : []),
    [phrase, hero],
    [phrase, core],
    // "night vision goggles": what they are for says more than what they are.
    ...(phrase.split(" ").length > 2 ? [[phrase.split(" ").slice(0, 2).join(" "), core]] : []),
    [one, hero],
    [one, core],
  ].filter(fits);
  const isCut = core !== hero && !short?.includes(hero);
  // Of "witness protection" and a "remote control" half says little.
  const isHalf = isOfMany && HALF_SAYS_LITTLE.test(words.at(-1) ?? "") && short?.[0] === one;
  // A "vending machine" is not just any machine.
  const whole = `${phrase} ${core}`;
  const over = whole.length - LONGEST_NAME;
  if (words.length > 1 && GENERIC.test(one) && over > 2 && over < 7) {
    add(pattern, worth + over * TOO_LONG, whole);
    return;
  }
  // Nor does "inspector" of a tax inspector.
  const isOnlyDoer = words.length > 1 && short?.[0] === one && isDoer(one);
  // Two words are said aloud more easily than three.
  const isThree = core !== hero && short?.[1] === hero && !short[0]?.includes(" ");
  const less =
    (isThree ? 1.5 : 0) + (isCut && GENERIC.test(last) ? 1.5 : 0) + (isHalf || isOnlyDoer ? 2.5 : 0);
  add(pattern, worth - less, ...(short ?? [one, core]));
  // "Moon Frog Astronaut" may be just "Moon Frog".
  // "Jelly Tax" is no collector.
  const isNobody = core !== last && GENERIC.test(last);
  if (short?.[1] === hero && core !== hero && like === "" && !isNobody)
    add(`${pattern} short`, Math.min(7.8, worth), one, core);
  if (core !== last && !GENERIC.test(last)) add(`${pattern} other`, Math.min(7.8, worth), one, last);
  // A "pyramid scheme pigeon" is heard best in two words that begin alike.
  if (words.length === 2 && words[0]?.[0] === core[0] && !isOfMany && !like)
    add(`${pattern} sound`, worth - 1.4, words[0] ?? "", core);
};

/**
 * "Lazy Scooter Cheetah", "Moon Pizza Otters": what it is like or where it is, what it has to do with, and who it is.
 * Three short words say more of an idea than two, and two ideas rarely have all three in common.
 */
const addWhole = ({ place }: Reading, { others }: Parts, hero: string, add: Add): void => {
  const isNear = (others[0]?.at ?? -1) >= 0 && !others[0]?.phrase.includes(" ");
  const near = isNear ? beforeNoun(others[0]?.phrase ?? "") : "";
  const isOneWord = place?.split(" ").length === 3 || /^\S+ \S+$/.test(place ?? "");
  const where = isOneWord ? (place?.split(" ").at(-1) ?? "") : "";
  const words = [where === near || ANYWHERE.test(where) ? "" : where, near, hero];
  const length = words.join(" ").length;
  const isPlain = [where, near].every((word) => /^(?!.*days?$)[a-z]{3,}$/.test(word) && !BODY.test(word));
  const isOnce = words.every((word) => words.filter((each) => each.includes(word)).length === 1);
  if (isPlain && isOnce && length <= LONGEST_WHOLE)
    add("whole", 5.2 + Math.max(0, length - LONGEST_NAME) * TOO_LONG, ...words);
};
/** Three words may be so long. */
const LONGEST_WHOLE = 23;

/** "a nurse and two goats" */
const isJoined = ({ words, action }: Reading, { others }: Parts): boolean => {
  const at = others[0]?.at ?? 0;
  const before = words.slice(Math.max(0, at - 3), at).map(({ folded }) => folded);
  return (
    action === null && /(^| )and( (an?|the|one|two|three|four|his|her|its|their))?$/.test(before.join(" "))
  );
};

/** An idea in its own order, where it is short: "Goats on an Escalator". */
const addFramed = (reading: Reading, parts: Parts, { hero, last }: NamedHero, add: Add): void => {
  const { relation, words } = reading;
  const { phrase = "", at = 0 } = parts.others[0] ?? {};
  const [way = "", before = ""] = words.slice(Math.max(0, at - 2), at).map(({ folded }) => folded);
  if (BANNED.test(reading.text)) return;
  // "trying on shoes": that is done with them, and no place.
  const bare = /^(in|on|with|under)$/.test(before) && !/ing$/.test(way) ? before : null;
  // "on strike" is said as one, and so is "with braces", where that is all.
  const isAll =
    bare === "with" && reading.action === null && parts.others.length === 1 && /[^s]s$/.test(phrase);
  if (bare)
    add("framed", bare === "on" && !/days?$/.test(phrase) ? 9.8 : isAll ? 11 : 7.6, hero, bare, phrase);
  if (!/^(an?|the)$/.test(before)) return;
  const said = before === "the" ? `the ${phrase}` : isMass(phrase) ? phrase : withArticle(phrase);
  const isIdiom = matchVerb(phrase)?.shape === "base" && before === "the";
  if (/^(in|on|with|under|behind)$/.test(way)) add("framed", isIdiom ? 9.4 : 6.6, hero, way, said);
  else if (relation === "wears") add("framed", 5.6, hero, "in", said);
  // As the trade says it since its dog with a hat.
  if (/^(wears|holds)$/.test(relation ?? "") && (parts.having !== null || relation === "wears"))
    add("wif", 5.4, last, "wif", phrase.split(" ").at(-1) ?? "");
};

/** "not allowed on pizza": it is nowhere on it. */
export const BANNED = /\b(?:not allowed|not welcome|banned|barred|forbidden) (?:in|on|from|at|near)\b/i;

/** Anybody has or wants these. */
const saysLittle = (phrase: string): boolean =>
  SAYS_LITTLE.test(phrase) ||
  (/[a-z]{3}(?:ation|ment|ness|ity|ship)$/.test(phrase) && matchPhrase(phrase)?.weight !== OWN_NAME);
const SAYS_LITTLE =
  /^(partner|dreams|ideas?|fun|free|living|charity|practice|friends?|way|place|part|piece|world|idea|thing|people)$/;
const SHOPS = /^(shop|store|station|stand|market|room|office|school)$/;
const HALF_SAYS_LITTLE = /^(protection|control|speech|talk|lecture|size|service)$/;

/** What there are of many kinds, each known by the word before: "tattoo parlor", "commitment issues". */
const WHERE_TO =
  /^(parlou?r|issues?|problems?|stand|school|party|meeting|shop|store|class|contest|lessons?|company|place|business|license|competition|skills?|record|relationship|restaurant|agency|office|department|hospital|market|station|team|addiction|crisis|season|course|service|room|ticket|booth|test|diet|syndrome|size|speech|talk|lecture|tour|protection|control)$/;
