import { Deck } from "#contract/deck.ts";
import { renameIn } from "#contract/wizard.ts";
import type { PremiumPage } from "../../db/site-source.ts";
import type { TokenEdit } from "../../db/tokens.ts";

type TokenName = Pick<TokenEdit, "name" | "ticker">;

/**
 * Replaces name and ticker in a model's words: to write them again would take minutes, and lose what its
 * owner liked. Null if they then no longer fit.
 */
export function renameInDeck(
  deck: Deck,
  before: TokenName,
  after: TokenName,
  paragraphs: readonly string[],
): Deck | null {
  const { version, order, hidden, look, locked, ...words } = deck;
  const renamedWords = mapTexts(words, (text) => renameIn(text, before, after)) as typeof words;
  const kept = { version, order, hidden, look, ...(locked ? { locked } : {}) };
  const story = { ...renamedWords.story, paragraphs };
  return Deck.safeParse({ ...renamedWords, ...kept, story }).data ?? null;
}

/** The same for the text between a premium page's tags. */
export const renameInPage = (
  { css, body }: PremiumPage,
  before: TokenName,
  after: TokenName,
): PremiumPage => ({
  css,
  body: body
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith("<") ? part : renameIn(part, escapeNames(before), escapeNames(after))))
    .join(""),
});

const escapeNames = ({ name, ticker }: TokenName): TokenName => ({
  name: escapeMarks(name),
  ticker: escapeMarks(ticker),
});

const escapeMarks = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
