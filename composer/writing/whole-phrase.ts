import { foldText } from "../reading/clean-text.ts";
import { kindOf } from "../reading/picture-index.ts";
import { withoutPromises } from "../reading/promises.ts";
import type { Reading } from "../reading/read-idea.ts";
import type { Thing } from "../reading/thing.ts";
import { matchVerb } from "../reading/verbs.ts";
import { formsOf, isMany, withArticle } from "../reading/word-forms.ts";
import type { Word } from "../reading/words.ts";
import { languageIn } from "./as-meant.ts";
import type { Crowd } from "./crowd.ts";
import { isMass, portionOf } from "./lexicon.ts";
import { slang } from "./slang.ts";
import { properly } from "./title-case.ts";

const LONGEST_QUOTED = 60;
const MOST_WORDS = 9;
interface Phrase {
  text: string;
  isMany: boolean;
}

/** An idea that is one phrase, as its creator put it: "two frogs in a trench coat"; null if it is none. */
export function wholePhrase(reading: Reading, crowd: Crowd | null): Phrase | null {
  const { text, action, heart, subject, words } = reading;
  const isSentence = action !== null || heart.dread !== null || heart.joy !== null || heart.wish !== null;
  const phrase = properly(bare(text));
  if (isSentence || !subject || words.length > MOST_WORDS || NO_PHRASE.test(phrase)) return null;
  // A slip, and a word of another language, are read as a word that does not stand there.
  if (!isRepeatable(reading) || languageIn(words) !== null || !isTyped(words, subject)) return null;
  if (isCalledSo(reading)) return { text: withArticle(phrase), isMany: false };
  const [first = ""] = phrase.split(" ", 1);
  const [lead = ""] = phrase.split(JOINT, 1);
  if (FINITE.test(lead) || BEGINS_A_SAYING.test(words[0]?.shown ?? "")) return null;
  // "touch grass", "wen lambo": more is said than named.
  const isSaid =
    matchVerb(first)?.shape === "base" || SAID.test(first) || words.some(({ folded }) => slang[folded]);
  if (subject.at > 0 && isSaid) return null;
  const one = (said: string) => ({ text: said, isMany: false });
  const many = (said: string) => ({ text: said, isMany: true });
  const small = first.toLowerCase() + phrase.slice(first.length);
  const head = lead.trim().split(" ").at(-1) ?? "";
  if (NUMBER.test(first))
    return /[^su]s$/.test(head) || crowd ? headed(lead, subject, words, many(small)) : null;
  if (JOINED.test(lead)) return many(DETERMINER.test(first) ? small : phrase);
  if (DETERMINER.test(first)) return crowd && !/^(a|an|one|another)$/i.test(first) ? many(small) : one(small);
  if (KIN.test(first)) return one(phrase);
  if (!isMass(head) && (isMany(lead.trim()) || /[^su]s$/.test(head))) return many(phrase);
  return one(isMass(head) ? oneOf(phrase, head, subject.id) : withArticle(phrase));
}
/** Who is known for what stands before it, whatever that says: "touch grass cow", "buy high sell low bear". */
export const isCalledSo = ({ words, subject, count, action }: Reading): boolean =>
  subject !== null &&
  action === null &&
  count < 2 &&
  words.length > 1 &&
  words.length < 7 &&
  kindOf(subject.id) === "creature" &&
  subject.at === words.length - 1 &&
  words[subject.at]?.folded === subject.word &&
  words.every(
    ({ folded, endsClause, at }) =>
      /^[a-z]+$/.test(folded) && !JOINS.test(folded) && !(endsClause && at < subject.at),
  ) &&
  !/ed$|ing$/.test(words[0]?.folded ?? "");
const JOINS =
  /^(an?|the|my|our|your|his|her|their|this|that|these|those|is|are|was|of|in|on|at|to|for|with|by|from|and|or|but|as|than|not|i|you|we|he|she|it|they|more|every|all|one|who)$/;

/** An idea that says of one somebody what is not understood, as it would be said of them: "a rug that got rugged". */
export const someoneIn = (
  { text, words }: Reading,
  { whole, isMany: areMany }: { whole: string; isMany: boolean },
): string | null => {
  const phrase = properly(bare(text));
  const [first = "", ...rest] = phrase.split(" ");
  const behind = rest.slice(whole.split(" ").length);
  // "hyena comedian nobody laughs at"
  if (phrase.toLowerCase().startsWith(`${whole.toLowerCase()} nobody `))
    return areMany ? null : withArticle(phrase);
  const isOne =
    /^(an?|the|my|our)$/i.test(first) && rest.join(" ").toLowerCase().startsWith(`${whole.toLowerCase()} `);
  const isClosed = areMany || words.some(({ endsClause, at }) => endsClause && at < words.length - 1);
  return isOne &&
    !isClosed &&
    /^(who|that|which|whose|nobody|everybody|with|without|from|for|of|in|on|at|[a-z]{3,}ing)$/i.test(
      behind[0] ?? "",
    )
    ? /^(my|our)$/i.test(first)
      ? withArticle(rest.join(" "))
      : first.toLowerCase() + phrase.slice(first.length)
    : null;
};
/** "a nun and a chainsaw": two are many. */
const JOINED = / and (an?|the|one|two|three|four|five|his|her|its|their) /i;
/** What is counted has to be the last of its phrase: in "seven dwarfs quit" there is more. */
const headed = (lead: string, subject: Thing, words: readonly Word[], phrase: Phrase): Phrase | null => {
  const last = words[subject.last ?? subject.at]?.folded ?? "";
  const end = foldText(lead.trim().split(" ").at(-1) ?? "");
  if (/ and (an?|one|the) /i.test(lead)) return phrase;
  return end === last || /[^su]s$/.test(end) ? phrase : null;
};
const isTyped = (words: readonly Word[], { at, last, word }: Thing): boolean =>
  formsOf(words[last ?? at]?.folded ?? "").includes(word.split(" ").at(-1) ?? "");
export const bare = (text: string): string => text.replace(/[.!?,\s]+$/, "");
/** In letters of English, short, and without a promise or a stammer: a story may say it again. */
export const isRepeatable = ({ text }: Reading): boolean =>
  /^[\x20-\x7e]+$/.test(text) &&
  text.length <= LONGEST_QUOTED &&
  withoutPromises(text) === text &&
  (text.length <= SHORT || !/\b(\w{3,}) \1\b/i.test(text));
const SHORT = 16;
const NO_PHRASE =
  /[.,;:!?"()]|\b(?:i|my|me|we|our|you|your|u|but|because|when|if|it['’]s|that['’]s|he['’]s|she['’]s|i['’]m)\b/i;
const KIN =
  /^(grand(?:ma|pa|mother|father)|gran|granny|mom|mum|dad|nana|auntie|santa|everyone|everybody|nobody|somebody)['’]s$/i;
const FINITE =
  /\b(is|are|was|were|am|has|have|had|can|will|would|should|must|does|did|cannot|never|always)\b/i;
const DETERMINER = /^(a|an|the|one|some|another)$/i;
const NUMBER =
  /^(two|both|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|ninety|hundred|several|many|[2-9]|[1-9]\d{1,4})$/i;
/** Words that begin what is said, and name nothing. */
const SAID =
  /^(touch|no|not|never|always|stay|keep|just|go|get|be|do|dont|stop|let|send|have|trust|please|ser|sir)$/i;
const JOINT =
  /\b(?:with|that|who|which|in|on|at|of|from|by|without|for|under|over|inside|about|against|like|into|through|between|behind|near)\b/;

/**
 * Whether an idea is something that one says rather than somebody who does something: "when the wifi dies",
 * "it's giving beige". A deed in it is not the hero's.
 */
export const isSaying = ({ subject, action, words }: Reading, noun: string): boolean =>
  BEGINS_A_SAYING.test(words[0]?.shown ?? "") ||
  (subject === null && action !== null && (noun === "inside joke" || action.base.includes(noun)));
const BEGINS_A_SAYING =
  /^(when|if|why|how|what|where|pov|mood|me|tfw|mfw|imagine|it['’]?s|that['’]?s|this|these|just)$/i;

/** "a frog", "a slice of cheese", "sleep itself", "a pair of lungs". */
export const oneOf = (phrase: string, noun: string, id: string): string => {
  if (isMany(noun))
    return `${kindOf(id) === "food" ? "a plate" : PAIRED.test(noun) ? "a pair" : "a set"} of ${phrase}`;
  if (!isMass(noun)) return withArticle(phrase);
  const portion = portionOf(noun);
  return portion ? `a ${portion} of ${phrase}` : `${phrase} itself`;
};
const PAIRED =
  /(lungs|socks|jeans|pants|shorts|trousers|scissors|glasses|goggles|skis|tights|leggings|tweezers|slippers|boots|shoes|binoculars)$/;
