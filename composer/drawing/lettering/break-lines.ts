import { wordsIn } from "../../data-text.ts";
import breaks from "./breaks.json";

/** Every way to break words into lines: up to three, and two more of many words. */
export const breakings = (words: readonly string[]): string[][] => {
  const waysOf = (from: number, lines: number): string[][] => {
    const rest = [words.slice(from).join(" ")];
    if (lines === 1) return [rest];
    const broken = words
      .slice(from + 1)
      .flatMap((_, nth) =>
        waysOf(from + nth + 1, lines - 1).map((more) => [
          words.slice(from, from + nth + 1).join(" "),
          ...more,
        ]),
      );
    return [rest, ...broken];
  };
  return waysOf(0, words.length >= MANY && words.length <= TOO_MANY ? 5 : 3);
};
const [MANY, TOO_MANY] = [7, 12];

/** How well lines are broken by sense, 0 to 1: no word is parted from the next that it belongs to, and none is left over. */
export const senseOf = (lines: readonly string[]): number =>
  lines.slice(1).reduce((sense, line, at) => sense * breakBetween(lines[at] ?? "", line), 1) *
  (lines.some((line) => isLeftOver(line, lines)) ? LEFT_OVER : 1);

const breakBetween = (above: string, below: string): number => {
  const last = plain(above.split(" ").at(-1));
  const first = plain(below.split(" ")[0]);
  if (BELONGS.has(last) || BEGINS.has(last) || /^\d/.test(last) || /^([ap]m|percent|%)$/.test(first))
    return PARTED;
  if (HELPS.has(last) || ACTS.has(last)) return LOOSE;
  return BEGINS.has(first) || /[.,!?:;]$/.test(above) ? 1 : BROKEN;
};
const [BELONGS, HELPS, ACTS, BEGINS] = [breaks.belongs, breaks.helps, breaks.acts, breaks.begins].map(
  (words): ReadonlySet<string> => new Set(wordsIn(words)),
) as [ReadonlySet<string>, ReadonlySet<string>, ReadonlySet<string>, ReadonlySet<string>];
const [PARTED, LOOSE, BROKEN, LEFT_OVER] = [0.72, 0.84, 0.97, 0.86];

const plain = (word = ""): string =>
  word
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[^\p{L}\d'%]+$/u, "");

const isLeftOver = (line: string, lines: readonly string[]): boolean =>
  !line.includes(" ") && line.length <= SHORT && lines.some((each) => each.split(" ").length > 2);
const SHORT = 4;
