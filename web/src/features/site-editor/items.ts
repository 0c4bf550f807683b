import { Deck } from "#contract/deck.ts";
import type { DeckPart } from "#contract/deck-part.ts";

/** An entry of a deck's list: a step, a phase, a question, a fact, a paragraph. */
export interface Item {
  passage: "story" | "howToBuy" | "tokenomics" | "roadmap" | "faq";
  list: "paragraphs" | "steps" | "facts" | "phases" | "items";
  index: number;
  /** What one entry is called. */
  noun: string;
}

const lists = {
  "story.paragraphs": "paragraph",
  "howToBuy.steps": "step",
  "tokenomics.facts": "fact",
  "roadmap.phases": "phase",
  "faq.items": "question",
} as const;

const fresh = {
  "story.paragraphs": "Write the next paragraph here.",
  "howToBuy.steps": { title: "Next step", text: "Say what to do." },
  "tokenomics.facts": { label: "Fact", value: "Figure" },
  "roadmap.phases": { title: "Next phase", text: "Say what happens." },
  "faq.items": { question: "What do people ask?", answer: "Answer it here." },
} as const;

/** The entry that a part belongs to, or null. */
export function itemOf(part: DeckPart): Item | null {
  const [passage, list, index] = part.split(".");
  const noun = lists[`${passage}.${list}` as keyof typeof lists];
  if (!noun || index === undefined) return null;
  return { passage, list, index: Number(index), noun } as Item;
}

/** The deck without the entry; null where the list would be too short. */
export const withoutItem = (deck: Deck, item: Item): Deck | null =>
  changeEntries(deck, item, (entries) => entries.toSpliced(item.index, 1));

/** The deck with a new entry after this one; null where the list would be too long. */
export const withNewItem = (deck: Deck, item: Item): Deck | null =>
  changeEntries(deck, item, (entries) =>
    entries.toSpliced(item.index + 1, 0, fresh[`${item.passage}.${item.list}` as keyof typeof fresh]),
  );

/** The deck with the entry one place up (-1) or down (1); null at either end. */
export const withMovedItem = (deck: Deck, item: Item, by: -1 | 1): Deck | null =>
  changeEntries(deck, item, (entries) => {
    const to = item.index + by;
    if (to < 0 || to >= entries.length) return [];
    return entries.toSpliced(item.index, 1).toSpliced(to, 0, entries[item.index]);
  });

function changeEntries(deck: Deck, item: Item, change: (entries: unknown[]) => unknown[]): Deck | null {
  const passage = deck[item.passage] as unknown as Record<string, unknown>;
  const entries = change(passage[item.list] as unknown[]);
  const next = { ...deck, [item.passage]: { ...passage, [item.list]: entries } } as Deck;
  // The schema says how many entries are allowed; unfinished text elsewhere does not matter here.
  const place = `${item.passage}.${item.list}`;
  const isWrongCount = Deck.safeParse(next).error?.issues.some(({ path }) => path.join(".") === place);
  return isWrongCount ? null : next;
}
