import { phrasesIn } from "../data-text.ts";
import { actedOut } from "../reading/acted-out.ts";
import { withTail } from "../reading/find-action.ts";
import { type Language, languageOf } from "../reading/languages.ts";
import { kindOf, LETTERED, matchPhrase } from "../reading/picture-index.ts";
import { type Reading, readIdea } from "../reading/read-idea.ts";
import { slangScene } from "../reading/slang-scene.ts";
import { formsOfBase, formsOfGerund, matchVerb, type VerbForms } from "../reading/verbs.ts";
import { isActivity, plural, withArticle } from "../reading/word-forms.ts";
import { wordList } from "../reading/word-list.ts";
import type { Word } from "../reading/words.ts";
import { asUnderstood, REFUSES } from "./as-understood.ts";
import { fromChinese } from "./from-chinese.ts";
import { fromJapanese } from "./from-japanese.ts";
import { inEnglish } from "./in-english.ts";
import { isMass } from "./lexicon.ts";

/** The language of an idea; "no sleep just charts" is no Spanish. */
export const languageIn = (words: readonly Word[]): Language | null =>
  words[0]?.folded === "no" && words.some(({ folded }) => /^(just|only|but|all)$/.test(folded))
    ? null
    : languageOf(words);

/** In another language, in whatever letters. */
const isAbroad = ({ words, text }: Reading): boolean =>
  languageIn(words) !== null || /[\u0400-\u04ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(text);

const meant = new WeakMap<Reading, Reading>();

/**
 * An idea in English, where all of it was understood, and with what its hero does as it was meant: the reader
 * looks for what can be drawn.
 */
export const asMeant = (reading: Reading): Reading => {
  const known = meant.get(reading);
  if (known) return known;
  const english =
    wholeInEnglish(reading) ?? (isAbroad(reading) ? asUnderstood(reading) : asSentence(reading.text));
  const found = withDeed(withoutDread(english === null ? reading : readIdea(english)));
  meant.set(reading, found);
  meant.set(found, found);
  return found;
};

/**
 * What pictures show of slang that is known by a scene, and of an idea of another language: all that it says, where all of
 * it is known in English.
 */
export const asPictured = (reading: Reading): Reading => {
  const scene = slangScene(reading);
  if (scene !== null) return readIdea(scene);
  const acted = languageIn(reading.words) === null ? actedOut(reading) : null;
  if (acted !== null) return acted;
  const english = wholeInEnglish(reading);
  const shown = english === null ? reading : readIdea(english);
  // What is read on a board is read as it was typed.
  const isSeen =
    shown.subject !== null && ![shown.subject, shown.motif].some((thing) => thing?.id === LETTERED);
  return isSeen ? shown : withBoard(reading, shown);
};

/** "el perro que vende seguros": what is put on a board in English is put there in the words that were typed. */
const withBoard = (reading: Reading, shown: Reading): Reading => {
  const [typed, last] = [reading.words.at(-1), shown.words.at(-1)];
  const isLast =
    shown.motif?.id === LETTERED && shown.motif.last === last?.at && !shown.motif.word.includes(" ");
  const isSame = reading.motif === null && shown.subject !== null && shown.subject.id === reading.subject?.id;
  return shown.motif && typed && isLast && isSame
    ? { ...shown, motif: { ...shown.motif, word: typed.shown.toLowerCase() } }
    : reading;
};

const wholeInEnglish = ({ words, text }: Reading): string | null => {
  const english = inEnglish(words, languageIn(words)) ?? fromJapanese(text) ?? fromChinese(text);
  // "joue du violon": in English one plays the violin.
  return english?.replace(/\b(play(?:s|ing)?) of the\b/, "$1 the").replace(PARTITIVE, "$1 ") ?? null;
};

/** "mange du miel": in English one eats honey. */
const PARTITIVE = /\b((?:eat|drink|cook|sell|buy|steal|mak|bak|carr|want)(?:s|ing|es|ies|ying)) of (?:the )?/;

/** "chasing a terrified cat": the cat fears, and nobody fears it. */
const withoutDread = (reading: Reading): Reading => {
  const { text, heart, relation } = reading;
  const [, scared = ""] = SCARED.exec(text) ?? [];
  return scared !== "" && heart.dread?.toLowerCase() === scared.toLowerCase()
    ? { ...reading, heart: { ...heart, dread: null }, relation: relation === "fears" ? null : relation }
    : reading;
};
const SCARED = /\b(?:an?|the|his|her|its|my) (?:terrified|scared|frightened) ([a-z]+)$/i;

/** "my landlord but he is a pelican" is said of a landlord who is one. */
const asSentence = (text: string): string | null =>
  AT_ME.test(text)
    ? text.replace(AT_ME, "a $1 people")
    : IS_AND.test(text)
      ? text.replace(IS_AND, "$1 $3 $2 $4")
      : BUT_IS.test(text)
        ? text.replace(BUT_IS, "$1 is$2")
        : (instead(text) ??
          withoutOthers(text) ??
          pursuitFirst(text) ??
          doerLast(text) ??
          ownedBySomebody(text) ??
          manyDealtIn(text));

/** "my uncle's haunted lawnmower": the lawnmower is meant, and not its owner. */
const ownedBySomebody = (text: string): string | null => {
  const [, owner = "", owned = ""] = OWNED.exec(text) ?? [];
  const [who, what] = [owner, owned.split(" ").at(-1) ?? ""].map((word) =>
    kindOf(matchPhrase(word.toLowerCase())?.id ?? ""),
  );
  return who === "person" && what === "thing" ? withArticle(owned.toLowerCase()) : null;
};
const OWNED = /^(?:my|our|the|an?) ([a-z]+)['’]s ((?:[a-z]+ )?[a-z]+ [a-z]+)$/i;

/** "selling dumpling": who deals in what is counted has more than one. "sell low" deals in nothing. */
const manyDealtIn = (text: string): string | null => {
  const [, thing = ""] = DEALT_IN.exec(text) ?? [];
  const kind = kindOf(matchPhrase(thing.toLowerCase())?.id ?? "");
  if (
    thing === "" ||
    !/^(thing|food)$/.test(kind) ||
    isMass(thing) ||
    /s$/.test(thing) ||
    UNCOUNTED.test(thing) ||
    HOW_DEALT.test(thing)
  )
    return null;
  return text.replace(DEALT_IN, (said) => said.slice(0, -thing.length) + plural(thing));
};
const DEALT_IN =
  /\b(?:sell|buy|collect|hoard|deliver|smuggl|juggl)(?:e|s|es|ing|ering)? ([a-z]+)(?=$|[,.!?]| (?:at|in|on|to|for|from|under|outside|behind|near|every)\b)/i;
const UNCOUNTED =
  /^(pizza|pie|fruit|fish|chicken|lumber|art|hair|fur|tuna|salmon|kimchi|crypto|gas|air|blood)$/i;
const HOW_DEALT = /^(low|high|early|late|fast|cheap|big|hard|online|local)$/i;

/** "my cat judging me": in a story somebody else is "me". */
const AT_ME = /^(?:my|our|the|an?) ([a-z ]+ [a-z]+ing) (?:me|us)$/i;

/** "my landlord is a pelican and he keeps the deposit": the pelican landlord keeps it. */
const IS_AND =
  /^(my|our|the) ([a-z]+) is an? ([a-z]+) (?:and (?:he |she |it )|who |that )((?!is |was |has )[a-z]+s .+)$/i;

/**
 * "not a rug, just a carpet" is a carpet, though both are drawn alike; and "not a dog, a very long hot dog" keeps
 * the dog of its own name.
 */
const instead = (text: string): string | null => {
  const [, not = "", meant = ""] = INSTEAD.exec(text) ?? [];
  if (not === "") return null;
  if (meant.toLowerCase().split(" ").includes(not.toLowerCase())) return meant;
  const [one, other] = [not, meant.split(" ").at(-1) ?? ""].map(
    (word) => matchPhrase(word.toLowerCase())?.id,
  );
  return one === other && one !== undefined ? `${meant}, not a ${not}` : null;
};
const INSTEAD =
  /^(?:it['’]?s )?not an? ([a-z]+),? (?:(?:it['’]?s |this is )?(?:just |but |only |actually )?)(an? [a-z -]+)$/i;

/** "no cats allowed, only one very fat hamster" is of a hamster without cats. */
const withoutOthers = (text: string): string | null => {
  const [, none = "", only = ""] = NONE_BUT.exec(text) ?? [];
  const hero = matchPhrase(only.toLowerCase().split(" ").at(-1) ?? "")?.id ?? "";
  if (!/s$/.test(none) || kindOf(hero) !== "creature") return null;
  return `${withArticle(only.replace(/^(one|an?) /i, ""))} without ${none.toLowerCase()}`;
};
const NONE_BUT = /^no ([a-z]+)(?: allowed)?,? (?:only|just|but) ((?:one |an? )?[a-z ]+)$/i;

/** "two crabs arm wrestling" are two arm wrestling crabs: they wrestle no arm. */
const pursuitFirst = (text: string): string | null => {
  if (!DOES_PURSUIT.test(text)) return null;
  const first = text.replace(DOES_PURSUIT, "$1$3 $2$4");
  // "a line dancing bear" would be about the line.
  return readIdea(first).subject?.id === readIdea(text).subject?.id ? first : null;
};
const DOES_PURSUIT = new RegExp(
  `^((?:(?!(?:who|that|is|are) )[a-z]+ ){0,3}?)([a-z]+) (${phrasesIn(wordList("pursuits of two words")).join("|")})((?: (?:in|on|at|with|for|under|behind) .*)?)$`,
  "i",
);

/** "accordion playing llama on a bicycle": who does it stands last. */
const doerLast = (text: string): string | null => {
  const [, thing = "", gerund = "", who = "", rest = ""] = DOER_LAST.exec(text) ?? [];
  const [done, doer] = [thing, who].map((word) => kindOf(matchPhrase(word.toLowerCase())?.id ?? ""));
  if (doer !== "creature" || !/^(thing|food|place)$/.test(done ?? "")) return null;
  const one = gerund.toLowerCase() === "playing" ? `the ${thing}` : plural(thing);
  const object = isMass(thing) || done === "food" ? thing : one;
  return `${withArticle(who)} ${gerund} ${object}${rest}`;
};
const DOER_LAST =
  /^(?:an? |the )?([a-z]+)[ -](playing|eating|selling|riding|driving|stealing|drinking|juggling|smoking|carrying|throwing|collecting|delivering|baking|cooking|repairing|fixing|painting) ([a-z]+)((?: (?:in|on|at|with|who|that|under|from) .*)?)$/i;
const BUT_IS =
  /^((?:my|our|the) .+?),? (?:but|and|except) (?:he|she|it|they)(?:['’]s| is| are)((?: actually| secretly| really| just)? an? )/i;

const withDeed = (reading: Reading): Reading => {
  const { action, words, subject } = reading;
  const isForeign = languageIn(words) !== null;
  const forms = isForeign
    ? refused(reading)
    : (behindPast(words) ?? denied(words, subject?.last ?? subject?.at ?? -1));
  if (forms) return { ...reading, action: { ...forms, place: action?.place ?? null } };
  // "an accordion nobody asked for": others do it.
  if (action && NOT_BY_HERO.test(reading.text)) return { ...reading, action: null };
  const beyond = TOO_TO.exec(reading.text)?.[1]?.toLowerCase();
  if (beyond && [action?.base.split(" ")[0], reading.heart.dread].includes(beyond))
    return fearless({ ...reading, action: null }, beyond);
  // "going through a divorce": nobody just goes.
  if (action?.base === "go" && action.place)
    return { ...reading, action: { ...withTail(action, action.place), place: null } };
  const kept = action && KEEPS.exec(action.base);
  if (kept) return { ...reading, action: { ...onItsOwn(kept[1] ?? "", kept[2] ?? ""), place: action.place } };
  return action && AGAIN.test(action.base) ? { ...reading, action: { ...action, ...once(action) } } : reading;
};

const NOT_BY_HERO =
  /^(?:(?:an?|the|my) )?(?:[a-z]+ ){1,3}(?:that )?(?:nobody|no one|everybody|everyone) [a-z]+/i;

/** "a bee too heavy to fly": that is how it is, and it does not fly. */
const TOO_TO = /\btoo [a-z]+ to ([a-z]+)\b/i;

/** Who is too tired to roar is not afraid of "roar". */
const fearless = (reading: Reading, deed: string): Reading =>
  reading.heart.dread === deed
    ? { ...reading, heart: { ...reading.heart, dread: null }, relation: null }
    : reading;

/** "keeps raising the rent": what is done is raising it. */
const KEEPS = /^keep (\w+ing)(?: (.+))?$/;
const onItsOwn = (gerund: string, tail: string): VerbForms => {
  const forms = matchVerb(gerund)?.forms ?? formsOfGerund(gerund);
  return tail === "" ? forms : withTail(forms, tail);
};

/** A story says itself that something goes on: "still raising the rent again". */
const AGAIN = / (again|forever|all day|too)$/;
const once = ({ base, third, gerund }: VerbForms): VerbForms => ({
  base: base.replace(AGAIN, ""),
  third: third.replace(AGAIN, ""),
  gerund: gerund.replace(AGAIN, ""),
});

/** "a coffee that never sleeps", "a lifeguard who can't swim": what is not done is no deed of theirs. */
const denied = (words: readonly Word[], from: number): VerbForms | null => {
  const learned = words.findIndex(
    ({ folded }, nth) =>
      /^learn(ed|t)$/.test(folded) && words[nth - 1]?.folded === "never" && words[nth + 1]?.folded === "to",
  );
  const denies = words.findIndex(({ folded, at: nth }) => nth > from && NOT.test(folded) && from >= 0);
  // "never learned to swim"
  const at = learned > 0 ? learned + 1 : denies;
  const verb = matchVerb(words[at + 1]?.folded ?? "");
  const isOfHero = words
    .slice(from + 1, at)
    .every(({ folded }) => /^(who|that|which|still|never|learn(ed|t))$/.test(folded));
  if (at < 0 || !verb || verb.shape === "gerund" || !isOfHero || at - from > 5) return null;
  // "a panda who can't sleep, eating noodles" does something.
  if (words[at + 1]?.endsClause && matchVerb(words[at + 2]?.folded ?? "")?.shape === "gerund") return null;
  const not = words[at]?.folded === "never" ? "never" : "not";
  const tail = words
    .slice(at + 2)
    .map(({ shown }) => shown.toLowerCase())
    .join(" ");
  const { base, third, gerund } = tail === "" ? verb.forms : withTail(verb.forms, tail);
  // "doesn't want to lay eggs"
  const [, unwanted] = /^want to (.+)/.exec(not === "not" ? base : "") ?? [];
  if (unwanted) return refusing(unwanted);
  return {
    base: `${not} ${base}`,
    third: not === "never" ? `never ${third}` : `does not ${base}`,
    gerund: `${not} ${gerund}`,
  };
};
const NOT = /^(never|can['’]?t|cannot|won['’]?t|doesn['’]?t|don['’]?t|couldn['’]?t)$/;

/** "un chat qui refuse de travailler": what is refused is not done, though only the deed was understood. */
const refused = ({ text, action }: Reading): VerbForms | null =>
  action && REFUSES.test(text) ? refusing(action.base) : null;

const refusing = (base: string): VerbForms => ({
  base: `refuse to ${base}`,
  third: `refuses to ${base}`,
  gerund: `refusing to ${base}`,
});

/** "an owl who failed driving school": it failed, and drove no school. */
const behindPast = (words: readonly Word[]): VerbForms | null => {
  const at = words.findIndex(
    ({ folded }, nth) =>
      /[^aeiouy][^e]?ed$/.test(folded) &&
      /^(who|that|which|just|recently|once)$/.test(words[nth - 1]?.folded ?? "") &&
      isActivity(words[nth + 1]?.folded ?? ""),
  );
  const stem = words[at]?.folded.replace(/ed$/, "") ?? "";
  if (at < 0 || /(.)\1$|i$/.test(stem) || matchVerb(`${stem}e`)) return null;
  const tail = words.slice(at + 1).map(({ shown }) => shown.toLowerCase());
  return withTail(formsOfBase(stem), tail.join(" "));
};
