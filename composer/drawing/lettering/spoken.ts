import { kindOf, matchPhrase } from "../../reading/picture-index.ts";
import type { Reading } from "../../reading/read-idea.ts";
import { matchPast, matchVerb } from "../../reading/verbs.ts";
import { anyOf } from "../../reading/word-list.ts";
import { halvesSaid } from "./what-is-said.ts";

/**
 * Whether an idea is what somebody says, whatever is named in it: "bro just one more trade and i quit", "left on
 * read by the dev", "503 motivation unavailable". A picture of the trade, the dev or the motivation would not say it.
 */
export const isSpoken = ({ text, subject }: Pick<Reading, "text" | "subject">): boolean => {
  if (MISSED.test(text) || NOT_FOUND.test(text)) return true;
  if (subject !== null && kindOf(subject.id) === "creature") return false;
  const [styled = ""] = STYLED.exec(text)?.slice(1) ?? [];
  if (styled !== "" && matchPhrase(styled.toLowerCase()) === undefined) return true;
  return (
    // "pizza does not judge you": that is seen on the pizza.
    (HELD_TRUE.test(text) && (subject === null || subject.isLoose === true)) ||
    LONG_AGO.test(text) ||
    OF_ONESELF.test(text) ||
    (HAILED.test(text) && !isSpokenOf(text)) ||
    COULD.test(text) ||
    MADE.test(text) ||
    halvesSaid(text)?.isSentence === true
  );
};

/** "left on delivered by my therapist": who did not answer is not there. */
const MISSED = /^(left on (read|seen|delivered)|(ghosted|blocked|muted|unfollowed|ratioed) by)\b/i;
/** "404 girlfriend not found": whoever is missing is not seen. */
const NOT_FOUND = /\bnot found$|^(error )?[45]0\d\b/i;
/** Who is spoken to: "bro one more trade", "wen lambo sir", "one more candle mom". */
const HAILED = new RegExp(
  [
    `^${anyOf("hailing at the start")}\\b.* `,
    "^(just )?(one|two) more .+",
    // "a gym bro" is somebody.
    `^(?!(?:a|an|the|my|one|our) \\S+ \\S+$).+ ${anyOf("hailing at the end")}$`,
  ].join("|"),
  "i",
);
/** "dad asleep before the tv", "mom fights a raccoon", "tired soccer mom": somebody is spoken of, and not to. */
const isSpokenOf = (text: string): boolean => {
  if (KIN_AT_END.test(text)) return true;
  const next = KIN.exec(text)?.[1]?.toLowerCase();
  if (next === undefined) return false;
  if (WHERE.test(next)) return true;
  return !ADDRESS.test(text) && (matchVerb(next)?.shape === "third" || matchPast(next) !== undefined);
};
const KIN = /^(?:mom|dad|boss|dude|babe|bro|sir|guys) ([a-z]+)\b/i;
const WHERE =
  /^(in|on|at|with|without|who|under|behind|inside|from|of|asleep|afraid|stuck|lost|[a-z]{3,}ing)$/;
const ADDRESS = /\b(i|i['’]m|im|me|my|we|us|our|you|u|ur|your|it['’]?s|this|that)\b/i;
const KIN_AT_END =
  /^(?!(?:not|no|now|please|look|wait|thanks|sorry|hi|hey|wen|gm|gn|sold|so|too|one|just|i|im|we|you|why|what|how)\b)[a-z]+(?: (?!(?:now|again|please|up|out|it|me|in)\b)[a-z]+)? mom$/i;

/** "certified screamer": what people call themselves, and no picture shows. */
const STYLED = new RegExp(`^${anyOf("what people call themselves")} ([a-z]+)$`, "i");
/** "my portfolio is a crime scene": a picture of what it is like says less than the words. */
const OF_ONESELF = new RegExp(`^my ${anyOf("my own affairs")}\\b.* (is|are|was|has|looks|needs)\\b`, "i");
/** "money cannot buy taste": what is so of all there is, and of nobody that one sees. */
export const HELD_TRUE = new RegExp(
  "^(?!(?:a|an|the|one|my|our|no|it|this|that|[a-z]+ing|[a-z]+ed) )[a-z]+ " +
    "(cannot|can['’]?t|can not|do not|don['’]?t|does not|doesn['’]?t|will not|won['’]?t|is not|isn['’]?t|are not|aren['’]?t) " +
    "[a-z]+( [a-z]+){0,4}$",
  "i",
);
/** "peaked in high school": what the speaker once did. */
const LONG_AGO = /^[a-z]{3,}ed (in|at|on|by|my|for|from) [a-z]+( [a-z]+){0,3}$/i;
const MADE = / but make it [a-z]+$/i;
const COULD = / (could|should|would)(n['’]?t)? have (been |[a-z]+$)/i;
