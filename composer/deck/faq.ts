import type { Deck } from "#contract/deck.ts";
import type { Random } from "../seeded/random.ts";
import type { Slots } from "../writing/voices.ts";

export const faqOf = (s: Slots, random: Random): Deck["faq"] => {
  const own = random
    .shuffle([
      {
        question: `Why ${s.kind}?`,
        answer: `Because the world had plenty of sensible tokens and not one with the right ${s.cry}.`,
      },
      { question: `Is ${s.name} serious?`, answer: "About being funny, yes. About being an investment, no." },
      {
        question: s.motif ? `What is it with the ${s.motif}?` : "Who is behind it?",
        answer: s.motif
          ? "Read the story again, slowly. It was never going to be anything else."
          : "Whoever had the idea, and now whoever shows up.",
      },
    ])
    .slice(0, 2);
  return {
    title: random.pick(["Asked and answered", "Questions", "Before you ask"]),
    items: [
      ...own.map(({ question, answer }) => ({
        question: question.slice(0, 160),
        answer: answer.slice(0, 600),
      })),
      {
        question: "How do I know it is the real one?",
        answer:
          "By the mint address on this page and nothing else. Names and pictures can be copied, the address cannot.",
      },
      {
        question: "Can it go to zero?",
        answer: "Yes. Meme tokens often do. Treat anything you spend here as spent.",
      },
    ],
  };
};
