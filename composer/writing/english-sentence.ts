import { wordsIn } from "../data-text.ts";
import { RIDDEN } from "../reading/foreign-action.ts";
import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import { formsOfBase, matchVerb, type VerbForms } from "../reading/verbs.ts";
import { article, isMany, plural } from "../reading/word-forms.ts";
import { wordList } from "../reading/word-list.ts";
import { isMass } from "./lexicon.ts";

/** A word of another language, by what it is and means. */
export interface Token {
  kind: "noun" | "adjective" | "verb" | "small" | "name";
  english: string;
  isMany?: boolean;
}

const surfaces = new Set(wordsIn(wordList("is on it")));
const events = new Set(wordsIn(wordList("is at it")));

/** The words in their order as English says them: with its articles and plurals, and what is done as going on. */
export const sentenceOf = (typed: readonly Token[]): string => {
  const tokens = typed.map(asPair).reduce<Token[]>(adverbFirst, []);
  const said = tokens.map((token, at) => {
    const noun = tokens.slice(at + 1).find(({ kind }) => kind === "noun" || kind === "name");
    if (token.kind === "verb") return deedOf(token, tokens[at - 1], tokens[at + 1]);
    if (token.english === "not" && tokens[at + 1]?.kind === "verb") return "doesn't";
    // "siempre tarde": one is it.
    if (
      ADVERB.test(token.english) &&
      tokens[at + 1]?.kind === "adjective" &&
      tokens[at - 1]?.english === "who"
    )
      return `is ${token.english}`;
    if (token.english === MUCH && tokens[at + 1]?.kind === "adjective")
      return tokens[at - 1]?.kind === "noun" ? "who is too" : "too";
    if (token.english === MUCH) return tokens[at + 1]?.isMany ? "too many" : MUCH;
    if (WHOLE.test(token.english)) return token.english;
    if (token.kind === "noun") return nounOf(token, tokens.slice(0, at));
    if (token.english === "in love" && noun === tokens[at + 1] && noun) return "lovesick";
    // "con miedo a las arañas"
    if (token.english === "afraid" && tokens[at + 1]?.kind === "small" && noun) return "afraid of";
    if (token.kind !== "small") return token.english;
    // "con sombrero": one hat, where nothing says that there are more.
    if (/^with(out)?$/.test(token.english) && noun === tokens[at + 1]) {
      const head = tokens[at + 2]?.kind === "noun" ? tokens[at + 2] : noun;
      return `${token.english} ${head && !head.isMany ? articleOf("a", head) : ""}`;
    }
    if (/^of\b/.test(token.english) && tokens[at - 1]?.english === "in love")
      return token.english.replace("of", "with");
    const isOfFear = /^afraid/.test(tokens[at - 1]?.english ?? "");
    if (isOfFear && noun && /^(to|from|with|of|before)\b/.test(token.english)) return "";
    if (token.english === "afraid of") return token.english;
    if (token.english === "who" && /^(verb|adjective)$/.test(tokens[at + 1]?.kind ?? "")) return "";
    const [first = "", second = ""] = token.english.split(" ");
    if (token.english === "late for") return token.english;
    // "en trottinette": English rides on one.
    if (/^[io]n$/.test(token.english) && noun === tokens[at + 1] && noun && RIDDEN.test(noun.english))
      return `on ${articleOf("a", noun)}`;
    // "surfando numa pizza": what bears one is under one.
    if (first === "in" && BORNE.test(tokens[at - 1]?.english ?? "") && noun && !isPlace(noun))
      return `on ${second && articleIn(noun, second)}`;
    if (second === "+") return FELT.test(tokens[at - 1]?.english ?? "") ? "" : first;
    if (first === "+") return "";
    if (/^(an?|the)$/.test(first)) return articleOf(first, noun);
    if (first === "in" && noun) return `${wayTo(noun)} ${second && articleIn(noun, second)}`;
    return second ? `${first} ${articleOf(second, noun)}` : first;
  });
  return (
    said
      .map((word) => word.trim())
      .filter(Boolean)
      .join(" ")
      // "en retard au travail": one is late for it.
      .replace(/\blate (?:at|for) the (?=(?:work|school|dinner|lunch|breakfast|bed)\b)/, "late for ")
      .replace(/\blate at /, "late for ")
      // "vor der Steuer flieht"
      .replace(/\b(flee(?:s|ing)?|escap(?:es|ing)) of\b/g, "$1 from")
      .replace(
        /\b(play(?:s|ing)?) (?:to|at) (?:the )?(?=(?:poker|chess|cards|golf|tennis|soccer|football|[a-z]*ball|video games?|bingo)\b)/g,
        "$1 ",
      )
      // "ha perso il treno": English misses it; "toca bateria": there are several.
      .replace(/\b(bark(?:s|ing)?) to\b/, "$1 at")
      .replace(/\blost (?=the (?:train|bus|plane|flight|ferry|subway)\b)/, "missed ")
      .replace(/\b(play(?:s|ing)?) (?:of )?(?:the )?drum\b/, "$1 the drums")
      // "trabaja los lunes": one works on them.
      .replace(/\b(work(?:s|ing)?) (?:the )?(?=[A-Z]\w+days?\b)/g, "$1 on ")
      // "trabaja de camarero": one works as a waiter.
      .replace(/\b(work(?:s|ing)?) of (?=[a-z])/g, "$1 as a ")
      .replace(/\ba (?=(an?|the|my) )/g, "")
      .replace(/\ba (?=\S)(\S+)/g, (_, word: string) => `${article(word)} ${word}`)
      .replace(/( (who|of|with|in|on|at|to|the|an?))+$/, "")
  );
};

/** "ne dort jamais", "schläft nie": English says before the verb how often it is. */
const adverbFirst = (before: Token[], token: Token): Token[] => {
  const verb = before.at(-1);
  const isLate =
    verb?.kind === "verb" && ADVERB.test(token.english) && !ADVERB.test(before.at(-2)?.english ?? "");
  return isLate ? [...before.slice(0, -1), token, verb] : [...before, token];
};
export const ADVERB = /^(not|never|always|only)$/;

export const MUCH = "too much";

/** Phrases with articles of their own. */
const WHOLE = /\S+ \S+ \S+| (to( be)?|with|about|everything)$|^(wants|more than|became|can't|dreams)\b/;

const deedOf = ({ english }: Token, before: Token | undefined, next: Token | undefined): string => {
  const said = before?.english ?? "";
  if (/^(can't|not)$| to$/.test(said)) return english;
  const [verb = "", ...rest] = english.split(" ");
  if (ADVERB.test(said)) return [formsOf(verb).third, ...rest].join(" ");
  return `${doingOf(english)}${english === "wait" && isThing(next) ? " for" : ""}`;
};

/** "attend le métro": English waits for it. */
const isThing = (next: Token | undefined): boolean =>
  next?.kind === "noun" || /^(an?|the)$/.test(next?.english ?? "");

/** "sem chuteira", "ohne Handschuh": English lacks two of them. */
const asPair = (token: Token, at: number, all: readonly Token[]): Token =>
  token.kind === "noun" && PAIRS.test(token.english) && all[at - 1]?.english === "without"
    ? { ...token, isMany: true }
    : token;
const PAIRS = /^(shoe|sock|glove|boot|slipper|cleat|skate|roller skate|ice skate|tooth)$/;

const isUncounted = ({ english, kind }: Token): boolean =>
  kind === "name" ||
  isMass(english.split(" ").at(-1) ?? "") ||
  isMany(english) ||
  /^[A-Z]\w+$|^(work|space|world domination|mahjong|chess|poker)$/.test(english);

const articleOf = (said: string, noun: Token | undefined): string =>
  noun && (isUncounted(noun) || (said === "a" && noun.isMany)) ? "" : said;

const nounOf = ({ english, isMany: many }: Token, before: readonly Token[]): string => {
  const said = before.findLast(({ kind }) => kind !== "adjective")?.english ?? "";
  const isSeveral = many || NUMBERED.test(said) || /\+$/.test(said) || (said === "no" && !isMass(english));
  const isCounted = isSeveral && (!isMass(english) || NUMBERED.test(said));
  return isCounted && !isMany(english) ? plural(english) : english;
};

const NUMBERED = /^(two|three|four|five|six|seven|eight|nine|ten)$/;

/** "en la playa" is on the beach, "na festa" at the party. */
export const wayTo = ({ english }: Pick<Token, "english">): string =>
  surfaces.has(english) ? "on" : events.has(english) ? "at" : "in";

/** One sits in the forest, and in a bathrobe. */
const articleIn = (noun: Token, said: string): string => {
  const kind = kindOf(matchPhrase(noun.english)?.id ?? "");
  return isUncounted(noun) ? "" : kind === "thing" && wayTo(noun) === "in" ? "a" : said;
};

const doingOf = (base: string): string => {
  if (base === "fear") return "afraid of";
  if (base === "love" || base === "hate") return `who ${base}s`;
  const [verb = "", ...rest] = base.replace(/^search$/, "look for").split(" ");
  return [formsOf(verb).gerund, ...rest].join(" ");
};

const formsOf = (base: string): VerbForms => matchVerb(base)?.forms ?? formsOfBase(base);
const FELT = /^(hate|love|fear)$/;
/** What one does on top of a thing. */
const BORNE = /^(surf|ski|skate|balance)$/;
const isPlace = ({ english }: Token): boolean =>
  kindOf(matchPhrase(english)?.id ?? "") === "place" || /^(sea|ocean|water|lake|river|pool)$/.test(english);
