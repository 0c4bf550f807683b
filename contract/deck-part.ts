import { Deck, type PassageId } from "./deck.ts";

/** Where a text stands in a deck: `hero.tagline`, `story.paragraphs.0`, `faq.items.2.answer`. */
export type DeckPart = string;

interface PartKind {
  pattern: RegExp;
  label: string;
  /** The longest text, in UTF-16 units, as the schema of the deck has it. */
  limit: number;
}

const kinds: readonly PartKind[] = [
  { pattern: /^hero\.kicker$/, label: "Line above the name", limit: 60 },
  { pattern: /^hero\.tagline$/, label: "Tagline", limit: 160 },
  {
    pattern: /^(story|howToBuy|tokenomics|chart|roadmap|community|faq)\.title$/,
    label: "Heading",
    limit: 80,
  },
  { pattern: /^story\.paragraphs\.\d+$/, label: "Paragraph", limit: 1000 },
  { pattern: /^howToBuy\.steps\.\d+\.title$/, label: "Step", limit: 80 },
  { pattern: /^howToBuy\.steps\.\d+\.text$/, label: "What to do", limit: 300 },
  { pattern: /^tokenomics\.intro$/, label: "Introduction", limit: 300 },
  { pattern: /^tokenomics\.facts\.\d+\.label$/, label: "Fact", limit: 40 },
  { pattern: /^tokenomics\.facts\.\d+\.value$/, label: "Figure", limit: 40 },
  { pattern: /^tokenomics\.facts\.\d+\.note$/, label: "Note", limit: 200 },
  { pattern: /^chart\.text$/, label: "Text", limit: 300 },
  { pattern: /^roadmap\.phases\.\d+\.title$/, label: "Phase", limit: 80 },
  { pattern: /^roadmap\.phases\.\d+\.text$/, label: "What happens", limit: 300 },
  { pattern: /^community\.text$/, label: "Text", limit: 400 },
  { pattern: /^faq\.items\.\d+\.question$/, label: "Question", limit: 160 },
  { pattern: /^faq\.items\.\d+\.answer$/, label: "Answer", limit: 600 },
  { pattern: /^disclaimer$/, label: "Disclaimer", limit: 800 },
];

/** The label and the limit of a part; undefined if decks have no text there. */
export const partKind = (part: DeckPart): PartKind | undefined =>
  kinds.find(({ pattern }) => pattern.test(part));

export const passageOf = (part: DeckPart): PassageId => part.split(".")[0] as PassageId;

/** The text at a part; undefined where the deck has none. */
export function readPart(deck: Deck, part: DeckPart): string | undefined {
  if (!partKind(part)) return undefined;
  let at: unknown = deck;
  for (const key of part.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string, unknown>)[key];
  }
  return typeof at === "string" ? at : undefined;
}

/** The deck with another text at a part; the deck itself where there is no such part. */
export function writePart(deck: Deck, part: DeckPart, text: string): Deck {
  return readPart(deck, part) === undefined ? deck : (replaceAt(deck, part.split("."), text) as Deck);
}

function replaceAt(at: unknown, [key, ...rest]: string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(at))
    return at.map((item, index) => (String(index) === key ? replaceAt(item, rest, text) : item));
  const branch = at as Record<string, unknown>;
  return { ...branch, [key]: replaceAt(branch[key], rest, text) };
}

/** The schema's message for a text that a part cannot hold; null if it can. */
export function partError(deck: Deck, part: DeckPart, text: string): string | null {
  const { success, error } = Deck.safeParse(writePart(deck, part, text));
  if (success) return null;
  // An error of the whole deck is shown at the text that its owner is editing.
  const issue = error.issues.find(({ path }) => path.length === 0 || path.join(".") === part);
  const limit = partKind(part)?.limit ?? 0;
  if (issue?.code === "too_big") return `Please keep it to ${limit} characters.`;
  return issue?.message ?? null;
}
