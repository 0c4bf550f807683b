import { kindOf, LETTERED, matchPhrase } from "./picture-index.ts";
import { type Reading, readIdea } from "./read-idea.ts";
import { matchPast, matchVerb } from "./verbs.ts";
import { withArticle } from "./word-forms.ts";

/**
 * An idea that names nobody, but a state, a feeling or what somebody does or suffers, as somebody acts it out: "haunted"
 * is a haunted animal, and "winging it" one that does so. Null where nothing of it would be seen.
 */
export const actedOut = (reading: Reading): Reading | null => {
  const { text, words, subject } = reading;
  const isUnseen = subject === null || subject.id === LETTERED || isDoneBySomebody(reading);
  if (!isUnseen || words.length > MOST_WORDS || !PLAIN.test(text) || SPOKEN.test(text)) return null;
  const said = words.map(({ shown }) => shown.toLowerCase().replace(/^my$/, "its")).join(" ");
  const hero = actors[[...said].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % actors.length] ?? "";
  return (
    waysToAct(said, words.length, hero)
      .map((idea) => readIdea(idea))
      .find(
        (acted) => acted.subject?.word === hero && (isSeen(acted) || (DOING.test(said) && isFelt(acted))),
      ) ?? null
  );
};
/** "crying in the shower", "ignoring my emails": somebody does that, and the shower does not. */
const isDoneBySomebody = ({ words: [first, second], subject }: Reading): boolean =>
  subject !== null &&
  subject.at >= 2 &&
  /^(thing|food|place|sign|nature)$/.test(kindOf(subject.id)) &&
  isDeed(first?.folded ?? "") &&
  WHAT_FOLLOWS.test(second?.folded ?? "");
const isDeed = (word: string): boolean =>
  matchVerb(word)?.shape === "gerund" ||
  matchPast(word) !== undefined ||
  (DOING.test(word) && matchPhrase(word) === undefined);
const WHAT_FOLLOWS =
  /^(an?|the|my|in|on|at|with|to|for|from|off|up|out|away|into|through|under|over|behind)$/;
const MOST_WORDS = 6;
const PLAIN = /^(?!(?:zero|no|not|without|anti|less) )[a-z' ’-]+$/i;
/** What is said to somebody stays in a bubble. */
const SPOKEN =
  /\b(i|i'm|im|you|u|your|ur|we|we're|us|me|they|let|lets|please|pls|why|what|when|wen|how|who|where)\b/i;

/** Animals that anybody would take for somebody. */
const actors = ["cat", "frog", "raccoon", "penguin", "hamster", "capybara", "goose", "pug", "otter"];

const waysToAct = (said: string, count: number, hero: string): string[] => [
  ...(count <= 2 ? [withArticle(`${said} ${hero}`)] : []),
  `a ${hero} ${said}`,
  `a ${hero} who ${said}`,
  `a ${hero} having a ${said}`,
];

/** "quitting my job": a face says enough of what somebody does. */
const DOING = /^[a-z]{3,}ing\b/;
const isFelt = ({ expression, action, motif }: Reading): boolean =>
  action !== null && motif?.id !== LETTERED && expression !== null && expression !== "deadpan";

const isSeen = ({ gesture, state, typedFace, stageSet, motif, denied, relation }: Reading): boolean =>
  motif?.id !== LETTERED && Boolean(gesture ?? state ?? typedFace ?? stageSet ?? denied ?? relation);
