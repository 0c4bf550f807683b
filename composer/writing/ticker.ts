import { foldText } from "../reading/clean-text.ts";
import { matchVerb } from "../reading/verbs.ts";
import { singulars } from "../reading/word-forms.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import type { Random } from "../seeded/random.ts";

const SHORTEST = 3;
const LONGEST = 6;

/**
 * Three to six letters that people would type: a word of the name, two short ones run together, or the start of
 * a long one as one would say it ("PORCU"). None of `avoided` is used. Null when all are taken.
 */
export const tickerFrom = (
  name: string,
  taken: readonly string[],
  random: Random,
  avoided: ReadonlySet<string> = new Set(),
): string | null => {
  const all = foldText(name)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== "" && !avoided.has(word.toLowerCase()));
  const telling = all.filter((word) => word.length > 1 && !SMALL_WORDS.has(word.toLowerCase()));
  const words = telling.length > 0 ? telling : [all.join("")];
  const [first = "", ...others] = words;
  const last = others.at(-1) ?? first;
  const initials = all.map((word) => word[0]).join("");
  const options: [string, number][] = [
    [last, 5],
    [first, NUMBER.test(first) ? 0 : 4],
    ...words.slice(1, -1).map((word): [string, number] => [word, 3.6]),
    [words.join(""), 4.6],
    [all.join(""), 3.6],
    [first + last, 4],
    [ownOne(last), last.length > LONGEST ? 4.6 : 0.4],
    [clipOf(last), last.length > 7 ? 4.4 : last.length > LONGEST ? 3.6 : 0.4],
    [all.slice(0, 2).join(""), 2],
    [clipOf(first), first.length > LONGEST ? 3.4 : 0.3],
    [all.length > 2 && isSaid(initials) ? initials : "", 2.6],
    [others.length > 0 ? first.slice(0, 3) + last.slice(0, 3) : "", 0.2],
    [last.slice(0, 5), 0.1],
    [first.slice(0, 4), 0.1],
  ];
  const best = options
    .filter(([option]) => isTicker(option) && !taken.includes(option) && !RUDE.has(option))
    .map(([option, worth]) => ({
      option,
      score: worth + (/[AEIOUY]/.test(option) ? 0 : -2) + random.next() * 0.9,
    }))
    .sort((a, b) => b.score - a.score || (a.option < b.option ? -1 : 1));
  return best[0]?.option ?? null;
};

/** "FERRET" of "FERRETS", "SNOOZE" of "SNOOZING". */
const ownOne = (word: string): string => {
  const forms = matchVerb(word.toLowerCase());
  const one = forms?.shape === "gerund" ? forms.forms.base : (singulars(word.toLowerCase())[0] ?? word);
  return one.toUpperCase();
};

/** A long word up to where one would break off: "PORCU", "ANON", "SPREAD". */
export const clipOf = (word: string): string => {
  if (word.length <= LONGEST) return word;
  const [, start = "", middle = "", vowel = "", after = ""] =
    /^([^AEIOUY]*[AEIOUY]+)([^AEIOUY]+)([AEIOUY]+)([^AEIOUY]?)/.exec(word) ?? [];
  const two = start + middle + vowel;
  const one = start + middle.slice(0, (start + middle.slice(0, 2)).length > LONGEST ? 1 : 2);
  if (start === "" || (middle.length > 2 && one.length > 3)) return one;
  if (two.length + after.length <= 5 && after !== "S" && (vowel !== "E" || after === "R")) return two + after;
  if (two.length <= SHORTEST) return word.slice(0, 4);
  return two.length <= 5 && (vowel !== "E" || middle.length === 1)
    ? two
    : one.length > 3
      ? one
      : two.slice(0, LONGEST);
};

const NUMBER = /^(TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE)$/;

/** No two vowels or consonants too many to say it as a word: "NASA", not "TWTB". */
const isSaid = (letters: string): boolean =>
  letters.length <= 4 && /[AEIOU]/.test(letters) && !/[^AEIOU]{3}|[AEIOU]{3}/.test(letters);

const RUDE: ReadonlySet<string> = new Set(
  "ASS,CUM,TIT,TITS,SEX,FAG,DIE,KKK,NAZI,RAPE,COCK,DICK,CUNT,POO,PEE,ANAL,ANUS,HOE,SUCK,FUK,FUC,JEW,GAY,SLUT,PORN,PENIS,ISIS,HOMO,NIG,NIGG,SPIC,COON,SHIT".split(
    ",",
  ),
);

const isTicker = (text: string): boolean =>
  /^[A-Z0-9]+$/.test(text) && text.length >= SHORTEST && text.length <= LONGEST && /[A-Z]/.test(text);
