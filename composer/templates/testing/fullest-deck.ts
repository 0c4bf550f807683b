import { type Deck, sectionIds } from "#contract/deck.ts";

/** Words of the asked length, which end in the name of their own place: no two are the same. */
export type Fill = (length: number, path: string) => string;

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** A deck as large as its schema lets it be, with every optional text. */
export const fullestDeck = (fill: Fill): Deck => ({
  version: 1,
  hero: { kicker: fill(60, "hero.kicker"), tagline: fill(160, "hero.tagline") },
  story: {
    title: fill(80, "story.title"),
    paragraphs: many(6, (at) => fill(1000, `story.paragraphs.${at}`)),
  },
  howToBuy: {
    title: fill(80, "howToBuy.title"),
    steps: many(6, (at) => ({
      title: fill(80, `howToBuy.steps.${at}.title`),
      text: fill(300, `howToBuy.steps.${at}.text`),
    })),
  },
  tokenomics: {
    title: fill(80, "tokenomics.title"),
    intro: fill(300, "tokenomics.intro"),
    facts: many(8, (at) => ({
      label: fill(40, `tokenomics.facts.${at}.label`),
      value: fill(40, `tokenomics.facts.${at}.value`),
      note: fill(200, `tokenomics.facts.${at}.note`),
    })),
  },
  chart: { title: fill(80, "chart.title"), text: fill(300, "chart.text") },
  roadmap: {
    title: fill(80, "roadmap.title"),
    phases: many(6, (at) => ({
      title: fill(80, `roadmap.phases.${at}.title`),
      text: fill(300, `roadmap.phases.${at}.text`),
    })),
  },
  community: { title: fill(80, "community.title"), text: fill(400, "community.text") },
  faq: {
    title: fill(80, "faq.title"),
    items: many(10, (at) => ({
      question: fill(160, `faq.items.${at}.question`),
      answer: fill(600, `faq.items.${at}.answer`),
    })),
  },
  disclaimer: fill(800, "disclaimer"),
  order: [...sectionIds],
  hidden: [],
  look: { accent: null, dark: false, density: "normal" },
});

/** Fills with the given words, again and again. */
export const fillWith =
  (words: string): Fill =>
  (length, path) => {
    const end = path && ` ${path}`;
    const room = Math.max(0, length - end.length);
    const text = words.repeat(Math.ceil(room / words.length)).slice(0, room);
    // An emoji or a surrogate that the cut went through is dropped.
    return `${text.replace(/[\uD800-\uDBFF]$/, "").trimEnd()}${end}`.trimStart();
  };

/** Every text of a deck with its path, as the marks name it. */
export const textsOf = (deck: Deck): [path: string, text: string][] => {
  const { version: _, order: __, hidden: ___, look: ____, ...words } = deck;
  const walk = (value: unknown, path: string): [string, string][] =>
    typeof value === "string"
      ? [[path, value]]
      : Object.entries(value ?? {}).flatMap(([key, inner]) => walk(inner, path ? `${path}.${key}` : key));
  return walk(words, "");
};
