import { wordsIn } from "../data-text.ts";
import { englishWords } from "../reading/foreign.ts";
import { foreignBase } from "../reading/foreign-action.ts";
import { languageOf } from "../reading/languages.ts";
import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { matchVerb } from "../reading/verbs.ts";
import { isMany, plural, withArticle } from "../reading/word-forms.ts";
import { wordList } from "../reading/word-list.ts";
import { splitWords } from "../reading/words.ts";
import { wayTo } from "./english-sentence.ts";
import { isMass } from "./lexicon.ts";
import { titlesOfTrade } from "./name-words.ts";

/**
 * What was understood of an idea in another language, as an English sentence: "a bear playing a balalaika in the
 * sauna". Words that were not understood are left out; null where there is nothing but a hero.
 */
export const asUnderstood = (reading: Reading): string | null => {
  const { subject, motif, relation, count, words, text } = reading;
  if (!subject || kindOf(subject.id) === "face") return null;
  // "宇航员青蛙": who has a trade is called by it.
  const trade = motif && relation === "meets" && titlesOfTrade(motif.word).length > 0 ? motif.word : null;
  if (trade) return withArticle(`${trade} ${subject.word}`);
  const who =
    count > 1 ? `${NUMBERS[count] ?? "several"} ${plural(subject.word)}` : withArticle(subject.word);
  const unwanted = UNWANTED.exec(text.normalize("NFC"))?.[1];
  const toGo = unwanted ? englishWords(unwanted, splitWords(unwanted), null)[0]?.folded : undefined;
  // "회사 가기 싫은 토끼"
  if (toGo) return `${who} who doesn't want to go to ${UNCOUNTED.test(toGo) ? toGo : `the ${toGo}`}`;
  const does = deedOf(reading);
  const where = englishWords(text, words, languageOf(words))
    .map(({ folded }) => folded)
    .find((word) => PLACES.test(word) && word !== subject.word);
  const place = where && !does?.includes(where) ? ` ${wayTo({ english: where })} the ${where}` : "";
  return does === null && place === "" ? null : `${who}${does ? ` ${does}` : ""}${place}`;
};
const PLACES =
  /^(market|sauna|beach|office|school|kitchen|street|forest|desert|park|garden|farm|airport|hospital|supermarket|subway|metro|bar|casino|library|museum|gym|church|factory|zoo|circus|stadium|bakery|pharmacy|restaurant|roof|balcony|island|station|elevator|hot spring|spa|train|bus|train station|bathroom|court|prison|castle|bank)$/;
const UNWANTED = /(\S+) 가기 ?싫/;
const UNCOUNTED = /^(work|school|church|bed|prison|court)$/;
const NUMBERS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;

/** "un chat qui refuse de travailler": what is refused is not done. */
export const REFUSES =
  /\b(refuse d|ne veut p|n['’]aime pas|no quiere|se niega|n[aã]o quer|se recusa|weigert|will nicht|mag nicht|non vuole|si rifiuta)/i;

const deedOf = (reading: Reading): string | null => {
  const { text, action, motif, relation, words, subject } = reading;
  if (action) return REFUSES.test(text) ? `who refuses to ${action.base}` : action.gerund;
  const base = foreignBase(words, subject?.at ?? -1) ?? "";
  const doing = matchVerb(base)?.forms.gerund ?? matchVerb(OF_RELATION[relation ?? ""] ?? "")?.forms.gerund;
  // "играет на балалайке в метро": what is played is an instrument, wherever one does it.
  const played = base === "play" ? instrumentIn(reading) : undefined;
  if (played) return `playing the ${played}`;
  const isSeen =
    motif !== null && !motif.isLoose && kindOf(motif.id) !== "face" && motif.word !== subject?.word;
  if (!isSeen) return doing && ALONE.test(base) ? doing : null;
  const isSeveral = base === "sell" && !isMass(motif.word) && !isMany(motif.word);
  const isBare = isMass(motif.word) || isMany(motif.word);
  const thing = isSeveral ? plural(motif.word) : isBare ? motif.word : withArticle(motif.word);
  if (base === "fear" || relation === "fears") return `afraid of ${plural(motif.word)}`;
  if (doing) return `${doing} ${thing}`;
  // "el burro que hackeó el banco" has no bank: what it does to it was not understood.
  return languageOf(words) === null || HAS.test(text) ? `with ${thing}` : null;
};
const instrumentIn = ({ text, words }: Reading): string | undefined =>
  englishWords(text, words, languageOf(words)).find(({ folded }) =>
    INSTRUMENTS.has(matchPhrase(folded)?.id ?? ""),
  )?.folded;
const INSTRUMENTS = new Set([...wordsIn(wordList("motif to play")), ...wordsIn(wordList("motif to drum"))]);

const HAS =
  /(?<!\p{L})(con|mit|avec|com|met|med|z|ze|ile|dengan|cu|qui a|que tiene|che ha|que tem)(?!\p{L})/iu;

/** What is done to the thing, where the verb itself is not known. */
const OF_RELATION: Readonly<Record<string, string>> = {
  plays: "play",
  rides: "ride",
  eats: "eat",
  drinks: "drink",
  wears: "wear",
  sells: "sell",
  fights: "fight",
  hugs: "hug",
  chases: "chase",
  cooks: "cook",
  reads: "read",
  guards: "guard",
  delivers: "deliver",
};
const ALONE = /^(sleep|dance|sing|run|swim|fly|cry|laugh|work|travel|surf|smoke|meditate|jump|nap|fish)$/;
