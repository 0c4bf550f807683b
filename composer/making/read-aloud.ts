import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { sixty } from "../testing/odd-ideas.ts";
import { writeDeck } from "../write-deck.ts";
import { writeToken } from "../writing/write-token.ts";

/**
 * `npx tsx composer/making/read-aloud.ts [idea…]`: what is written for an idea, to be read by a person.
 * SEED=… for another version, STORIES=1 without the pages.
 */
const { SEED: seed = "aloud", STORIES: storiesOnly } = process.env;
const given = process.argv.slice(2);

const paragraph = (title: string, ...lines: string[]): string =>
  [`  ${title}`, ...lines.map((line) => `    ${line}`)].join("\n");

for (const idea of given.length > 0 ? given : sixty.slice(-20)) {
  const reading = readIdea(idea);
  const { suggestions, ...token } = writeToken(reading, randomFrom(`words|${seed}|${reading.text}`));
  const deck = writeDeck({ ...token, prompt: idea, designPrompt: null, seed });
  const names = suggestions.map(({ name, ticker }) => `${name} (${ticker})`).join(", ");
  const page = storiesOnly
    ? []
    : [
        paragraph("Hero", deck.hero.kicker, deck.hero.tagline),
        paragraph(deck.howToBuy.title, ...deck.howToBuy.steps.slice(-1).map(({ text }) => text)),
        paragraph(deck.tokenomics.title, deck.tokenomics.intro),
        paragraph(deck.roadmap.title, ...deck.roadmap.phases.map(({ title, text }) => `${title}: ${text}`)),
        paragraph(deck.community.title, deck.community.text),
        paragraph(deck.faq.title, ...deck.faq.items.map(({ question, answer }) => `${question} ${answer}`)),
      ];
  process.stdout.write(
    `${[`\n${idea}`, paragraph(names, deck.hero.tagline), paragraph(deck.story.title, token.narrative), ...page].join("\n")}\n`,
  );
}
