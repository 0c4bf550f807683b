import { wordsIn } from "../data-text.ts";
import { isPursuit } from "./score-thing.ts";
import { formsOfBase, formsOfGerund, formsOfThird, matchPast, matchVerb, type VerbForms } from "./verbs.ts";
import { isActivity, singulars } from "./word-forms.ts";
import { anyOf, wordList } from "./word-list.ts";
import { SMALL_WORDS, type Word } from "./words.ts";

/** What the subject does, ready for three kinds of sentence; the place, if it closed the phrase, apart. */
export interface Action extends VerbForms {
  place: string | null;
}

const STOPS = /^(who|that|which|but|because|while|when|if|so|until|then|and|or|since|although|whose|plus)$/;
const PERSONAL = /^(i|me|my|mine|we|us|our|you|your|u|ur|im|ill)$/;
const DANGLING =
  /^(a|an|the|of|in|on|at|to|for|with|from|by|and|or|his|her|its|their|into|every|all|as|than|very|some)$/;
const PLACE = /^(on|in|at|under|across|above|inside|through|beneath|around|over|near|behind|underneath)$/;
const LONGEST_TAIL = 7;

/** `named`: words of longer names ("french fries"), which do nothing. */
export const findAction = (
  words: Word[],
  subjectAt: number,
  named: ReadonlySet<number> = new Set(),
): Action | null => {
  const pursuit = pursuitBefore(words, subjectAt);
  if (pursuit) return pursuit;
  const from = subjectAt >= 0 && subjectAt < 1000 ? subjectAt + 1 : 0;
  for (const word of words) {
    if (word.at < from || named.has(word.at)) continue;
    const forms =
      spokenForms(words, word, subjectAt) ??
      pastForms(words, word, subjectAt) ??
      unlistedForms(words, word, subjectAt);
    if (forms === undefined) continue;
    const tail = tailAfter(words, word);
    return tail && phraseOf(forms, tail);
  }
  return null;
};

/** Of these nobody does anything to what stands before them: who is "scuba diving" dives no scuba. */
const moving = new Set(wordsIn(wordList("verbs of moving")));

/** "a chess-playing crow" plays chess, a scuba diving dog goes scuba diving. */
const pursuitBefore = (words: Word[], subjectAt: number): Action | null => {
  const object = words[subjectAt - 2];
  const verb = matchVerb(words[subjectAt - 1]?.folded ?? "");
  if (!object || !verb || !isPursuit(words, subjectAt - 1)) return null;
  if (!moving.has(verb.forms.base)) return { ...withTail(verb.forms, show(object)), place: null };
  const pursuit = `${show(object)} ${verb.forms.gerund}`;
  return { base: `go ${pursuit}`, third: `goes ${pursuit}`, gerund: pursuit, place: null };
};

const spokenForms = (words: Word[], word: Word, subjectAt: number): VerbForms | undefined => {
  const verb = matchVerb(word.folded);
  return verb &&
    !isLearnt(words, word) &&
    !isOfTrade(words, word) &&
    isVerbHere(words, word, verb.shape, subjectAt)
    ? verb.forms
    : undefined;
};

const STARTS_OBJECT = /^(a|an|the|his|her|its|their|all|every|my|our|two|three|some|everyone|everybody)$/;

/** "a goose who robbed a bank", "grandma lost her keys"; but "a potato baked by monks" only had it done. */
const pastForms = (words: Word[], word: Word, subjectAt: number): VerbForms | undefined => {
  const forms = matchPast(word.folded);
  const before = words[word.at - 1]?.folded ?? "";
  const after = words[word.at + 1]?.folded ?? "";
  if (!forms || subjectAt < 0 || word.at <= subjectAt || /^(by|to)$/.test(after)) return undefined;
  const relative = /^(who|that|which|once|accidentally|secretly|finally|just)$/.test(before);
  const direct =
    word.at - subjectAt <= 2 && STARTS_OBJECT.test(after) && !/^(is|was|be|been|got|gets)$/.test(before);
  return relative || direct ? forms : undefined;
};

const NO_VERB = new RegExp(`(ed|ly|less|ness|ous|ful)$|^${anyOf("no regular verbs")}$`);

/**
 * A verb that is not listed, where nothing but one can stand: "pigeons who rate benches", "a snail that
 * referees chess", "seven dwarfs unionize".
 */
const unlistedForms = (words: Word[], word: Word, subjectAt: number): VerbForms | undefined => {
  const { folded, at } = word;
  const before = words[at - 1];
  if (subjectAt < 0 || subjectAt >= 1000 || at - subjectAt > 8 || !before || before.endsClause)
    return undefined;
  if (!/^[a-z]{4,12}$/.test(folded) || SMALL_WORDS.has(folded) || NO_VERB.test(folded) || matchVerb(folded))
    return undefined;
  if (at === subjectAt + 1 && isDeedInIng(folded) && words[at + 1] !== undefined)
    return formsOfGerund(folded);
  const isOfMany =
    at === subjectAt + 1 &&
    singulars(words[subjectAt]?.folded ?? "").length > 0 &&
    /^(a|an|the|their|every|all)$/.test(words[at + 1]?.folded ?? "");
  if (isOfMany && !/[^su]s$|ing$/.test(folded)) return formsOfBase(folded);
  const isMade = /(?!.*[^p]size)[a-z]{3,}(iz(e|es)|if(y|ies))$/.test(folded);
  // "a scarf that fits" fits; who "rates benches" is somebody.
  const isRelated =
    at - 2 >= subjectAt &&
    (before.folded === "who" || (/^(that|which)$/.test(before.folded) && at - 2 === subjectAt));
  if (!isRelated && !(isMade && (at === subjectAt + 1 || afterMany(words, word, subjectAt))))
    return undefined;
  if (/[^su]s$/.test(folded)) return formsOfThird(folded);
  const isMany = singulars(words[subjectAt]?.folded ?? "").length > 0;
  return isMany && (isMade || words[at + 1] !== undefined) ? formsOfBase(folded) : undefined;
};

const isDeedInIng = (word: string): boolean =>
  isActivity(word) &&
  !/^(seeking|wanting|missing|loving|craving|dreaming|king|according|including|during)$/.test(word);

/** "two ducks rob a bank", "rat and raven run a shop": more than one of them stands before the verb. */
const afterMany = (words: Word[], word: Word, subjectAt: number): boolean => {
  const before = words[word.at - 1];
  if (!before || subjectAt < 0 || before.at < subjectAt || before.at > subjectAt + 3 || before.endsClause)
    return false;
  const joined = words[before.at - 1]?.folded === "and" || words[before.at - 2]?.folded === "and";
  return joined || (singulars(before.folded).length > 0 && !before.folded.endsWith("'s"));
};

/** "two ducks dance": behind a number no "ducks dance" is a dance. */
const isCounted = (words: Word[], subjectAt: number): boolean =>
  words
    .slice(Math.max(0, subjectAt - 2), Math.max(0, subjectAt))
    .some(({ folded }) =>
      /^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|[1-9]\d+)$/.test(folded),
    );

const isVerbHere = (words: Word[], word: Word, shape: keyof VerbForms, subjectAt: number): boolean => {
  const before = words[word.at - 1]?.folded ?? "";
  if (/^(a|an|the|his|her|its|their|my|your|of|no)$/.test(before)) return false;
  // "allergic to naps", "a fear of dances".
  // "a brush with big dreams"
  const far = words[word.at - 2]?.folded ?? "";
  if (shape === "third" && /^(with|without|no|of)$/.test(far) && plainAdjectives.has(before)) return false;
  if (shape === "third") return !/^(to|about|with|for|by|from)$/.test(before);
  if (shape === "gerund")
    return word.at > subjectAt && !/^(in|for|about|after|love|loves|like|likes|hates|hate)$/.test(before);
  const next = words[word.at + 1]?.folded ?? (isCounted(words, subjectAt) ? "" : "and");
  if (afterMany(words, word, subjectAt) && !STOPS.test(next)) return true;
  return (
    /^(to|who|that|which|can|will|would|could|must|always|never|just)$/.test(before) &&
    !/^(refuses?|forgot|forgets?|afraid|scared|unable|fails?|trying|tries)$/.test(
      words[word.at - 2]?.folded ?? "",
    )
  );
};

const plainAdjectives = new Set(wordsIn(wordList("plain adjectives")));

/** "learning to knit": the knitting is what one sees. */
const isLearnt = (words: Word[], word: Word): boolean =>
  /^(learn|learns|learning|try|tries|trying|starts|begins)$/.test(word.folded) &&
  words[word.at + 1]?.folded === "to" &&
  matchVerb(words[word.at + 2]?.folded ?? "")?.shape === "base";

/** "a shrimp boxing champion", "a llama swimming coach": what somebody is good at says who that is. */
const isOfTrade = (words: Word[], { folded, at }: Word): boolean =>
  isActivity(folded) && at + 1 === words.length - 1 && TRADES.test(words[at + 1]?.folded ?? "");
export const TRADES =
  /^(champion|champ|instructor|coach|teacher|trainer|tutor|expert|legend|star|club|team|school|academy|judge|fan)s?$/;

const tailAfter = (words: Word[], verb: Word): Word[] | null => {
  const tail: Word[] = [];
  for (let at = verb.at + 1; at < words.length && tail.length < LONGEST_TAIL; at++) {
    const word = words[at];
    if (!word || words[at - 1]?.endsClause || STOPS.test(word.folded)) break;
    if (PERSONAL.test(word.folded)) return null;
    tail.push(word);
  }
  while (tail.length > 0 && DANGLING.test(tail.at(-1)?.folded ?? "")) tail.pop();
  return tail;
};

const needsObject = new Set(wordsIn(wordList("verbs with an object")));

const phraseOf = (forms: VerbForms, tail: Word[]): Action | null => {
  if (tail.length === 0 && needsObject.has(forms.base)) return null;
  let cut = tail.length;
  for (let at = tail.length - 2; at >= 0; at--) {
    if (PLACE.test(tail[at]?.folded ?? "")) {
      cut = at;
      break;
    }
  }
  const object = tail.slice(0, cut).map(show).join(" ");
  const place = tail.slice(cut).map(show).join(" ");
  if (object === "" && (needsObject.has(forms.base) || place === "") && place !== "") {
    return { ...withTail(forms, place), place: null };
  }
  return { ...withTail(forms, object), place: place === "" ? null : place };
};

/** The verb's forms, each followed by the same words. */
export const withTail = (forms: VerbForms, tail: string): VerbForms => {
  const end = tail === "" ? "" : ` ${tail}`;
  return { base: forms.base + end, third: forms.third + end, gerund: forms.gerund + end };
};

/** Shouting is not kept ("EATS PIZZA"), names are ("plays Chopin"). */
const show = (word: Word): string =>
  /^\p{Lu}{2,}$/u.test(word.shown) && word.shown.length > 4 ? word.shown.toLowerCase() : word.shown;
