import type { Deck } from "#contract/deck.ts";
import type { Random } from "../seeded/random.ts";

/**
 * Four steps in short sentences; only the last one speaks of the token, so that the others are read as they
 * stand.
 */
export const howToBuyOf = (ticker: string, last: string, random: Random): Deck["howToBuy"] => ({
  title: `How to get ${ticker}`,
  steps: [
    {
      title: "Get a Solana wallet",
      text: random.pick([
        "Phantom and Solflare are the usual two. Keep the recovery phrase on paper. Show it to no one.",
        "Install Phantom or Solflare. Write its recovery phrase down by hand, offline. It is for you alone.",
      ]),
    },
    {
      title: "Put some SOL in it",
      text: random.pick([
        "Buy SOL on an exchange. Move it to your own wallet. A little extra covers network fees.",
        "Any large exchange sells SOL. Move some to your wallet. Leave a little for the fees.",
      ]),
    },
    {
      title: "Open the launchpad",
      text: random.pick([
        "Use the button on this page. It works once trading is open. Or paste the mint address shown above. Check every character: copies exist.",
        "The button here works once trading opens. The mint address leads there too. Check every character: copies exist.",
      ]),
    },
    { title: `Swap SOL for ${ticker}`, text: last },
  ],
});

/** What every buyer should ask; short, so that it is read. */
export const practicalQuestions = (random: Random): { question: string; answer: string }[] => [
  {
    question: random.pick(["How do I spot the real one?", "How do I know the real one?"]),
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
