import type { Action } from "./find-action.ts";
import { kindOf } from "./picture-index.ts";
import { type Relation, relationBy } from "./relation.ts";
import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import type { Word } from "./words.ts";

export const ARTICLE = /^(a|an|the|his|her|its|their|my)$/;

/**
 * "the man who fed him bread", "the lawyer of the goose": what somebody else has or does is not what the hero has
 * to do with.
 */
export const isOfThirdParty = (words: Word[], things: readonly Thing[], hero: Thing, thing: Thing): boolean =>
  things.some((other) => {
    const end = other.last ?? other.at;
    if (other === hero || other.at <= hero.at || end >= thing.at || thing.at >= words.length) return false;
    if (!/^(person|creature)$/.test(kindOf(other.id)) || words[end]?.endsClause) return false;
    const [next = "", ...rest] = words.slice(end + 1, thing.at).map(({ folded }) => folded);
    return /^(who|that|which)$/.test(next) || (next === "of" && rest.every((word) => ARTICLE.test(word)));
  });

interface Given {
  held: Thing;
  other: Thing;
}

/** "stealing fries from a cop", "selling ice cream to penguins": what is in the hands, and somebody else. */
export const otherParty = (words: Word[], things: readonly Thing[], hero: Thing, held: Thing): Given | [] => {
  const isHandy = /^(food|thing|nature)$/.test(kindOf(held.id)) && /^(holds|drinks)$/.test(relationBy(held));
  const isWhere = words.slice(Math.max(0, held.at - 3), held.at).some(({ folded }) => WHERE.test(folded));
  if (!isHandy || isWhere || held.at < hero.at || held.at >= words.length) return [];
  const other = things.find((thing) => thing !== hero && isGivenTo(words, held, thing));
  return other ? { held, other } : [];
};

const WHERE = /^(in|on|at|inside|under|behind|into|onto|over|from)$/;

const isGivenTo = (words: Word[], held: Thing, { id, at }: Thing): boolean => {
  const between = words.slice((held.last ?? held.at) + 1, at);
  const [first = "", ...rest] = between.map(({ folded }) => folded);
  return (
    /^(person|creature|face)$/.test(kindOf(id)) &&
    at > held.at &&
    (/^(from|to|for|with)$/.test(first) || (first === "at" && isThrown(words, held))) &&
    !between.some(({ endsClause }) => endsClause) &&
    rest.length <= 2 &&
    !rest.some((word) => /^(who|that|and|of|in|on|at)$/.test(word))
  );
};

const THROWS = /^(throw|toss|hurl|yeet|fling|lob|chuck|pitch)( |$)/;
/** "throwing dough at a customer" */
const isThrown = (words: Word[], { at }: Thing): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ folded }) => THROWS.test(matchVerb(folded)?.forms.base ?? ""));

/** Who takes something runs from whom it was, who throws it is in a fight, and all others meet. */
export const relationOfGiven = (action: Action | null): Relation => {
  const base = action?.base ?? "";
  if (/^(steal|rob|snatch|grab|swipe|nick)( |$)/.test(base)) return "flees";
  if (/^feed( |$)/.test(base)) return "feeds";
  return THROWS.test(base) ? "fights" : "meets";
};
