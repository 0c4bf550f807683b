import { expect, test } from "vitest";
import { fiveHundredIdeas } from "../making/five-hundred-ideas.ts";
import { readIdea } from "../reading/read-idea.ts";
import { article } from "../reading/word-forms.ts";
import { randomFrom } from "../seeded/random.ts";
import { writeDeck } from "../write-deck.ts";
import { writeToken } from "./write-token.ts";

/** What an editor would mark in red. */
const faults = (text: string): string[] => {
  const found: string[] = [];
  const add = (what: string, hit: RegExpMatchArray | null) =>
    hit && found.push(`${what}: "${hit[0]}" in "${text}"`);
  add("doubled word", text.match(/\b(\p{L}+) \1\b/iu));
  add("placeholder", text.match(/undefined|null|NaN|\[object|\$\{|\{\{|lorem/));
  add("space before punctuation", text.match(/ [,.!?;:]/));
  add("doubled punctuation", text.match(/[,;:.]{2}|\.\?|\?\./));
  add("double space", text.match(/ {2}/));
  add("small letter after a full stop", text.match(/[.!?] [a-z]/));
  add(
    "promise",
    text.match(
      /\b(guarantee|profit|100x|1000x|to the moon|get rich|returns?|passive income|financial freedom)\b/i,
    ),
  );
  add(
    "stock phrase",
    text.match(
      /\b(revolutioni[sz]|next big thing|game.?changer|unleash|embark|in a world where|join the revolution|community-driven|diamond hands)\b/i,
    ),
  );
  for (const [, a, word] of text.matchAll(/\b(an?) ([\p{L}\d][\p{L}\d'-]*)/giu)) {
    if (a && word && a.toLowerCase() !== article(word)) found.push(`article: "${a} ${word}"`);
  }
  return found;
};

const written = fiveHundredIdeas.flatMap((idea) =>
  ["a", "b", "c"].map((seed) => ({
    idea,
    seed,
    ...writeToken(readIdea(idea), randomFrom(seed + idea)),
  })),
);

test("stories are clean", () => {
  expect(written.flatMap(({ narrative }) => faults(narrative))).toEqual([]);
});

test("names and tickers are words, not codes", () => {
  for (const { suggestions } of written) {
    for (const { name, ticker } of suggestions) {
      expect(name).toMatch(/^[\p{L}\d]/u);
      expect(name).not.toMatch(/\b(\p{L}+) \1\b/iu);
      expect(faults(name)).toEqual([]);
      expect(ticker).not.toMatch(/\d{4}/);
    }
  }
});

test("a story speaks of its own idea", () => {
  for (let seed = 0; seed < 12; seed++) {
    const { narrative } = writeToken(
      readIdea("a frog astronaut who mines cheese on the moon"),
      randomFrom(`seed ${seed}`),
    );
    expect(narrative.toLowerCase()).toMatch(/frog/);
    expect(narrative.toLowerCase()).toMatch(/mine|mining|mines/);
    expect(narrative.toLowerCase()).toMatch(/moon/);
  }
});

test("decks are clean, whatever the design wish", () => {
  for (const { idea, narrative, name, ticker, seed } of written) {
    const deck = writeDeck({ name, ticker, narrative, prompt: idea, designPrompt: null, seed });
    const texts = [
      deck.hero.kicker,
      deck.hero.tagline,
      deck.community.text,
      deck.tokenomics.intro,
      ...deck.faq.items.flatMap((item) => [item.question, item.answer]),
      ...deck.roadmap.phases.map((phase) => phase.text),
      ...deck.howToBuy.steps.map((step) => step.text),
    ];
    expect(texts.flatMap(faults)).toEqual([]);
  }
});
