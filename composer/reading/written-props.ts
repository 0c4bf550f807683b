import { wordsIn } from "../data-text.ts";
import { kindOf, LETTERED } from "./picture-index.ts";
import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import { formsOf } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import { SMALL_WORDS, type Word } from "./words.ts";

/** What one knows by what is written on it: "card", "password", "parking spot". */
const written = new Set(wordsIn(wordList("known by what is written")));
const qualities = new Set(wordsIn(wordList("qualities")));

/** "a gym membership", "a speeding ticket": any card or ticket would not say which, so both words are written on it. */
export const withWritten = (words: readonly Word[], things: readonly Thing[]): Thing[] => {
  const found = words.flatMap(({ at, folded }): Thing[] => {
    const said = BOARD.test(folded) && saidOn(words, at);
    if (said) return [said];
    const isOne = formsOf(folded).some((form) => written.has(form));
    const isOwned = words[at - 1]?.folded.endsWith("'s") === true;
    if (!isOne || !saysWhich(words, at) || (!isOwned && isNamed(things, at))) return [];
    return [
      {
        id: LETTERED,
        word: `${words[at - 1]?.folded} ${folded}`,
        at: at - 1,
        last: at,
        score: at < 3 ? 4 : -2,
      },
    ];
  });
  const isPart = ({ at, last = at }: Thing) =>
    found.some((each) => at <= (each.last ?? 0) && each.at <= last);
  return found.length === 0 ? [...things] : [...things.filter((thing) => !isPart(thing)), ...found];
};

/** "a sign that says not a dog": those words are on it. */
const saidOn = (words: readonly Word[], board: number): Thing | null => {
  const verb = words.findIndex(({ at, folded }) => at > board && !/^(that|which)$/.test(folded));
  if (!/^(says|reads|saying|reading)$/.test(words[verb]?.folded ?? "")) return null;
  const said = words.slice(verb + 1, verb + 1 + MOST_SAID);
  const end = said.at(-1);
  return end
    ? { id: LETTERED, word: said.map(({ folded }) => folded).join(" "), at: board, last: end.at, score: 4 }
    : null;
};
const BOARD = /^(signs?|placard|banner|billboard|poster|cardboard)$/;
const MOST_SAID = 4;

const ARTICLE = /^(a|an|the|his|her|its|their|my|our|your|another|every)$/;

/** The word before says which; "losing tickets" is done, and "a parking ticket" is a kind of them. */
const saysWhich = (words: readonly Word[], at: number): boolean => {
  const which = words[at - 1];
  if (!which || which.endsClause || !/^\p{L}{2,}('s)?$/u.test(which.folded)) return false;
  if (SMALL_WORDS.has(which.folded) || qualities.has(which.folded) || ARTICLE.test(which.folded))
    return false;
  if (which.folded.endsWith("'s")) return true;
  return !isDeed(which.folded) || ARTICLE.test(words[at - 2]?.folded ?? "");
};

const isDeed = (word: string): boolean => matchVerb(word) !== undefined || /(ing|ed)$/.test(word);

/** It has a picture of its own, or the word before is somebody: "credit card", "duck bill". */
const isNamed = (things: readonly Thing[], head: number): boolean =>
  things.some(({ id, at, last = at, isLoose }) => {
    const isWhole = !isLoose && at < head && last >= head;
    const isSomebodys = last === head - 1 && /^(creature|person)$/.test(kindOf(id));
    return isWhole || isSomebodys;
  });
