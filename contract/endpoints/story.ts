import type { User } from "../auth.ts";
import type { Deck } from "../deck.ts";
import type { SavedToken, Token } from "../token.ts";
import type { Website } from "../website.ts";

/**
 * One story runs through all examples: Ada makes a frog astronaut, and launches it a day later. All of it is
 * plain data (no call, no template with a blank), so that the app's build sees that nothing uses it and
 * leaves it out.
 */
export const ids = {
  user: "b7c683e5-eb45-4b99-80a1-434f731a84b6",
  session: "d3b0432e-1d56-4251-a19c-cae6d714a3c7",
  generation: "9972054e-68cf-404a-98b7-f5b87f232485",
  token: "5824f21e-3067-472b-b103-22f7421c3fb2",
  website: "4c74709e-43ba-456f-af95-748c2de04c0b",
  preview: "c244af6f-727d-4030-b722-b5b72784dc20",
  wallet: "939dcd05-6a41-4571-8bf3-37b2cd77ccf4",
  progress: "d9c8884f-6551-40c4-aeb7-77d23a4aaa19",
} as const;

export const wallet = "3ujCsKGFExukfCeSbrNZn1ThpRhQeEJv999fRJnvKPVT";
export const mint = "7jWmiD6eyNjxaxS6vRuRiLf8LDwMudruDnSkjEHEUE3V";
export const foreignMint = "EC9WnCu6gTz1U9GaEBbYndbwU7JTe2a2WXddzkLSrF9f";
export const signature =
  "4eP6E7zEfcunYezPRatbfuZBCezpng3YfWQCCK9RDhB1Tdr2JQejsbjqUvD4D1XuXYGuEFmtyevfGGrv1QuYTV9b";

const logo = "/media/4bc9673d906738e4cdbb3f976c313055cde97b6f29aafcf337e5b33067faecef.webp";
const banner = "/media/17d7e6d6837610f336d274d377ac39771c29b1d4025e7a10bfc3ac62b0236dba.webp";

export const previewUrl = "/api/v1/token-automation/website/preview/4c74709e-43ba-456f-af95-748c2de04c0b";

export const idea = "A frog astronaut who plants cheese flags on the moon";
export const narrative =
  "Astro Frog left the pond for the stars with a wheel of cheese under one arm. Where others plant flags, he plants gouda, and the moon has never smelled better. One small hop for a frog, one giant leap for dairy.";

export const generated: Token = {
  id: null,
  name: "Astro Frog",
  ticker: "AFROG",
  narrative,
  image_url: logo,
  banner_url: banner,
  origin: "GENERATED",
  mint_address: null,
  website_url: null,
  website_status: null,
  in_gallery: true,
  created_at: "2026-03-14T09:27:31.000Z",
  updated_at: "2026-03-14T09:27:31.000Z",
  session_id: ids.generation,
  version: 0,
};

export const saved: SavedToken = {
  ...generated,
  id: ids.token,
  updated_at: "2026-03-14T09:29:02.000Z",
  version: 1,
};

/** After the launch, with its website live. */
export const launched: SavedToken = {
  ...saved,
  mint_address: mint,
  website_url: "https://astrofrog.sites.example.com",
  website_status: "deployed",
  updated_at: "2026-03-15T18:02:44.000Z",
  version: 4,
};

export const ada: User = {
  id: ids.user,
  name: "Ada",
  email: null,
  wallet_connected: true,
  wallet_address: wallet,
  wallet_name: null,
  created_at: "2026-03-14T09:27:02.000Z",
  tokens_created: 3,
  tokens_deployed: 1,
};

export const website: Website = {
  id: ids.website,
  token_id: ids.token,
  subdomain: "astrofrog",
  domain: "sites.example.com",
  template_id: "template4",
  custom_design_prompt: "Cheese yellow on deep space, playful",
  social_links: { twitter: "https://x.com/astrofrog", telegram: "https://t.me/astrofrog" },
  status: "generated",
  preview_url: previewUrl,
  live_url: null,
  expires_at: null,
  views: 0,
  created_at: "2026-03-14T09:31:10.000Z",
};

/** The words and choices of the frog's website. */
export const deck: Deck = {
  version: 1,
  hero: { kicker: "Now boarding", tagline: "The only frog with a lunar dairy license" },
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
