import { type Deck, moods, sectionIds } from "#contract/deck.ts";
import type { Palette } from "../../palette.ts";
import { sampleDeck, sampleToken } from "../../sample.ts";
import { writeDeck } from "../../write-deck.ts";
import type { SiteFacts } from "../site-facts.ts";
import { fillWith, fullestDeck } from "./fullest-deck.ts";

/** A page that a token may lead to. Each is looked at by day and by night, whatever its own look. */
export interface State {
  deck: Deck;
  facts: SiteFacts;
}

export const MINT = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";

export const soon: SiteFacts = {
  name: sampleToken.name,
  ticker: sampleToken.ticker,
  logoUrl: "/logo.webp",
  bannerUrl: "/banner.webp",
  shareImageUrl: null,
  siteUrl: null,
  mintAddress: null,
  launchpadName: "pump.fun",
  launchpadTokenUrl: null,
  social: { twitter: "https://x.com/croak", telegram: "https://t.me/croak" },
  palette: sampleToken.palette,
  productName: "Gemwright",
  productUrl: "https://gemwright.example/",
  reportUrl: "https://gemwright.example/contact?report=croak",
};

export const live: SiteFacts = {
  ...soon,
  siteUrl: "https://croak.example/",
  shareImageUrl: "https://croak.example/banner.webp",
  mintAddress: MINT,
  launchpadTokenUrl: `https://pump.fun/coin/${MINT}`,
};

const picture = (name: string): string => `/${name}.webp`;
const poses = [
  "hero",
  "point",
  "sleep",
  "wave",
  "think",
  "sign",
  "sit",
  "cheer",
  "facepalm",
  "panorama",
] as const;

/** The hero was drawn here, in all its poses. */
export const drawn: SiteFacts = {
  ...live,
  cast: {
    poses: poses.map((name) => ({ name, url: picture(`cast-${name}`) })),
    stickers: ["gm", "gn", "lfg", "wen", "ngmi", "hero"].map((name) => ({
      name,
      url: picture(`sticker-${name}`),
    })),
    memes: [1, 2, 3, 4].map((nth) => ({ name: `meme-${nth}`, url: picture(`meme-${nth}`) })),
  },
};

/** A picture of somebody's own: cut out, and with captions. */
const brought: SiteFacts = {
  ...live,
  cast: { poses: [{ name: "hero", url: picture("cast-hero") }], stickers: [], memes: drawn.cast?.memes },
};

const bare: SiteFacts = { ...soon, logoUrl: null, bannerUrl: null, social: {} };
const deck = sampleDeck();

const everywhere = {
  twitter: "https://x.com/a_handle_of_some_length_that_goes_on",
  telegram: `https://t.me/${"long".repeat(60)}`,
  discord: "https://discord.gg/AbCdEfGh",
  website: "https://www.a-website-of-its-own.example/with/a/path/that/is/long?and=a&query=too",
};

const written = (name: string, ticker: string, narrative: string): State => ({
  deck: writeDeck({ name, ticker, narrative, prompt: null, designPrompt: null, seed: "states" }),
  facts: { ...live, name, ticker },
});

/** The fullest deck, its texts cut to a share of what they may be, and no two of them the same. */
const filled = (words: string, share: number): Deck => {
  let count = 0;
  return fullestDeck((length) => fillWith(words)(Math.max(12, Math.floor(length * share)), String(++count)));
};

const shortest: Deck = {
  ...deck,
  hero: { kicker: "A", tagline: "B" },
  story: { title: "C", paragraphs: ["D"] },
  howToBuy: {
    title: "E",
    steps: [
      { title: "F", text: "G" },
      { title: "H", text: "I" },
    ],
  },
  tokenomics: { title: "J", intro: "K", facts: [{ label: "L", value: "1" }] },
  chart: { title: "M", text: "N" },
  roadmap: { title: "O", phases: [{ title: "P", text: "Q" }] },
  community: { title: "R", text: "S" },
  faq: { title: "T", items: [{ question: "U", answer: "V" }] },
  disclaimer: "W",
};

const one = (hex: string): Palette => ({
  primary: hex,
  secondary: hex,
  accent: hex,
  light: hex,
  deep: hex,
  ink: hex,
});

const ENGLISH = "A frog that mines cheese keeps odd hours, and says so. ";
const ARABIC = "ضفدع يعيش على القمر ويبحث عن الجبن كل صباح ";
const HEBREW = "צפרדע שגרה על הירח וחופרת גבינה בכל בוקר ";
const CHINESE = "一只住在月亮上的青蛙每天早上都在挖奶酪，谁也不知道为什么。";
const JAPANESE = "月に住むカエルが毎朝チーズを掘っている。";
const EMOJI = "🐸🧀🌙👩‍🚀 frog 🏳️‍🌈 ";

/** What every template is to stand, by name. Widths, dark and light are the checks' own. */
export const states: Record<string, State> = {
  soon: { deck, facts: soon },
  live: { deck, facts: live },
  bare: { deck, facts: bare },
  drawn: { deck, facts: drawn },
  "drawn, soon": { deck, facts: { ...soon, cast: drawn.cast ?? null } },
  "drawn and wordy": { deck: filled(ENGLISH, 0.5), facts: { ...drawn, social: everywhere } },
  "drawn and arabic": { deck: filled(ARABIC, 0.3), facts: { ...drawn, name: "ضفدع القمر", ticker: "ضفدع" } },
  brought: { deck, facts: brought },
  "drawn, one long word": { deck, facts: { ...drawn, name: "W".repeat(50), ticker: "W" } },
  "drawn, a long name": {
    deck,
    facts: { ...drawn, name: "The Extraordinary Mister Whiskerbottom Wonderpants", ticker: "WHISKERBOT" },
  },
  "drawn and wordiest": { deck: filled(ENGLISH, 1), facts: drawn },
  "no logo": { deck, facts: { ...live, logoUrl: null } },
  "no banner": { deck, facts: { ...live, bannerUrl: null } },
  "no socials": { deck, facts: { ...live, social: {} } },
  "all socials": { deck, facts: { ...live, social: everywhere } },
  "one long word": { deck, facts: { ...live, name: "W".repeat(50), ticker: "W" } },
  "a long name": {
    deck,
    facts: { ...live, name: "The Extraordinary Mister Whiskerbottom Wonderpants", ticker: "WHISKERBOT" },
  },
  "two letters": { deck, facts: { ...live, name: "Ox", ticker: "O" } },
  wordiest: { deck: filled(ENGLISH, 1), facts: { ...live, social: everywhere } },
  "half as wordy": { deck: filled(ENGLISH, 0.5), facts: live },
  unbroken: { deck: filled("Wwwwwwwwwwwwwwwwwwwwwwwww", 1), facts: soon },
  shortest: { deck: shortest, facts: live },
  "wordy writer": written("Moon Frog", "FROG", ENGLISH.repeat(36)),
  arabic: { deck: filled(ARABIC, 0.5), facts: { ...live, name: "ضفدع القمر", ticker: "ضفدع" } },
  hebrew: { deck: filled(HEBREW, 0.5), facts: { ...soon, name: "צפרדע הירח", ticker: "צפרדע" } },
  chinese: { deck: filled(CHINESE, 0.4), facts: { ...live, name: "月亮青蛙", ticker: "青蛙" } },
  japanese: {
    deck: filled(JAPANESE, 0.3),
    facts: { ...live, name: "月に住むカエルのチーズ鉱山株式会社", ticker: "カエル" },
  },
  emoji: { deck: filled(EMOJI, 0.5), facts: { ...live, name: "🐸 Frog 👩‍🚀", ticker: "🐸FROG" } },
  reordered: {
    deck: { ...deck, order: [...sectionIds].reverse(), hidden: ["roadmap", "chart"] },
    facts: live,
  },
  "all hidden": { deck: { ...deck, hidden: [...sectionIds] }, facts: live },
  airy: { deck: { ...deck, look: { ...deck.look, density: "airy" } }, facts: live },
  compact: { deck: { ...deck, look: { ...deck.look, density: "compact" } }, facts: live },
  "in white": { deck, facts: { ...live, palette: one("#ffffff") } },
  "in black": { deck, facts: { ...soon, palette: one("#000000") } },
  "in grey": { deck, facts: { ...live, palette: one("#808080") } },
  "in yellow": { deck, facts: { ...live, palette: one("#ffff00") } },
  "in blue": { deck, facts: { ...soon, palette: one("#0000ff") } },
  "no palette": { deck, facts: { ...live, palette: null } },
  ...Object.fromEntries(
    moods.map((mood) => [mood, { deck: { ...deck, look: { ...deck.look, mood } }, facts: live }]),
  ),
  "accent asked": { deck: { ...deck, look: { ...deck.look, accent: "#ff00aa" } }, facts: live },
};

/** The states that tell most, for the smoke form. */
export const revealingStates = ["soon", "wordiest", "arabic", "drawn"] as const;

export const inLight = (state: State, dark: boolean): State => ({
  ...state,
  deck: { ...state.deck, look: { ...state.deck.look, dark } },
});
