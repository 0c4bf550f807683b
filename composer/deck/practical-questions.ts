import type { Random } from "../seeded/random.ts";

/** What every buyer should ask; short, so that it is read. */
export const practicalQuestions = (random: Random): { question: string; answer: string }[] => [
  {
    question: random.pick(["How do I spot the real one?", "Which one is the real one?"]),
    answer: random.pick([
      "By its mint address, shown on this page. Names and pictures can be copied. The address cannot.",
      "Compare the mint address with this page. Compare every character. A name proves nothing.",
    ]),
  },
  {
    question: random.pick(["Can it go to zero?", "Could I lose it all?"]),
    answer: random.pick([
      "Yes. Meme tokens often do. Treat what you spend as spent.",
      "Yes, and quickly. Spend only what you can lose.",
    ]),
  },
];
