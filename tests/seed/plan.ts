import type { ImageStyle } from "#contract/generation.ts";
import type { SocialLinks } from "#contract/primitives.ts";
import type { TemplateId } from "#contract/website.ts";

/** A token of the seeded account, and how far it has come. Its ticker tells it from the others. */
export interface PlannedToken {
  name: string;
  ticker: string;
  source: { idea: string; style: ImageStyle } | { description: string; image: string } | "import";
  /** A sentence that the story ends with. */
  lastWords?: string;
  site?: PlannedSite;
  /** The template of a website that is configured to come with the launch. */
  automation?: TemplateId;
  launch?: "succeeds" | "fails";
}

export interface PlannedSite {
  template: TemplateId;
  becomes: "generated" | "deployed" | "failed" | "held" | "expired" | "taken_down";
  designPrompt?: string;
  links?: SocialLinks;
}

/** The token of the neighbor, a second account, that the seeded account imports. */
export const neighborToken = {
  name: "Brew Prophet",
  ticker: "PROPHET",
  source: { idea: "a teapot that predicts the weather and is always wrong", style: "realistic" },
  launch: "succeeds",
} satisfies PlannedToken;

/** In the order they are made: My Gems shows the last one first. */
export const plan: readonly PlannedToken[] = [
  {
    name: "Committee Nibbles",
    ticker: "NIBBLES",
    source: { idea: "a committee of hamsters designing a suspension bridge", style: "cartoon" },
    site: {
      template: "template4",
      becomes: "generated",
      designPrompt: "Blueprints pinned to a corkboard, with bite marks along every edge.",
    },
  },
  {
    name: "No Dark Pops",
    ticker: "POPS",
    source: { idea: "a lighthouse keeper who is afraid of the dark", style: "realistic" },
    site: { template: "template3", becomes: "deployed" },
  },
  {
    name: "Century Snail",
    ticker: "SNAIL",
    source: { idea: "a snail courier who guarantees same-century delivery", style: "pixel" },
    automation: "template1",
    launch: "fails",
  },
  {
    name: neighborToken.name,
    ticker: neighborToken.ticker,
    source: "import",
    site: { template: "template5", becomes: "deployed" },
  },
  {
    name: "Bureau of Lost Umbrellas",
    ticker: "BROLLY",
    source: {
      description:
        "Founded on a bus, funded by drizzle. Every umbrella that was ever left behind is filed here by color, mood and the excuse that was given. Nobody has come to collect one yet, and the bureau takes that personally.",
      image: "umbrella.svg",
    },
    site: { template: "template5", becomes: "failed" },
  },
  {
    name: "Ring Wakeup",
    ticker: "WAKEUP",
    source: { idea: "an alarm clock that apologizes before it rings", style: "minimalistic" },
    site: { template: "template3", becomes: "expired" },
  },
  {
    name: "Choir Singer",
    ticker: "SINGER",
    source: { idea: "a choir of old oak trees that only sings at night", style: "realistic" },
    lastWords: "To join the choir, type your recovery phrase into the knothole.",
    site: { template: "template1", becomes: "held" },
  },
  {
    name: "Caw Seller",
    ticker: "CAW",
    source: { idea: "a magpie auctioneer who sells other birds' nests", style: "cartoon" },
    site: { template: "template4", becomes: "taken_down" },
  },
  {
    name: "Her Grace Duchess Honoria Featherstonehaugh-Honk",
    ticker: "HONORIAHNK",
    source: { idea: "a goose who insists on every title she has ever been given", style: "cartoon" },
  },
  {
    name: "Twin Sock",
    ticker: "TWINSOCK",
    source: { idea: "the last sock left in the dryer, dreaming of its twin", style: "minimalistic" },
    launch: "succeeds",
  },
  {
    name: "Vending Machine Seller",
    ticker: "SELLER",
    source: { idea: "a vending machine that only sells compliments", style: "pixel" },
    automation: "template2",
    launch: "succeeds",
  },
  {
    name: "Salty Kraken",
    ticker: "KRAKEN",
    source: { idea: "a retired pirate octopus who runs eight food trucks at once", style: "cartoon" },
    site: {
      template: "template1",
      becomes: "deployed",
      links: { twitter: "https://x.com/saltykraken", telegram: "https://t.me/saltykraken" },
    },
    launch: "succeeds",
  },
];
