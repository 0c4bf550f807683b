import { Deck } from "#contract/deck.ts";
import { renamed } from "#contract/renamed.ts";
import type { TokenEdit } from "../../db/tokens.ts";
import type { PremiumPage } from "./site-source.ts";

type Said = Pick<TokenEdit, "name" | "ticker">;

/**
 * A model's words with another name and ticker in them: to write them anew would take minutes, and lose what its owner
 * liked. Null where they then no longer fit.
 */
export function retellDeck(
  deck: Deck,
  before: Said,
  after: Said,
  paragraphs: readonly string[],
): Deck | null {
  const { version, order, hidden, look, locked, ...words } = deck;
  const retold = mapTexts(words, (text) => renamed(text, before, after)) as typeof words;
  const kept = { version, order, hidden, look, ...(locked ? { locked } : {}) };
  const story = { ...retold.story, paragraphs };
  return Deck.safeParse({ ...retold, ...kept, story }).data ?? null;
}

/** The same for a premium page: what stands between its tags. */
export const retellPage = ({ css, body }: PremiumPage, before: Said, after: Said): PremiumPage => ({
  css,
  body: body
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith("<") ? part : renamed(part, escaped(before), escaped(after))))
    .join(""),
});

const escaped = ({ name, ticker }: Said): Said => ({ name: escapeMarks(name), ticker: escapeMarks(ticker) });

const escapeMarks = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
