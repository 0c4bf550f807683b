import type { Deck } from "#contract/deck.ts";
import type { Random } from "../seeded/random.ts";
import { capital } from "../writing/title-case.ts";
import { type Extras, extrasFrom } from "../writing/voices/extras.ts";
import { type Slots, upper } from "../writing/voices/slots.ts";
import { faqOf } from "./faq.ts";
import { howToBuyOf } from "./how-to-buy.ts";
import { roadmapOf } from "./roadmap.ts";

type Sections = Omit<Deck, "version" | "order" | "hidden" | "look">;

/** Every part's words. `drawn` is whether the idea names something that can be drawn and spoken of. */
export const writeSections = (s: Slots, drawn: boolean, paragraphs: string[], random: Random): Sections => {
  const e = extrasFrom(random);
  return {
    hero: {
      kicker: short(random.pick(kickers)(s, e), 60),
      tagline: short(taglineOf(s, e, drawn, random), 160),
    },
    story: { title: random.pick(storyTitles)(s, e), paragraphs },
    howToBuy: howToBuyOf(s, e, random),
    tokenomics: tokenomicsOf(s, e, random),
    chart: {
      title: random.pick(["Watch it live", "The chart", "Where it trades", "Up, down, sideways"]),
      text: `Price, trades and holders of ${s.ticker} are public. The launchpad page shows them live.`,
    },
    roadmap: roadmapOf(s, e, random),
    community: {
      title: short(random.pick(communityTitles)(s, e), 80),
      text: short(random.pick(communityTexts)(s, e), 400),
    },
    faq: faqOf(s, e, random),
    disclaimer: `${s.name} is a meme token. It was made for fun. ${s.ticker} has no intrinsic value. No team owes you anything. Expect to gain nothing. Prices can fall to zero. Nothing on this page is financial advice. Never spend what you cannot afford to lose.`,
  };
};

export const short = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1).replace(/\s+\S*$/, "");
  return `${cut || text.slice(0, limit - 1)}\u2026`;
};

type Say = (s: Slots, e: Extras) => string;

const kickers: readonly [Say, ...Say[]] = [
  (s) => `${s.ticker} on Solana`,
  (s) => `A token for ${s.kinds}`,
  (s) => capital(s.place),
  (s) => `Now with more ${s.cry}`,
  (s) => `The ${s.noun} is in`,
  () => "A small token with a tale",
];

const storyTitles: readonly [Say, ...Say[]] = [
  () => "How it happened",
  (s) => `The tale of ${s.name}`.slice(0, 80),
  () => "So far",
  (s) => `Meet ${s.theKind}`.slice(0, 80),
  (s) => `About that ${s.cry}`.slice(0, 80),
  (s) => `The one called ${s.name}`.slice(0, 80),
];

const taglineOf = (s: Slots, e: Extras, drawn: boolean, random: Random): string => {
  const action = s.action;
  if (!drawn)
    return random.pick([
      `You had to be there. ${upper(e.witness)} was.`,
      `Nobody can explain ${s.name}, least of all ${e.witness}.`,
      `An inside joke, ${e.object} and a door left open.`,
    ]);
  const own: [string, ...string[]] = [
    `${capital(s.kind)} ${s.place}, ${e.like}.`,
    `${s.name}: all ${s.pride}, no apologies, and ${e.object}.`,
    `The ${s.noun} that ${e.witness} warned you about.`,
    `One ${s.cry} from ${s.name}, and ${e.event}.`,
    `${s.name}: for ${s.kinds}, for ${e.reason}.`,
  ];
  if (!action) return random.pick(own);
  return random.pick([
    `${capital(s.kind)} that ${action.third}${closing(action.third, s.place)}. Ask ${e.witness}.`,
    `One ${bare(s.kind)}, ${action.gerund}${closing(action.gerund, s.place)}, ${e.like}.`,
    `${s.name}: born to ${action.base}, ${e.like}.`,
    `${capital(s.theKind)} was ${action.gerund}, and ${e.event}.`,
  ]);
};

const closing = (phrase: string, place: string): string => (phrase.includes(place) ? "" : ` ${place}`);
const bare = (kind: string): string => kind.replace(/^(an?|the) /, "");

const tokenomicsOf = (s: Slots, e: Extras, random: Random): Deck["tokenomics"] => ({
  title: random.pick(["The numbers", "Plain arithmetic", "What there is", "On one napkin"]),
  intro: short(
    random.pick([
      `Nothing clever about ${s.ticker}, so that even ${s.kind} and ${e.witness} can follow it.`,
      `All of ${s.ticker} fits on ${e.object}, next to ${s.aNoun}.`,
      `Counted twice by ${e.witness}, once by ${s.name}, with the same result.`,
      `Four lines on ${s.ticker} that ${e.witness} could learn between one ${s.cry} and the next.`,
    ]),
    300,
  ),
  facts: [
    { label: "Supply", value: "1,000,000,000", note: "Fixed when the token is created." },
    { label: "Network", value: "Solana" },
    { label: "Ticker", value: s.ticker },
    {
      label: "Launch",
      value: "Bonding curve",
      note: "Everyone buys from the same curve. There is no presale.",
    },
  ],
});

const communityTitles: readonly [Say, ...Say[]] = [
  (s) => `Find the other ${s.kinds}`,
  () => "Good company",
  () => "Come and sit with us",
  (s) => `Friends of the ${s.noun}`,
  (s) => `You, us and ${s.aNoun}`,
];

const communityTexts: readonly [Say, ...Say[]] = [
  (s, e) =>
    `There is no head office, only people who met ${s.name} ${e.when} and stayed: bring drawings, puns or ${e.object} for the ${s.noun}.`,
  (s, e) =>
    `Say "${s.cry}" at the door, ${e.like}, and ${e.witness} will make room. Bring ${s.motif ?? e.object}.`,
  (s, e) =>
    `Half the fun of ${s.name} is made by whoever turns up, such as ${e.witness}. The other half is the ${s.pride}.`,
  (s, e) =>
    `We trade stories, not tips: last week ${e.witness} told how ${e.event} at the sight of a certain ${s.noun}.`,
];
