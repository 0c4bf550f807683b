import { isMarketLevel } from "./absent.ts";
import { kindOf, type Match, matchPhrase } from "./picture-index.ts";
import { matchVerb } from "./verbs.ts";
import { SMALL_WORDS, type Word } from "./words.ts";

/** Verbs and adjectives that also name things are things only where a noun can stand. */
export const misread = (words: Word[], at: number, match: Match): boolean => {
  const word = words[at]?.folded ?? "";
  const before = words[at - 1]?.folded ?? "";
  const after = words[at + 1]?.folded ?? "";
  if (isMarketLevel(words, at)) return true;
  // "dances salsa", "bailando salsa".
  if (word === "salsa" && /^(dan[cszç]|tanz|bail|ball)/.test(before)) return true;
  if ((match.weight < 3 && words.length > 12) || (match.weight < 5 && /(y|ed|ly|ive|ous|ful)$/.test(word)))
    return true;
  if (COLOUR_WORDS.has(word) && after !== "" && !SMALL_WORDS.has(after)) return true;
  // "cleaner than soap" is no cleaner, and "plus fort qu'un ours" no fort.
  if (after === "than" && /er$/.test(word)) return true;
  if (/^(plus|mas|mais|piu|lebih)$/.test(before) && /^(que|qu['’].+|di|del.*|do|dari.*)$/.test(after))
    return true;
  // "as strong as a bear"
  if (before === "as" && after === "as") return true;
  const verb = matchVerb(word);
  if (/^(his|her|its|their)$/.test(before) && BODY.test(word) && BY.test(words[at - 2]?.folded ?? ""))
    return true;
  // "slept through spring": a season has no article.
  if (word === "spring" && /^(through|every|before|this|last|next|until|since|for|of|in)$/.test(before))
    return true;
  // "who spells every name wrong" casts no spell.
  if (/^spells?$/.test(word) && (SPELLER.test(before) || SPELLED.test(after))) return true;
  // More than one die are dice.
  if (word === "dies") return true;
  // "a phone that never rings", "a coach who trains"
  if (/^(never|who)$/.test(before) && /[^s]s$/.test(word)) return true;
  if (!verb && !ALSO_VERBS.has(word)) return false;
  // "playing drums in a garage": what is done to it is said right before it.
  if (verb?.shape === "third" && matchVerb(before)?.shape === "gerund") return false;
  if (verb && verb.shape !== "base" && match.weight < 9) return true;
  // "fishing village", "racing snail": what it is like, not what it is.
  if (verb?.shape === "gerund" && after !== "" && !SMALL_WORDS.has(after)) return true;
  if (
    /^(to|who|that|which|can|can't|cant|cannot|couldn't|won't|will|could|would|should|must|i|you|we|they|he|she|it|not|always|never|just)$/.test(
      before,
    )
  )
    return true;
  if (at > 0 && /^(a|an|the|his|her|their|its|my|your|all|every|for|in|on|at|with|about|into)$/.test(after)) {
    return !/^(a|an|the|my|his|her|their|of|and|with|or|for)$/.test(before) && !isDescribed(words, at);
  }
  return (
    verb !== undefined &&
    verb.shape === "third" &&
    !/^(a|an|the|my|his|her|their|its|of|with|some|many|two|three)$/.test(before) &&
    after !== "" &&
    match.weight < 10
  );
};

const SPELLER = /^(who|that|which|can|can't|cant|cannot|never|always|to)$/;
const SPELLED = /^(every|names?|words?|it|everything|wrong)$/;

/** "a sleepy bear in a tub", "tired bear on a sofa": a noun with an adjective, where "dogs bear with us" has a verb. */
const isDescribed = (words: Word[], at: number): boolean => {
  const adjective = words[at - 1]?.folded ?? "";
  const named = matchPhrase(adjective);
  // "sleepy" and "tired" name faces too.
  if (SMALL_WORDS.has(adjective) || matchVerb(adjective) || (named && kindOf(named.id) !== "face"))
    return false;
  return at === 1 || /^(a|an|the|my|your|his|her|their|our|one|some)$/.test(words[at - 2]?.folded ?? "");
};

/** "on its nose": where on somebody, or with what of it. */
const BODY = /^(nose|tongue|ears?|mouth|foot|feet|legs?|hands?|arms?|tooth|teeth|eyes?|brain|paws?)$/;
const BY = /^(on|with|in|by|from|over|behind)$/;

const COLOUR_WORDS = new Set([
  "orange",
  "rose",
  "peach",
  "lime",
  "olive",
  "gold",
  "golden",
  "silver",
  "chestnut",
  "emerald",
  "ruby",
]);
const ALSO_VERBS = new Set([
  "duck",
  "bear",
  "seal",
  "bat",
  "ram",
  "bug",
  "rock",
  "ring",
  "light",
  "saw",
  "park",
  "match",
  "fly",
  "flies",
  "cook",
  "judge",
  "guard",
  "pilot",
  "pump",
  "dump",
  "ride",
  "plant",
  "star",
  "stars",
  "stop",
  "jams",
]);
