import type { Deck } from "#contract/deck.ts";
import type { Random } from "../seeded/random.ts";
import { capital } from "../writing/title-case.ts";
import type { Slots } from "../writing/voices.ts";
import { faqOf } from "./faq.ts";
import { roadmapOf } from "./roadmap.ts";

type Sections = Omit<Deck, "version" | "order" | "hidden" | "look">;

/** Every part's words. `drawn` is whether the idea names something that can be drawn and spoken of. */
export const writeSections = (s: Slots, drawn: boolean, paragraphs: string[], random: Random): Sections => ({
  hero: { kicker: short(random.pick(kickers)(s), 60), tagline: short(taglineOf(s, drawn, random), 160) },
  story: { title: random.pick(storyTitles)(s), paragraphs },
  howToBuy: howToBuyOf(s, random),
  tokenomics: tokenomicsOf(s, random),
  chart: {
    title: random.pick(["Watch it live", "The chart", "Where it trades"]),
    text: `Price, trades and holders of ${s.ticker} are public, and the launchpad page shows them as they happen.`,
  },
  roadmap: roadmapOf(s, random),
  community: {
    title: random.pick([`Find the other ${s.kinds}`, "Good company", "Come and sit with us"]),
    text: short(random.pick(communityTexts)(s), 400),
  },
  faq: faqOf(s, random),
  disclaimer: `${s.name} (${s.ticker}) is a meme token made for fun. It has no intrinsic value, no team that owes you anything and no expectation of return. Prices can fall to zero. Nothing on this page is financial advice; never spend what you cannot afford to lose.`,
});

export const short = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1).replace(/\s+\S*$/, "");
  return `${cut || text.slice(0, limit - 1)}\u2026`;
};

type Say = (s: Slots) => string;

const kickers: readonly [Say, ...Say[]] = [
  (s) => `${s.ticker} on Solana`,
  (s) => `A token for ${s.kinds}`,
  (s) => capital(s.place),
  () => "A small token with a tale",
];

const storyTitles: readonly [Say, ...Say[]] = [
  () => "How it happened",
  (s) => `The tale of ${s.name}`.slice(0, 80),
  () => "So far",
  (s) => `Meet ${s.theKind}`.slice(0, 80),
];

const taglineOf = (s: Slots, drawn: boolean, random: Random): string => {
  const action = s.action;
  if (action) {
    return random.pick([
      `${capital(s.kind)} that ${action.third}${closing(action.third, s.place)}. Somebody had to.`,
      `One ${bare(s.kind)}, ${action.gerund}${closing(action.gerund, s.place)}, whether you watch or not.`,
      `Born to ${action.base}. Everything else can wait.`,
    ]);
  }
  if (!drawn)
    return random.pick([
      "You had to be there. Now you can be.",
      `Nobody can explain ${s.name}, and nobody tries.`,
      "An inside joke with the door left open.",
    ]);
  return random.pick([
    `${capital(s.kind)} ${s.place}, and the ${s.cry} to prove it.`,
    `All ${s.pride}, no apologies.`,
    `The ${s.noun} you were warned about, ${s.place}.`,
  ]);
};

const closing = (phrase: string, place: string): string => (phrase.includes(place) ? "" : ` ${place}`);
const bare = (kind: string): string => kind.replace(/^an? /, "");

const howToBuyOf = (s: Slots, random: Random): Deck["howToBuy"] => ({
  title: `How to get ${s.ticker}`,
  steps: [
    {
      title: "Get a Solana wallet",
      text: random.pick([
        "Phantom and Solflare are the usual two. Install one and keep its recovery phrase on paper, away from screens.",
        "Install Phantom or Solflare, write the recovery phrase down by hand, and show it to nobody.",
      ]),
    },
    {
      title: "Put some SOL in it",
      text: "Buy SOL at an exchange and send it to your wallet's address. A little extra covers network fees.",
    },
    {
      title: "Open the launchpad",
      text: "Use the button on this page once trading is open, or paste the mint address from the top of it. Check every character: copies exist.",
    },
    {
      title: `Swap SOL for ${s.ticker}`,
      text: random.pick([
        `Choose an amount you would happily spend on ${s.motif ?? "a good lunch"}, approve it in your wallet, done.`,
        `Pick a small amount, approve the swap in your wallet, and say hello to the other ${s.kinds}.`,
      ]),
    },
  ],
});

const tokenomicsOf = (s: Slots, random: Random): Deck["tokenomics"] => ({
  title: random.pick(["The numbers", "Plain arithmetic", "What there is"]),
  intro: random.pick(
    [
      `Nothing clever, so that even ${s.kind} can follow it.`,
      `Short enough to fit on the back of ${s.oneMotif && !s.oneMotif.startsWith("a little ") ? s.oneMotif : "a bus ticket"}.`,
    ].map((line) => short(line, 300)) as [string, string],
  ),
  facts: [
    { label: "Supply", value: "1,000,000,000", note: "Fixed when the token is created." },
    { label: "Network", value: "Solana" },
    { label: "Ticker", value: s.ticker },
    {
      label: "Launch",
      value: "Bonding curve",
      note: "Everyone buys from the same curve; there is no presale.",
    },
  ],
});

const communityTexts: readonly [Say, ...Say[]] = [
  (s) =>
    `There is no head office, only people who laughed at ${s.kind} and stayed. Drawings, jokes and bad ${s.noun} puns are all welcome.`,
  (s) =>
    `Say "${s.cry}" at the door and somebody will make room. Bring ${s.motif ?? "a friend"} if you have any to spare.`,
  (s) => `Half the fun of ${s.name} is made by the people who turn up. The other half is the ${s.pride}.`,
];
