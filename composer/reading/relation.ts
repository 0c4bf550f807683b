import { wordsIn } from "../data-text.ts";
import type { Action } from "./find-action.ts";
import type { Thing } from "./find-things.ts";
import { languageOf } from "./languages.ts";
import { kindOf } from "./picture-index.ts";
import { formsOf } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

const listed = <R extends string>(relations: readonly R[], section: string) =>
  relations.map((relation) => [relation, new Set(wordsIn(wordList(`${section} ${relation}`)))] as const);

/** By what the idea says of the two. */
const byVerb = listed(["fights", "fears", "hugs"], "verbs of");

/** By what one does with such a motif as a rule. */
const byMotif = listed(["rides", "sits", "wears", "lifts", "mans", "backs", "meets"], "motif of");

/** What the subject has to do with the motif: it decides where the two stand in a picture. */
export type Relation = (typeof byVerb)[number][0] | (typeof byMotif)[number][0] | "holds";

export const relationOf = (
  words: Word[],
  action: Action | null,
  subject: Thing | null,
  motif: Thing | null,
): Relation | null => {
  if (!subject || !motif) return null;
  // The tool of a trade is used, whatever the trade does; and nobody but a witch rides a broom.
  if (motif.at === subject.at) return motif.id === "broom" ? "holds" : relationBy(motif);
  if (isDisguise(words, motif)) return "wears";
  const said = words.filter(({ at }) => at !== subject.at && at !== motif.at).map(({ folded }) => folded);
  const verbs = new Set([...said.flatMap(formsOf), ...said, action?.base.split(" ")[0] ?? ""]);
  const spoken = byVerb.find(([, known]) => [...verbs].some((verb) => known.has(verb)));
  if (spoken) return spoken[0];
  const isSomebody = /^(creature|person|face)$/.test(kindOf(motif.id));
  if (verbs.has("ride") && isSomebody) return "rides";
  return relationBy(motif);
};

/** "a cow disguised as a tree", "a pug in a shark costume": the motif is what the subject has put on. */
const isDisguise = (words: Word[], motif: Thing): boolean => {
  const before = words.slice(Math.max(0, motif.at - 4), motif.at).map(({ folded }) => folded);
  const after = words[(motif.last ?? motif.at) + 1]?.folded ?? "";
  return (
    /(^| )(dress\w*|disguis\w*|cosplay\w*|masquerad\w*) (up )?as( |$)/.test(before.join(" ")) ||
    /^(costume|onesie|outfit|mask)$/.test(after)
  );
};

const relationBy = ({ id }: Thing): Relation =>
  byMotif.find(([, known]) => known.has(id))?.[0] ??
  (/^(creature|person|face)$/.test(kindOf(id)) ? "meets" : "holds");

const TWO = /^(two|both|twin|couple|pair|zwei|dos|dois|duas|deux|2)$/;
const MORE =
  /^(three|four|five|six|seven|eight|nine|ten|many|several|gang|army|herd|drei|vier|tres|cuatro|quatro|trois|quatre|tre|quattro|[3-9]|[1-9]\d{1,3})$/;

/** How many of the subject are shown: one, two, or three for all that is more. */
export const countOf = (words: Word[], subject: Thing | null): 1 | 2 | 3 => {
  if (!subject) return 1;
  const before = words.filter(({ at }) => at < subject.at && at >= subject.at - 3);
  const isTwo = (word: string) => TWO.test(word) || (word === "due" && languageOf(words) === "it");
  if (before.some(({ folded }) => isTwo(folded))) return 2;
  if (before.some(({ folded }) => MORE.test(folded))) return 3;
  return 1;
};
