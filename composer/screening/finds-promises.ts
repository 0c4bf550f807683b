import { sectionsOf, wordsIn } from "../data-text.ts";
import { plainText, readings, tokensOf } from "./plain-tokens.ts";
import { joinSpelled, type Spoken } from "./spoken.ts";
import { promiseWords } from "./texts.gen.ts";

const section = sectionsOf(promiseWords);
const patterns = (name: string): string =>
  `(?:${plainText(section(name).replaceAll("GAIN", section("gain")).replaceAll("MONEY", section("money"))).replaceAll("\n", "|")})`;

const PROMISE = new RegExp(`(?<= )${patterns("promises")}(?= )`, "gu");
const WIDE = new RegExp(patterns("wide"), "u");
const denied: ReadonlySet<string> = new Set(wordsIn(plainText(section("denied"))));

/** Words before a promise that may deny it. */
const REACH = 4;

/** Whether the words promise a profit. What is denied ("no guaranteed returns") promises nothing. */
export const findsPromises = ({ plain }: Spoken): boolean => {
  const line = lineOf(plain);
  return WIDE.test(plain) || [...line.matchAll(PROMISE)].some(({ index }) => !isDenied(line.slice(0, index)));
};

const isDenied = (before: string): boolean =>
  before
    .slice(-40)
    .trim()
    .split(" ")
    .slice(-REACH)
    .some((word) => denied.has(word));

/** The words with digits read as letters ("gu4ranteed"), but numbers as they stand ("100x", "10%"). */
const lineOf = (plain: string): string => {
  const numbered = plain.replaceAll("-", " ").replace(/(?<=\d) ?(?:%|percent\b|per cent\b)/g, "%");
  const parted = numbered
    .replace(/(?<=\d) (?=x\b)/g, "")
    // "guaranteed10x" and "10xguaranteed" are two words.
    .replace(/(?<=\p{L}{4})(?=\d+x\b)|(?<=\b\d+x|\bguaranteed|\brisk ?free)(?=[\p{L}\d]{4})/gu, " ");
  const words = joinSpelled(tokensOf(parted)).map((token) => {
    const [number] = /^x?\d[\d.,]*[x%]?(?!\p{L})/u.exec(token.written) ?? [];
    return `${number ?? readings(token)[1] ?? token.word}${token.ends ? " ." : ""}`;
  });
  return ` ${words.join(" ")} `;
};
