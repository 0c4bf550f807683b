import { wordsIn } from "../data-text.ts";
import { kindOf } from "./picture-index.ts";
import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import { anyOf, wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** What lies in a heap, and the words that say so, which name nothing else then. */
export interface Heap {
  thing: Thing;
  at: ReadonlySet<number>;
  /** Somebody stacks it up, or is under it up to the neck. */
  way: "built" | "over" | null;
}

/** What is seen as what it is stacked of. */
const heapWords = new Set(wordsIn(wordList("heaps")));
const MAKES = /^(build|make|construct|assemble|stack|craft|erect|pile)$/;

/** "drowning in paperwork", "buried under emails": of what is no water one is under a heap. */
const IS_OVER =
  /(^| )((drown|drowns|drowning|drowned|buried|swamped|suffocating|sinking|swimming|lost) (in|under|beneath|by|with)|(ertrinkt|ertrinkend) in|ahogado en|ahogándose en|afogado em|noyé dans|sommerso di)( (a|an|the|his|her|its|their|my|all|unpaid|old|too|so|much|many|endless|unread))*$/;
const FLUIDS = new RegExp(anyOf("fluids and what holds them"));

const overSomebody = (words: readonly Word[], things: readonly Thing[]): Heap | null => {
  for (const thing of things) {
    const before = words.slice(Math.max(0, thing.at - 7), thing.at);
    const said = IS_OVER.exec(before.map(({ folded }) => folded).join(" "));
    const isLoose = /^(creature|person|face|place|sign)$/.test(kindOf(thing.id)) || FLUIDS.test(thing.id);
    if (!said || isLoose || thing.at >= words.length || thing.at < 2) continue;
    const length = said[0].trim().split(" ").length;
    return { thing, at: new Set(before.slice(-length).map(({ at }) => at)), way: "over" };
  }
  return null;
};

/** "a pile of homework", "building a dam out of lawsuits" */
export const heapOf = (words: readonly Word[], things: readonly Thing[]): Heap | null => {
  const over = overSomebody(words, things);
  if (over) return over;
  for (const { folded, at } of words) {
    if (!heapWords.has(folded) || at === 0) continue;
    const isOutOf = words[at + 1]?.folded === "out" && words[at + 2]?.folded === "of";
    const of = isOutOf ? at + 2 : at + 1;
    const thing = /^(of|from)$/.test(words[of]?.folded ?? "") ? namedAt(words, things, of + 1) : undefined;
    if (!thing || /^(creature|person|face|place|sign)$/.test(kindOf(thing.id))) continue;
    const isBuilt = words
      .slice(Math.max(0, at - 4), at)
      .some((word) => MAKES.test(matchVerb(word.folded)?.forms.base ?? ""));
    if (isOutOf && !isBuilt) continue;
    return {
      thing,
      at: new Set(words.slice(at, of + 1).map((word) => word.at)),
      way: isBuilt ? "built" : null,
    };
  }
  return null;
};

/** What is named there, behind what describes it. */
const namedAt = (words: readonly Word[], things: readonly Thing[], from: number): Thing | undefined =>
  [from, from + 1, from + 2]
    .filter((at) => !words.slice(from, at).some(({ endsClause }) => endsClause))
    .map((at) => things.find((thing) => thing.at === at && !thing.isLoose))
    .find((thing) => thing !== undefined);
