import { Deck } from "#contract/deck.ts";
import type { TemplateId } from "#contract/website.ts";
import { readDesign } from "./deck/read-design.ts";
import { writeSections } from "./deck/sections.ts";
import type { Palette } from "./palette.ts";
import { cleanText } from "./reading/clean-text.ts";
import { readIdea } from "./reading/read-idea.ts";
import { randomFrom } from "./seeded/random.ts";
import type { Sentence } from "./writing/narrator.ts";
import { slotsOf } from "./writing/slots.ts";

export interface DeckInput {
  name: string;
  ticker: string;
  narrative: string;
  prompt: string | null;
  designPrompt: string | null;
  seed: string;
  /** The token's colours, which a design prompt such as "warmer" changes. */
  palette?: Palette | null;
  /** Whose parts and order the page begins with; without one it shows all parts. */
  template?: TemplateId | null;
}

/**
 * Writes the words of a token's website from its story and its idea; the story itself is kept word for word.
 */
export const writeDeck = (input: DeckInput): Deck => deckWithSentences(input).deck;

/** The same deck, with the line that each of its sentences was made from. */
export const deckWithSentences = (input: DeckInput): { deck: Deck; sentences: readonly Sentence[] } => {
  const random = randomFrom(`deck|${input.seed}|${input.name}|${input.prompt ?? ""}`);
  const name = plain(input.name, 50) || "This token";
  const ticker = plain(input.ticker, 10) || "TOKEN";
  const narrative = plain(input.narrative, 3000) || `${name} has a story, and it is still being written.`;
  const reading = readIdea(plain(input.prompt ?? `${name}. ${narrative}`, 1_000));
  const slots = slotsOf(reading, name, ticker, random);
  const { sections, sentences } = writeSections(slots, paragraphsOf(narrative), random);
  const deck = Deck.parse({
    version: 1,
    ...sections,
    ...readDesign(input.designPrompt ?? "", input.palette, input.template),
  });
  return { deck, sentences };
};

/** Free text may hold what looks like markup, also by what a line puts after it ("Why <?"); a deck holds none. */
const plain = (text: string, limit: number): string =>
  cleanText(text.replaceAll("\u200d", ""), limit).replace(/<(?=[a-z!/?]|$)/gi, "\u2039");

/** Two or three paragraphs of whole sentences, none over 1,000 characters. */
const paragraphsOf = (narrative: string): string[] => {
  const sentences: string[] = [];
  for (const piece of narrative.match(/[^.!?。！？]+[.!?。！？]+["”’']?\s*|[^.!?。！？]+$/gu) ?? [
    narrative,
  ]) {
    const before = sentences.at(-1) ?? "";
    // “Again?” she asked; P.S. that is no end, and neither is “Why? Because” before its quote closes.
    const goesOn =
      /\b\p{Lu}\.\s*$/u.test(before) ||
      (/^\p{Ll}/u.test(piece) && /["”’']\s*$/.test(before)) ||
      before.split("“").length > before.split("”").length;
    if (goesOn) sentences.push(`${sentences.pop()}${piece}`);
    else sentences.push(piece);
  }
  const count = sentences.length > 5 ? 3 : sentences.length > 2 ? 2 : 1;
  const each = Math.ceil(sentences.length / count);
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += each)
    paragraphs.push(
      sentences
        .slice(at, at + each)
        .join("")
        .trim(),
    );
  return paragraphs
    .filter((text) => text !== "")
    .flatMap(inPieces)
    .slice(0, 6);
};

/** The most that a paragraph is given; a deck's own limit is a little higher. */
const LONGEST = 990;

/** Cut at a space where there is one, and never within a character. */
const inPieces = (text: string): string[] => {
  if (text.length <= LONGEST) return [text];
  const whole = text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, "");
  const space = whole.lastIndexOf(" ");
  const end = space > 0 ? space : whole.length;
  return [text.slice(0, end).trim(), ...inPieces(text.slice(end).trim())];
};
