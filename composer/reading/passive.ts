import { wordsIn } from "../data-text.ts";
import type { Action } from "./find-action.ts";
import { kindOf } from "./picture-index.ts";
import type { Relation } from "./relation.ts";
import { relationOf } from "./relation-of.ts";
import type { Thing } from "./thing.ts";
import { formsOfGerund, matchPast, type VerbForms } from "./verbs.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** "a lion licked by a lamb": what is done to the hero, and what who does it has to do with the hero. */
export interface Passive {
  base: string;
  relation: Relation;
  /** Where in the idea the one stands to whom it is done. */
  doneTo: number;
}

/** These have pictures of their own, in which the hero is who it is: somebody runs, is lost in thought, is many. */
const seenOnHero = new Set(wordsIn(wordList("passives seen on the hero")));

/** Between what is done and who does it: "by a", "over by two angry". */
const BY = /^((over|down|up|off|out|on|at) )?by( (a|an|the|his|her|its|their|my|two|three|some))?( [^ ]+)?$/;

export const passiveOf = (
  words: readonly Word[],
  subject: Thing | null,
  motif: Thing | null,
): Passive | null => {
  if (!subject || !motif || motif.at <= subject.at || motif.at >= words.length) return null;
  if (![subject, motif].every(({ id }) => /^(creature|person|face|thing|food|nature)$/.test(kindOf(id))))
    return null;
  const from = (subject.last ?? subject.at) + 1;
  const done = words.slice(from, motif.at).find(({ at }) => BY.test(textOf(words, at + 1, motif.at)));
  const forms =
    done && !words.slice(from, motif.at).some(({ endsClause }) => endsClause) && pastOf(done.folded);
  if (!done || !forms || seenOnHero.has(forms.base)) return null;
  // Said the other way round, the two stand in the same places of the sentence.
  const active = words.map((word) => {
    if (word.at === done.at) return { ...word, folded: forms.gerund };
    return word.at > done.at && word.at < motif.at ? { ...word, folded: "the" } : word;
  });
  const action: Action = { ...forms, place: null };
  const relation = relationOf(active, action, { ...subject, id: motif.id }, { ...motif, id: subject.id });
  return { base: forms.base, relation: relation ?? "meets", doneTo: subject.at };
};

const textOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(" ");

/** A past tense that is in no list is known by its ending. */
const pastOf = (word: string): VerbForms | undefined =>
  matchPast(word) ?? (/[a-z]{3,}ed$/.test(word) ? formsOfGerund(`${word.slice(0, -2)}ing`) : undefined);
