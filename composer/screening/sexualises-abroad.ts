import { sectionsOf } from "../data-text.ts";
import { flatText, oneOf } from "./flat-text.ts";
import { abuseWords } from "./texts.gen.ts";
import { turn } from "./word-lists.ts";

/** How a language speaks of nakedness, of sex, and of children: patterns with commas between them. */
interface AbuseWords {
  nude: string;
  sexual: string;
  child: string;
}

const section = sectionsOf(abuseWords);
const wordsOf = (language: string): AbuseWords => ({
  nude: turn(section(`${language} nude`)),
  sexual: turn(section(`${language} sexual`)),
  child: turn(section(`${language} child`)),
});

const languages = ["german", "french", "spanish", "portuguese", "italian", "turkish", "polish", "russian"];
const abuseByLanguage: readonly AbuseWords[] = languages.map(wordsOf);

/** Scripts whose words have no spaces between them, or carry their articles. */
const wideAbuse: readonly AbuseWords[] = ["chinese and japanese", "korean", "arabic"].map(wordsOf);

/** "The naked king and the boy", "a child in a bare field": two things, not one. */
const APART =
  "(?:und|mit|auf|in|im|et|avec|sur|dans|y|con|en|e|com|no|na|su|ve|ile|i|w|z|и|в|на|с|у|про|о|ohne|sans|sin|sem|senza|без)";

const inWords = ({ nude, sexual, child }: AbuseWords): string => {
  const beside = `(?: (?!${APART} )[^ .]+)?`;
  const near = "(?: [^ .]+){0,3}";
  return ` (?:${eitherWay(nude, beside, child)}|${eitherWay(sexual, near, child)})(?= )`;
};

const inSigns = ({ nude, sexual, child }: AbuseWords): string =>
  `${eitherWay(nude, "[^.]{0,3}", child, "")}|${eitherWay(sexual, "[^.]{0,5}", child, "")}`;

const eitherWay = (what: string, between: string, child: string, space = " "): string =>
  `${oneOf(what)}${between}${space}${oneOf(child)}|${oneOf(child)}${between}${space}${oneOf(what)}`;

const PATTERNS = [...abuseByLanguage.map(inWords), ...wideAbuse.map(inSigns)].map(
  (pattern) => new RegExp(pattern, "u"),
);

/**
 * Whether words for nakedness or sex stand beside words for children in a language other than English, in
 * either order.
 */
export const sexualisesAbroad = (plain: string): boolean => {
  const flat = flatText(plain);
  return PATTERNS.some((pattern) => pattern.test(flat));
};
