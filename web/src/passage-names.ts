import type { PassageId } from "#contract/deck.ts";

export const passageNames: Readonly<Record<PassageId, string>> = {
  hero: "Opening",
  story: "Story",
  howToBuy: "How to buy",
  tokenomics: "Tokenomics",
  chart: "Chart",
  roadmap: "Roadmap",
  community: "Community",
  faq: "FAQ",
  disclaimer: "Disclaimer",
};
