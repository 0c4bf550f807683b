/** @module-tag slow */
import { expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { fiveHundredIdeas } from "../testing/five-hundred-ideas.ts";
import { writeDeck } from "../write-deck.ts";
import { pronounsOf } from "./pronouns.ts";
import { proofread } from "./testing/proofread.ts";
import { writeToken } from "./write-token.ts";

/** Foreign, past, abstract, and of days, places and makes. */
const harderIdeas = [
  ..."ein Frosch mäht den Rasen,el perro toca el piano,un cochon vole,一只会跳舞的猫,月でラーメンを食べる猫,zwei Pinguine im Aufzug,un pato roba un banco".split(
    ",",
  ),
  ..."a goose who robbed a bank,a raccoon deleted the internet,grandma lost her keys in venice,two ducks stole a honda civic,nothing ever happens on tuesday".split(
    ",",
  ),
  ..."the loneliness of a vending machine,boredom,monday,a club for sadness,chaos in paris,the silence between two trains,nachos,lungs,a mime in tokyo".split(
    ",",
  ),
  ..."a bear who brushes his teeth,a cactus hosting a podcast on mondays,a chef with nine knives,an octopus counting sandwiches,a sheep with noodles,wnat pigeon,no cap seagull,dont feed the seagull,a sweater that loves it".split(
    ",",
  ),
];

const written = [...fiveHundredIdeas, ...harderIdeas].flatMap((idea) =>
  ["a", "b", "c"].map((seed) => ({
    idea,
    seed,
    ...writeToken(readIdea(idea), randomFrom(seed + idea)),
  })),
);

test("stories are clean", () => {
  expect(written.flatMap(({ narrative }) => proofread(narrative))).toEqual([]);
});

test("names and tickers are words, not codes", () => {
  for (const { suggestions } of written) {
    for (const { name, ticker } of suggestions) {
      expect(name).toMatch(/^[\p{L}\d]/u);
      expect(name).not.toMatch(/\b(\p{L}+) \1\b/iu);
      expect(proofread(name)).toEqual([]);
      expect(ticker).not.toMatch(/\d{4}/);
    }
  }
});

test("the linter sees what it should", () => {
  for (const bad of [
    '"Who is there?" Says Ann.',
    "How much sandwiches are enough?",
    "She ate nachoses.",
    "a noodles",
    "the happens",
    "a loneliness",
    "on monday",
    "smell the sloth",
    "Chef Laurent and his big pot was late",
    "Annual review of Bob, a broken.",
    "It lay on a tropical.",
    "The broken was late.",
    "Dear a butterfly, this is Bob.",
    "I am a paper hands.",
    "It has a commitment issues.",
    "Found: a pair of baboons. It was arguing.",
    "Here are two llamas. He waved.",
    "“Why are you brushing its teeth?” “You were brushing its teeth!”",
    "I can brush its teeth now.",
    "“Gm to everyone,” he said.",
  ])
    expect(proofread(bad), bad).not.toEqual([]);
});

test("no name is made of a deed, a slip, an idiom or somebody's brand", () => {
  for (const { idea, suggestions } of written.filter((each) => each.idea.includes(" ")))
    for (const { name } of suggestions) {
      // Who types a name is given it: "Sheriff of Nothing".
      if (name.toLowerCase() === idea.toLowerCase()) continue;
      expect(name, idea).not.toMatch(
        /\b(Loves$|(?<!Sip |Sheet |Ever )Happens|Found|Wnat|Dont|Cap Seagull|Nothing(?! Ever)|(?<!Nothing )Ever|Zero G|Stole|Robbed)\b(?! (Postcard|Property))/,
      );
      expect(name, idea).not.toMatch(/\b(Google|Honda|Civic|Tesla|Netflix|Disney|Nintendo|Duck Dynasty)\b/i);
    }
});

test.each([
  ["a retired astronaut and her socks", "her"],
  ["a goose who lost his umbrella", "his"],
  ["an octopus that counts their sandwiches", "their"],
  ["mi abuelo conduce un taxi", "his"],
  ["a lighthouse", "its"],
] as const)("%s: all is %s", (idea, its) => {
  for (const seed of "abcdef") expect(pronounsOf(readIdea(idea), randomFrom(seed)).its).toBe(its);
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

function expectCleanDecks(tokens: typeof written): void {
  for (const { idea, narrative, name, ticker, seed } of tokens) {
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
    expect(texts.flatMap(proofread)).toEqual([]);
  }
}

test("decks of each idea are clean", () => expectCleanDecks(written.filter(({ seed }) => seed === "a")));

test("decks are clean whatever the seed", { tags: "long" }, () =>
  expectCleanDecks(written.filter(({ seed }) => seed !== "a")),
);
