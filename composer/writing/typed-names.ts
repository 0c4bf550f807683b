import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { matchVerb } from "../reading/verbs.ts";
import { formsOf, isActivity, plural, singulars, withArticle } from "../reading/word-forms.ts";
import agents from "./agents.json";
import { fits } from "./form-fits.ts";
import { isMass } from "./lexicon.ts";
import { blendOf, dullDeeds, keptPlural } from "./name-words.ts";
import type { Parts } from "./parts.ts";

/** Proposes a name of these words, and how good it is beside the others. */
export type Add = (pattern: string, worth: number, ...parts: string[]) => void;

export const MOST_BYTES = 32;
/** Two or three words of some twenty letters: what is longer comes last. */
export const LONGEST_NAME = 20;
/** What each letter beyond that takes away. */
export const TOO_LONG = 1.4;

/** The hero as it was typed, and one other word that was typed: "Mail Heron", "Angry Swan", "Waffle vs Pancake". */
export const addTyped = (reading: Reading, said: Parts, add: Add): void => {
  const { action, relation, heart } = reading;
  // "a nurse with a fear of needles": of what, is the joke.
  const parts =
    heart.dread === null ? said : { ...said, others: said.others.filter(({ phrase }) => !FEAR.test(phrase)) };
  const { hero } = parts;
  const last = hero.split(" ").at(-1) ?? hero;
  const first = hero.split(" ")[0] ?? hero;
  // Of a "fax machine" the fax says it.
  const creature = reading.subject && kindOf(reading.subject.id) === "creature" ? reading.subject.word : last;
  const head = hero.split(" ").includes(creature) ? creature : last;
  const core = last === "machine" ? last : GENERIC.test(last) ? hero.split(" ").slice(0, -1).join(" ") : head;
  const isShort = (...words: string[]) => words.join(" ").length <= LONGEST_NAME + 2;
  const beside = (pattern: string, worth: number, phrase: string, like = "") => {
    const words = `${like} ${phrase}`.trim().split(" ");
    // Of a "tattoo parlor" the tattoo says it.
    const isOfMany = words.length > 1 && WHERE_TO.test(words.at(-1) ?? "");
    const one = words.at(isOfMany ? -2 : -1) ?? "";
    const fits = (name: readonly string[]): boolean =>
      isShort(...name) && (!isOfMany || name[0] === one || name.join(" ").length <= LONGEST_NAME);
    const [short] = [
      [words.join(" "), hero],
      [words.join(" "), core],
      ...(isOfMany ? [[one, hero]] : []),
      [phrase, hero],
      [phrase, core],
      // "night vision goggles": what they are for says more than what they are.
      ...(phrase.split(" ").length > 2 ? [[phrase.split(" ").slice(0, 2).join(" "), core]] : []),
      [one, hero],
      [one, core],
    ].filter(fits);
    const isCut = core !== hero && !short?.includes(hero);
    // A "vending machine" is not just any machine.
    const whole = `${phrase} ${core}`;
    const over = whole.length - LONGEST_NAME;
    if (words.length > 1 && GENERIC.test(one) && over > 2 && over < 7) {
      add(pattern, worth + over * TOO_LONG, whole);
      return;
    }
    add(pattern, worth - (isCut && GENERIC.test(last) ? 1.5 : 0), ...(short ?? [one, core]));
    // "Moon Frog Astronaut" may be just "Moon Frog".
    if (short?.[1] === hero && core !== hero) add(`${pattern} short`, 7.8, one, core);
    if (core !== last && !GENERIC.test(last)) add(`${pattern} other`, worth - 0.4, one, last);
  };
  const feared = heart.dread ?? (relation === "fears" ? (parts.others[0]?.phrase ?? null) : null);
  if (feared && parts.others.length === 0 && isShort(core, "vs", feared)) {
    add("versus", 7, core, "vs", feared);
    addPhobic(reading, core, feared, add);
  }
  const isSized = parts.state?.startsWith("the size of") ?? false;
  if (isSized) add("sized", 9.5, `${parts.others.at(-1)?.phrase}-Sized`, hero);
  const done = parts.deed?.base.split(" ").at(-1) ?? "";
  if (parts.others.length === 0 && parts.deed?.base.includes(" ")) beside("deed", 8.4, done);
  if (parts.posing) beside("posing", 9.2, parts.posing.split(" ").slice(1).join(" "));
  if (reading.place && action !== null && isShort(core, reading.place))
    add("placed", 6.2, core, reading.place);
  const gone = missedIn(reading, parts);
  const refused = /^(?:refuse to|never|not|quit) ([a-z]+)/.exec(action?.base ?? "")?.[1];
  for (const [at, { phrase }] of parts.others.entries()) {
    // "Trabalho Sloth": a word that was not understood stands beside no English one.
    if (parts.others[at]?.isUnknown && matchPhrase(core)) continue;
    const worth = (refused || isSized || gone ? 5 : 8) - at * 1.7 - (BODY.test(phrase) ? 2.5 : 0);
    const spice = beforeNoun(phrase);
    if (at === 0 && feared) {
      add("versus", worth - 1, isShort(hero, "vs", phrase) ? hero : core, "vs", phrase);
      if (!heart.dread?.replace(/^(an?|the) /, "").includes(" ")) addPhobic(reading, core, phrase, add);
      if (/^[a-z]{3,9}$/.test(phrase) && isShort("no", phrase, hero))
        add("denied", worth + 0.6, "no", phrase, hero);
      continue;
    }
    if (at === 0 && relation === "fights" && !/^(?!versus|vs|against)/.test(parts.state ?? "vs"))
      add("versus", worth + (parts.state ? 2.5 : 1), hero, "vs", spice);
    if (at === 0 && isJoined(reading, parts)) add("duo", 9.4, hero, "and", phrase);
    // "the mailman who bites dogs" is no dog.
    // What is left of another language comes behind what was understood.
    const isLeft = at > 0 && parts.others[at]?.at !== undefined && (parts.others[at]?.at ?? 0) < 0;
    // "a gnome on the run": it runs.
    const isDeed =
      reading.words[(parts.others[at]?.at ?? 0) - 1]?.folded === "the" &&
      matchVerb(phrase)?.shape === "base" &&
      action === null;
    // "Hand Snails" are none: what is done with a hand or a foot is told whole.
    const bodys = at === 0 && BODY.test(phrase) ? (action?.gerund ?? "") : "";
    const doers = reading.count > 1 && !parts.isMany ? plural(hero) : hero;
    if (bodys.endsWith(` ${phrase}`) && isShort(doers, bodys)) add("posing", 9.4, doers, bodys);
    const isOther = BEASTLY.test(action?.base ?? "") && isCreature(reading, phrase);
    // "a nurse chasing a pumpkin" is neither's name alone.
    if (at === 0 && isOther && /^chase /.test(action?.base ?? "")) add("versus", worth, hero, "vs", spice);
    // "delivering pizza to the wrong house": that it is wrong is the joke.
    if (parts.others[at]?.like === "wrong" && isShort("wrong", spice, core))
      add("wrong", 9.6, "wrong", spice, core);
    if (parts.being === null && !isDeed)
      beside(
        at === 0 ? "object" : `other ${at}`,
        isOther ? worth - 4 : isLeft ? worth - 2 : worth,
        spice,
        parts.others[at]?.like,
      );
    const blend = blendOf(spice, hero) ?? blendOf(hero, spice);
    if (blend && blend.length <= 13) add("blend", worth + 0.3, blend);
    if (at === 0) addFramed(reading, parts, phrase, add);
    if (at === 0 && !/^[A-Z]/.test(phrase) && action !== null && isShort(core, phrase))
      add("reverse", 4.2, core, phrase);
  }
  const [one, two] = parts.others.map(({ phrase }) => beforeNoun(phrase).split(" ").at(-1) ?? "");
  if (one && two && !feared && (parts.others[1]?.at ?? -1) >= 0 && isShort(two, one, core))
    add("both", 7.7, two, one, core);
  const had = parts.having?.replace(/^(an?|the|his|her|its|their|one|some) /, "") ?? "";
  if (/^[a-z]+ [a-z]+$/.test(had) && isShort(had, core)) add("having", 8.8, had, core);
  // "a toilet brush with big dreams": whose they are is the joke.
  const dreamed = had.split(" ").at(-1) ?? "";
  if (hero.includes(" ") && keptPlural.includes(dreamed) && isShort(hero, dreamed))
    add("having", 9.6, hero, dreamed);
  if (parts.being) beside("turned", 9, parts.being.replace(/^(an?|the) /, ""));
  if (parts.lacking && isShort("no", parts.lacking, last))
    add(
      "denied",
      9,
      "no",
      parts.lacking.split(" ").at(-1) ?? "",
      isShort("no", parts.lacking, hero) ? hero : core,
    );
  if (parts.denied) add("denied", 9, hero, "not", parts.denied);
  if (heart.wish) beside("office", 9, /^be (?:an? |the )?([a-z]{3,12})$/i.exec(heart.wish)?.[1] ?? "");
  const trait = parts.traits.at(-1) ?? "";
  if (trait !== "") {
    const isAll = parts.others.length === 0 && action === null;
    add(
      "trait",
      isAll ? 9 : PLAIN.test(trait) || trait === "last" ? 4 : MOODS.test(trait) ? 9 : 6.8,
      (isShort(...parts.traits, core) ? parts.traits.join(" ") : trait).replace(/['’]s$/, ""),
      isShort(trait, hero) ? hero : core,
    );
  }
  const [how = ""] = parts.state?.split(" ") ?? [];
  if (
    /^(late|lost|stuck|trapped|stranded|wanted|jealous|drunk|faster|bigger|smaller|better|louder)$/.test(how)
  )
    add(
      "state",
      parts.others.length === 0 || how === "late" ? 9 : core === hero ? 6.9 : 7.4,
      how === "late" ? "the late" : how,
      isShort(how, hero) ? hero : core,
    );
  if (first !== last && parts.others.length === 0 && action === null)
    add("compound", trait === "" ? 9 : 6, hero);
  else if (first !== last) add("compound", core === first && how === "" ? 7.3 : 6, hero);
  if (refused) add("denied", 8.6, "no", refused, isShort("no", refused, hero) ? hero : core);
  const deed = action ?? parts.deed;
  const verb = deed?.gerund.split(" ")[0] ?? "";
  if (isActivity(verb) && !dullDeeds.has(verb))
    add(
      "doing",
      deed?.gerund === verb || (parts.others.length === 0 && !parts.deed)
        ? 8
        : isOnlyBeing(reading, parts)
          ? 7
          : 4.6,
      verb,
      isShort(verb, hero) ? hero : core,
    );
  addDeedCompound(reading, core, add);
  if (!feared && gone === null && !refused && parts.being === null) addWhole(reading, parts, add);
  const short = (word: string): string => (isShort(word, hero) ? hero : core);
  const manner = MANNER.exec(reading.text)?.[0].toLowerCase() ?? "";
  if (manner !== "") add("manner", 11, manner, short(manner));
  if (SHAKEN.test(verb)) add("shaken", 9.4, verb, short(verb));
  if (gone) add("missing", 9.8, `${gone}less`, short(`${gone}less`));
  const agent = agentOf(reading);
  const object = parts.others[0]?.phrase ?? "";
  if (agent !== "" && object !== "" && !feared)
    add("agent", 4.4, beforeNoun(object.split(" ").at(-1) ?? ""), agent);
};

/** "Stairphobic Cactus", and "Honey-Free Beekeeper" of who must not eat it; what is hated is no phobia. */
const addPhobic = ({ text }: Reading, core: string, feared: string, add: Add): void => {
  const thing = singularOf(feared.replace(/^(an?|the) /, ""));
  if (!/^[a-z]{3,9}$/.test(thing) || /\b(hates?|hating|hated|despises?)\b/i.test(text)) return;
  add("phobic", 9.4, /\ballerg/i.test(text) ? `${thing}-free` : `${thing}phobic`, core);
};

/**
 * "Lazy Scooter Cheetah", "Moon Pizza Otters": what it is like or where it is, what it has to do with, and who it is.
 * Three short words tell more of an idea than two, and two ideas seldom share all three.
 */
const addWhole = ({ place, subject }: Reading, parts: Parts, add: Add): void => {
  const { hero, traits, others } = parts;
  const near =
    (others[0]?.at ?? -1) < 0
      ? ""
      : (beforeNoun(others[0]?.phrase ?? "")
          .split(" ")
          .at(-1) ?? "");
  const where = place?.split(" ").at(-1) ?? "";
  const trait = traits.at(-1) ?? "";
  // "polar" is not what a polar bear is like.
  const isLike = trait !== "" && !NUMERAL.test(trait) && !(subject?.word ?? "").includes(trait);
  const like = isLike ? trait : "";
  const things = [near, where].filter((word) => /^[a-z]{3,}$/.test(word) && !BODY.test(word));
  for (const [worth, ...words] of [
    ...things.map((thing) => [PLAIN.test(like) ? 7.6 : 11, like, thing, hero] as const),
    [9, where === near ? "" : where, near, hero] as const,
  ])
    if (
      !words.includes("") &&
      words.join(" ").length <= LONGEST_WHOLE &&
      words.every((word) => !isIn(word, words))
    )
      add(
        `whole ${words[0] === where}`,
        worth + Math.max(0, words.join(" ").length - LONGEST_NAME) * TOO_LONG,
        ...words,
      );
};
const isIn = (word: string, words: readonly string[]): boolean =>
  words.filter((each) => each.includes(word)).length > 1;
/** Three words may be so long. */
const LONGEST_WHOLE = 23;
const NUMERAL = /^(two|three|eleven|several|many)$/;

/** "Fry-Stealing Seagull", "Self-Muted Boss": where the deed is the joke. */
const addDeedCompound = ({ action, words }: Reading, core: string, add: Add): void => {
  const [verb = "", object = "", ...rest] = action?.gerund.split(" ") ?? [];
  const isBare = rest.length === 0 || /^(from|at|in|on|with)$/.test(rest[0] ?? "");
  const name = `${singularOf(object)}-${verb} ${core}`;
  const isJoke =
    (keptPlural.includes(object) && matchPhrase(singularOf(object)) !== undefined) ||
    fits.isCrime(action?.base ?? "");
  if (isBare && isJoke && /^[a-z]{3,}$/.test(object) && name.length <= LONGEST_NAME + 2)
    add("deed compound", 9.4, name);
  const self = words.find(({ folded }) => /^(him|her|it)self$/.test(folded));
  const done = words[(self?.at ?? 0) - 1]?.folded ?? "";
  // "who turned himself into a chair" is a chair now.
  const isInto = words[(self?.at ?? 0) + 1]?.folded === "into";
  if (/ed$/.test(done) && !isInto) add("deed compound", 9.4, `self-${done}`, core);
};

/** "a turtle that lost his keys" has none: the word for what is gone, where it is one thing of the hero's own. */
const missedIn = ({ words }: Reading, { others }: Parts): string | null => {
  const [thing] = others;
  const [verb = "", own = ""] = words
    .slice(Math.max(0, (thing?.at ?? 0) - 2), thing?.at)
    .map(({ folded }) => folded);
  const isOut = verb === "out" && own === "of";
  const isOwn = /^(lost|loses|losing|forgot|forgets)$/.test(verb) && /^(his|her|its|their|my)$/.test(own);
  const one = singularOf(thing?.phrase ?? "");
  return (isOut || isOwn) &&
    /^[a-z]{3,8}$/.test(one) &&
    !BODY.test(one) &&
    !NOT_OWNED.test(one) &&
    !/ss$/.test(one)
    ? one
    : null;
};
/** Who lost these had none to begin with. */
const NOT_OWNED =
  /^(way|temper|bet|game|race|war|fight|election|match|case|turn|cool|balance|grip|train|bus|flight)$/;

/** "a nurse and two goats" */
const isJoined = ({ words, action }: Reading, { others }: Parts): boolean => {
  const at = others[0]?.at ?? 0;
  const before = words.slice(Math.max(0, at - 3), at).map(({ folded }) => folded);
  return (
    action === null && /(^| )and( (an?|the|one|two|three|four|his|her|its|their))?$/.test(before.join(" "))
  );
};

/** An idea in its own order, where it is short: "Goats on an Escalator". */
const addFramed = ({ relation, words }: Reading, parts: Parts, phrase: string, add: Add): void => {
  const at = parts.others[0]?.at ?? 0;
  const [way = "", before = ""] = words.slice(Math.max(0, at - 2), at).map(({ folded }) => folded);
  const bare = /^(in|on|with|under)$/.test(before) ? before : null;
  // "on strike" is said as one.
  if (bare) add("framed", bare === "on" ? 9.8 : 7.6, parts.hero, bare, phrase);
  if (!/^(an?|the)$/.test(before)) return;
  const said = before === "the" ? `the ${phrase}` : isMass(phrase) ? phrase : withArticle(phrase);
  const isIdiom = matchVerb(phrase)?.shape === "base" && before === "the";
  if (/^(in|on|with|under|behind)$/.test(way)) add("framed", isIdiom ? 9.4 : 6.6, parts.hero, way, said);
  else if (relation === "wears") add("framed", 5.6, parts.hero, "in", said);
  // As the trade says it since its dog with a hat.
  if (/^(wears|holds)$/.test(relation ?? "") && (parts.having !== null || relation === "wears"))
    add("wif", 5.4, parts.hero.split(" ").at(-1) ?? "", "wif", phrase.split(" ").at(-1) ?? "");
};

const FEAR = /^(fears?|phobia|terror)$/;
/** How something is done, where nobody does it like that. */
const MANNER = /\b(upside down|backwards|sideways|blindfolded|underwater|barefoot|in slow motion)\b/i;
/** What one does when one is shaken: it says more than what it was that shook. */
const SHAKEN =
  /^(fainting|crying|weeping|screaming|panicking|blushing|sneezing|snoring|melting|trembling|yelling)$/;
const BEASTLY = /^(bite|chase|eat|hunt|feed|walk|sell|catch|groom|wash|scare|train) /;
const isOnlyBeing = (reading: Reading, { others }: Parts): boolean =>
  others[0] !== undefined &&
  BEASTLY.test(reading.action?.base ?? "") &&
  isCreature(reading, others[0].phrase);

const isCreature = ({ motif }: Reading, phrase: string): boolean =>
  motif !== null && kindOf(motif.id) === "creature" && formsMatch(phrase, motif.word);
const formsMatch = (phrase: string, word: string): boolean =>
  phrase === word || singularOf(phrase.split(" ").at(-1) ?? "") === word;

/** What there are of many kinds, each known by the word before: "tattoo parlor", "commitment issues". */
const WHERE_TO =
  /^(parlou?r|issues?|problems?|stand|school|party|meeting|shop|store|class|contest|lessons?|company|place|business|license|competition|skills?|record|relationship|restaurant|agency|office|department|hospital|market|station|team|addiction|crisis|season|course|service|room|size)$/;
const GENERIC = /^(man|woman|boy|girl|guy|lady|machine|cleaner|person|collector|maker|worker)$/;
const BODY =
  /^(head|hands?|face|foot|feet|arms?|eyes?|mouth|nose|tail|legs?|ears?|mind|name|life|job|day|night|love)$/;
const PLAIN =
  /^(small|little|big|old|young|tiny|red|blue|green|yellow|black|white|brown|huge|very|new|good|bad)$/;
/** What somebody feels makes a name that one remembers: "Angry Swan". */
const MOODS =
  /^(angry|sad|lonely|happy|jealous|grumpy|sleepy|tired|hungry|nervous|anxious|depressed|stressed|crying|screaming|drunk|hungover|lazy|shy|evil|corrupt|haunted|cursed|unemployed|broke|confused|bored|burnt|feral|fat|dramatic|rude|polite|mad|furious|proud|suspicious|philosophical|smug)$/;

/** Before another noun, "noodles" is "noodle"; "sunglasses" stay as they are. */
export const beforeNoun = (phrase: string): string => {
  const words = phrase.split(" ");
  const word = words.at(-1) ?? "";
  const kept = keptPlural.some((each) => word.toLowerCase().endsWith(each));
  return [
    ...words.slice(0, -1),
    kept || /^[A-Z]/.test(word) ? word.replace(/^([A-Z]{2,})s$/, "$1") : singularOf(word),
  ].join(" ");
};

export const singularOf = (word: string): string =>
  /(self|cook|zomb|brown|wheel|mov|smooth|newb|hood|gen|prair|bird|rook|bag|talk|walk|kidd|dogg)ies$/.test(
    word,
  )
    ? word.slice(0, -1)
    : (singulars(word)[0] ??
      (/[a-z]{3}as$/.test(word) && formsOf(word).some((form) => matchPhrase(form))
        ? word.slice(0, -1)
        : word));

/** "mines" gives "Miner": only verbs whose doer is a word. */
export const agentOf = (reading: Reading): string => {
  const verbs = reading.action?.base.split(" ").reverse() ?? [];
  return verbs.map((verb) => agentOfVerb[verb]).find((agent) => agent !== undefined) ?? "";
};

const agentOfVerb: Readonly<Record<string, string>> = agents;
