import { kindOf } from "./picture-index.ts";
import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import type { Word } from "./words.ts";

/** What lies in a heap, and the words that say so, which name nothing else then. */
export interface Heap {
  thing: Thing;
  at: ReadonlySet<number>;
  /** Somebody stacks it up. */
  isBuilt: boolean;
}

/** What is seen as what it is stacked of. */
const HEAPS =
  /^(pile|piles|heap|heaps|stack|stacks|mountain|mountains|hoard|mound|tower|pyramid|wall|barricade|fort|fortress|dam|dams|bunker|barrier|ladder|staircase|bonfire|nest)$/;
const MAKES = /^(build|make|construct|assemble|stack|craft|erect|pile)$/;

/** "a pile of homework", "building a dam out of lawsuits" */
export const heapOf = (words: readonly Word[], things: readonly Thing[]): Heap | null => {
  for (const { folded, at } of words) {
    if (!HEAPS.test(folded) || at === 0) continue;
    const isOutOf = words[at + 1]?.folded === "out" && words[at + 2]?.folded === "of";
    const of = isOutOf ? at + 2 : /^(of|from)$/.test(words[at + 1]?.folded ?? "") ? at + 1 : -1;
    const thing = of < 0 ? undefined : namedAt(words, things, of + 1);
    if (!thing || /^(creature|person|face|place|sign)$/.test(kindOf(thing.id))) continue;
    const isBuilt = words
      .slice(Math.max(0, at - 4), at)
      .some((word) => MAKES.test(matchVerb(word.folded)?.forms.base ?? ""));
    if (isOutOf && !isBuilt) continue;
    return { thing, at: new Set(words.slice(at, of + 1).map((word) => word.at)), isBuilt };
  }
  return null;
};

/** What is named there, behind what describes it. */
const namedAt = (words: readonly Word[], things: readonly Thing[], from: number): Thing | undefined =>
  [from, from + 1, from + 2]
    .filter((at) => !words.slice(from, at).some(({ endsClause }) => endsClause))
    .map((at) => things.find((thing) => thing.at === at && !thing.isLoose))
    .find((thing) => thing !== undefined);
