import { matchVerb } from "../reading/verbs.ts";

const PLAIN: Readonly<Record<string, string>> = {
  was: "were",
  is: "are",
  has: "have",
  does: "do",
  goes: "go",
  "does not": "do not",
};
const BETWEEN = "(?: (?:still|also|only|never|always|just|then|once))?";

/** Lines are written of one: of many, the verb behind "they" and behind their noun is that of many. */
export const agree = (text: string, subjects: readonly string[]): string =>
  subjects.reduce(
    (said, subject) =>
      said.replace(
        new RegExp(`\\b(${subject}${BETWEEN}) ([a-z]+)\\b`, "gi"),
        (whole, before: string, verb: string) =>
          `${before} ${ofMany(verb) ?? whole.slice(before.length + 1)}`,
      ),
    text,
  );

/** And so it is with what something is done to: "the movies were passed around". */
export const agreeThings = (text: string, things: readonly string[]): string =>
  things.reduce(
    (said, thing) =>
      said.replace(
        new RegExp(`\\b(${thing}) (was|is|has|does)\\b`, "gi"),
        (_, before: string, verb: string) => `${before} ${PLAIN[verb]}`,
      ),
    text,
  );

/** "there are two raccoons" */
export const agreeCount = (text: string): string =>
  text.replace(
    /\b(there) (is|was)(?= (?:only |just )?(?:two|three|four|five|six|seven|eight|nine|ten|several|many|both) )/gi,
    (_, there: string, verb: string) => `${there} ${PLAIN[verb]}`,
  );

const ofMany = (verb: string): string | undefined => {
  if (PLAIN[verb]) return PLAIN[verb];
  const known = matchVerb(verb);
  if (known?.shape === "third") return known.forms.base;
  if (!/[a-z]{2}s$/.test(verb) || /(ss|us|is|ous|ways|perhaps|towards|besides)$/.test(verb)) return undefined;
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /(sh|ch|x|z|o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
};
