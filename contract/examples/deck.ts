import type { Deck } from "../deck.ts";
import { narrative } from "./story.ts";

/** The words and choices of the frog's website. */
export const deck: Deck = {
  version: 1,
  hero: { kicker: "Now boarding", tagline: "The only frog with a lunar dairy licence" },
  story: { title: "One small hop", paragraphs: [narrative] },
  howToBuy: {
    title: "How to come aboard",
    steps: [
      { title: "Get a wallet", text: "Install a Solana wallet and write its words down on paper." },
      { title: "Bring some SOL", text: "Send as much as you could bear to lose on the moon." },
      { title: "Swap", text: "Copy the mint address from this page, and compare it twice." },
    ],
  },
  tokenomics: {
    title: "What is in the rocket",
    intro: "Nothing is held back for later.",
    facts: [
      { label: "Supply", value: "1,000,000,000" },
      { label: "Mint authority", value: "Gone", note: "No more can ever be made." },
    ],
  },
  chart: { title: "Trajectory", text: "Follow the flight on the launchpad." },
  roadmap: {
    title: "Flight plan",
    phases: [
      { title: "Lift-off", text: "Launch, website and the first cheese." },
      { title: "Orbit", text: "A thousand holders and a song." },
    ],
  },
  community: { title: "Mission control", text: "Ask anything, bring crackers." },
  faq: {
    title: "Asked before",
    items: [{ question: "Is there really cheese on the moon?", answer: "There is now." }],
  },
  disclaimer: "Astro Frog is a meme. It has no value, no promise and no plan to return your money.",
  order: ["story", "tokenomics", "howToBuy", "roadmap", "community", "faq", "chart"],
  hidden: [],
  look: { accent: "#f2c53d", dark: true, density: "normal" },
};
