import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { matchPast } from "../reading/verbs.ts";
import { formsOf, singulars } from "../reading/word-forms.ts";
import agents from "./agents.json";
import { keptPlural, titlesOfTrade } from "./name-words.ts";
import type { Parts } from "./parts.ts";

/** Proposes a name of these words, and how good it is beside the others. */
export type Add = (pattern: string, worth: number, ...parts: string[]) => void;

export const MOST_BYTES = 32;
/** Two or three words of some twenty letters: what is longer comes last. */
export const LONGEST_NAME = 20;
/** What each letter beyond that takes away. */
export const TOO_LONG = 0.9;

/** Who a name is of, in as many words as it has room for. */
export interface NamedHero {
  /** As it was typed: "fax machine". */
  hero: string;
  /** The word that says most of it: "fax". */
  core: string;
  first: string;
  last: string;
  /** "butcher rabbit": who it is, and what it does for a living; already the joke. */
  isOfTrade: boolean;
  isShort(...words: string[]): boolean;
  /** The hero, or its core where the hero is too long behind this word. */
  behind(word: string): string;
}

export const namedHero = ({ subject, text }: Reading, { hero }: Parts): NamedHero => {
  const words = hero.split(" ");
  const last = words.at(-1) ?? hero;
  // Of a "fax machine" the fax says it.
  const creature = subject && kindOf(subject.id) === "creature" ? subject.word : last;
  const head = words.includes(creature) ? creature : last;
  const core =
    KEPT_WHOLE.test(last) ||
    OF_ANOTHER.test(hero) ||
    (TRADES.test(last) && kindOf(subject?.id ?? "") === "person")
      ? hero
      : last === "machine"
        ? last
        : GENERIC.test(last)
          ? words.slice(0, -1).join(" ")
          : head;
  const isShort = (...some: string[]) => some.join(" ").length <= LONGEST_NAME + 3;
  return {
    hero,
    core,
    first: words[0] ?? hero,
    last,
    isOfTrade:
      words.length === 2 &&
      kindOf(subject?.id ?? "") === "creature" &&
      (isTrade(words[0] ?? "") || (/^(my|our|the) /i.test(text) && isTrade(last))),
    isShort,
    behind: (word) => (isShort(word, hero) ? hero : core),
  };
};

const isTrade = (word: string): boolean =>
  titlesOfTrade(word).length > 0 || kindOf(matchPhrase(word)?.id ?? "") === "person";

/** Of a "cookie jar" and of a "delivery man" neither word says it alone. */
const KEPT_WHOLE =
  /^(ball|man|woman|boy|girl|guy|lady|jar|box|bag|can|cup|pot|bottle|stand|station|shop|store|card|bowl|tray|room|house)$/;

/** No guinea pig is a pig. */
const OF_ANOTHER = /^(guinea pig|sea lion|sea cow|prairie dog|flying fox)s?$/;

export const GENERIC = /^(man|woman|boy|girl|guy|lady|machine|cleaner|person|collector|maker|worker)$/;
/** "window cleaner": of a person it is all that the trade is called by, of a "vacuum cleaner" the vacuum says it. */
const TRADES = /^(cleaner|collector|maker|worker)$/;
export const BODY =
  /^(head|hands?|face|foot|feet|arms?|eyes?|mouth|nose|tail|legs?|ears?|beak|bill|pouch|trunk|paws?|claws?|fur|wings?|horns?|shell|belly|back|pockets?|mind|name|life|job|days?|weeks?|months?|hours?|minutes?|night|love)$/;
export const PLAIN =
  /^(small|little|big|old|young|tiny|red|blue|green|yellow|black|white|brown|huge|very|new|good|bad)$/;

/** "in a salad", "at a wedding", "on a date": where one is, and how one is, are two names. */
export const IN_IT = /^\S+(?: \S+){1,3} (?:(?:in|at) (?:an?|the)|on an? (?:blind |first )?date)\b/i;

/** What one hides from or falls down is no part of a name. */
export const HIDES =
  /^(hide|run|flee|escape|fall|roll|slip|slide|trip|bounce)( away)? (from|down|off|on|over|into)\b/;

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
  /(mas|pus|lens|gas|species|series)$/.test(word)
    ? word
    : /(self|cook|zomb|brown|wheel|mov|smooth|newb|hood|gen|prair|bird|rook|bag|talk|walk|kidd|dogg)ies$/.test(
          word,
        )
      ? word.slice(0, -1)
      : /[a-z]{3}os$/.test(word) && matchPhrase(word.slice(0, -1))
        ? word.slice(0, -1)
        : (singulars(word).find((one) => matchPhrase(one)) ??
          singulars(word)[0] ??
          (/[a-z]{3}as$/.test(word) && formsOf(word).some((form) => matchPhrase(form))
            ? word.slice(0, -1)
            : word));

/** "mines" gives "Miner", and so does "mined": only verbs whose doer is a word. */
export const agentOf = ({ action, words, subject }: Reading): string => {
  const end = subject?.last ?? subject?.at ?? -1;
  const past = words.find(
    ({ at, folded }) =>
      matchPast(folded) &&
      (at === end + 1 || (at > end && /^(who|that|which|just|once)$/.test(words[at - 1]?.folded ?? ""))),
  );
  const doing = action?.base.split(" ") ?? [matchPast(past?.folded ?? "")?.base ?? ""];
  const verb = doing[1] === "to" ? doing[2] : doing[0];
  if (verb === "run" && RACES.test(doing.at(-1) ?? "")) return "Runner";
  return agentOfVerb[verb ?? ""] ?? "";
};

const RACES = /^(marathon|race|mile|lap|laps|errands?|sprint|track)$/;
const agentOfVerb: Readonly<Record<string, string>> = agents;
