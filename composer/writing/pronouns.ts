import { kindOf } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import type { Word } from "../reading/words.ts";
import type { Random } from "../seeded/random.ts";

export interface Pronouns {
  it: string;
  its: string;
  itself: string;
}

const SHE: Pronouns = { it: "her", its: "her", itself: "herself" };
const HE: Pronouns = { it: "him", its: "his", itself: "himself" };
const THEY: Pronouns = { it: "them", its: "their", itself: "themselves" };
const IT: Pronouns = { it: "it", its: "its", itself: "itself" };

const WOMEN =
  /\b(old-woman|woman|girl|princess|queen|grandm\w*|granny|nana|mother|mom|mum|aunt|auntie|lady|wife|sister|witch|mermaid|mrs-claus|nun|nurse)\b/;
const MEN =
  /\b(old-man|man|boy|prince|king|grandp\w*|father|dad|uncle|husband|brother|santa|monk|wizard|priest|pope|santa-claus|guy|lord|knight)\b/;

const SAID: readonly (readonly [RegExp, Pronouns])[] = [
  [/^(she|her|hers|herself)$/, SHE],
  [/^(he|his|himself)$/, HE],
  [/^(they|their|themself)$/, THEY],
  [/^(its|itself)$/, IT],
];

/** The first that the idea itself says of its hero: "a goose and her umbrella". */
const saidOf = (words: readonly Word[], subjectAt: number): Pronouns | undefined => {
  for (const { at, folded } of words)
    if (at > subjectAt) for (const [pattern, pronouns] of SAID) if (pattern.test(folded)) return pronouns;
  return undefined;
};

/**
 * How the hero is spoken of: as the idea does; else an animal or a thing is "it", a person "she" or "he",
 * at random where nothing says.
 */
export const pronounsOf = (
  { subject, words }: Pick<Reading, "subject" | "words">,
  random: Random,
): Pronouns => {
  const own = saidOf(words, subject?.at ?? -1);
  if (own) return own;
  const said = subject ? `${subject.id} ${subject.word}` : "";
  if (WOMEN.test(said)) return SHE;
  if (MEN.test(said)) return HE;
  return subject && kindOf(subject.id) === "person" ? random.pick([SHE, HE]) : IT;
};
