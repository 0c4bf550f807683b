import * as z from "zod/mini";
import { utf8Bytes } from "./primitives.ts";

/**
 * The parts of a site that can be moved or hidden; the hero always opens it, the disclaimer always closes it.
 */
export const sectionIds = [
  "story",
  "howToBuy",
  "tokenomics",
  "chart",
  "roadmap",
  "community",
  "faq",
] as const;
export const SectionId = z.enum(sectionIds);
export type SectionId = z.infer<typeof SectionId>;

/** Every part that can be locked or rewritten alone: the sections that can move, plus hero and disclaimer. */
export const passageIds = ["hero", ...sectionIds, "disclaimer"] as const;
export type PassageId = (typeof passageIds)[number];

// Control and format characters (bidi overrides, zero-width) can make a page say what its source does not;
// the joiners that emoji and some scripts need are let through.
const UNSEEN = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/u;
const MARKUP = /<[a-z!/?]/i;

/**
 * Words for people: not empty, at most `limit` characters, never markup. Templates escape it all the same.
 */
const text = (limit: number) =>
  z.string().check(
    z.refine((value) => value.trim() !== "", "Please write something here."),
    z.maxLength(limit),
    z.refine((value) => !UNSEEN.test(value) && !MARKUP.test(value), "Please use plain text."),
  );

const title = text(80);
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

export const moods = ["calm", "loud", "elegant", "playful", "retro", "cyber"] as const;
export const Mood = z.enum(moods);
export type Mood = z.infer<typeof Mood>;

/**
 * Bytes of UTF-8 that a deck's words take at most together, so that its page stays under 60 KB. Every text
 * may be at its limit in Latin script; letters of two and three bytes share what there is.
 */
export const MOST_WORDS = 40_000;

const DeckShape = z.object({
  version: z.literal(1),
  hero: z.object({ kicker: text(60), tagline: text(160) }),
  story: z.object({ title, paragraphs: z.array(text(1000)).check(z.minLength(1), z.maxLength(6)) }),
  howToBuy: z.object({
    title,
    steps: z.array(z.object({ title, text: text(300) })).check(z.minLength(2), z.maxLength(6)),
  }),
  tokenomics: z.object({
    title,
    intro: text(300),
    facts: z
      .array(z.object({ label: text(40), value: text(40), note: z.optional(text(200)) }))
      .check(z.minLength(1), z.maxLength(8)),
  }),
  chart: z.object({ title, text: text(300) }),
  roadmap: z.object({
    title,
    phases: z.array(z.object({ title, text: text(300) })).check(z.minLength(1), z.maxLength(6)),
  }),
  community: z.object({ title, text: text(400) }),
  faq: z.object({
    title,
    items: z
      .array(z.object({ question: text(160), answer: text(600) }))
      .check(z.minLength(1), z.maxLength(10)),
  }),
  disclaimer: text(800),
  /** The order of the sections. A section that is missing here keeps its usual place after the others. */
  order: z.array(SectionId).check(z.maxLength(sectionIds.length)),
  hidden: z.array(SectionId).check(z.maxLength(sectionIds.length)),
  /** The parts whose text stays when the owner has the rest rewritten. */
  locked: z.optional(z.array(z.enum(passageIds)).check(z.maxLength(passageIds.length))),
  look: z.object({
    /** Null: the template picks a color from the token's palette. */
    accent: z.nullable(hex),
    dark: z.boolean(),
    density: z.enum(["airy", "normal", "compact"]),
    /** Each template has its own version of a mood. Without one, the template keeps its default look. */
    mood: z.optional(Mood),
  }),
});
export type Deck = z.infer<typeof DeckShape>;

/** All texts of a deck, in order. */
export const textsOf = ({ version, order, hidden, locked, look, ...words }: Deck): string[] => textsIn(words);

/** All texts within a value, in order. */
export const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** The words and choices a site is rendered from: what is stored, edited, and asked of a language model. */
export const Deck = DeckShape.check(
  z.refine(
    (deck) => textsOf(deck).reduce((sum, text) => sum + utf8Bytes(text), 0) <= MOST_WORDS,
    "The page is full. Please shorten this text or another one.",
  ),
);

/** What a visitor sees, in order: each part once, unknown order completed, hidden ones left out. */
export const visibleSections = (deck: Pick<Deck, "order" | "hidden">): SectionId[] =>
  [...new Set([...deck.order, ...sectionIds])].filter((id) => !deck.hidden.includes(id));

/** The rewritten deck, in which the parts that were locked before keep their text. */
export function keepLocked(written: Deck, before: Deck): Deck {
  const locked = before.locked ?? [];
  if (locked.length === 0) return written;
  const kept = Object.fromEntries(locked.map((id) => [id, before[id]]));
  return { ...written, ...kept, locked };
}
