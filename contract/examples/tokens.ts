import type { tokensEndpoints } from "../endpoints/tokens.ts";
import type { ExamplesOf } from "./example.ts";
import { generated, idea, ids, launched, narrative, saved } from "./story.ts";

/** A cursor is the server's own affair: clients keep it as it is. */
const cursors = {
  before: "0d9c3f6e-2f3b-4d0a-9a53-6b1f0f4f2b7e.41",
  now: "0d9c3f6e-2f3b-4d0a-9a53-6b1f0f4f2b7e.42",
};

const made = {
  ...generated,
  session_id: ids.generation,
  suggestions: [
    { name: "Astro Frog", ticker: "AFROG" },
    { name: "Moon Cheese", ticker: "CHEESE" },
    { name: "Gouda Landing", ticker: "GOUDA" },
  ],
  composer: "built-in",
  notice: null,
};

const progress = [
  { step: "reading", message: "Reading your idea", percent: 5 },
  { step: "drawing-logo", message: "Drawing the logo", percent: 35 },
  { step: "done", message: "Your token is ready", percent: 100 },
];

export const tokensExamples: ExamplesOf<typeof tokensEndpoints> = {
  listTokens: {
    query: { limit: 100, offset: 0, since: cursors.before },
    answer: {
      data: { tokens: [launched], removed: [], total: 1, limit: 100, offset: 0, cursor: cursors.now },
    },
  },
  getToken: { params: { id: ids.token }, answer: launched },
  getTokenDetails: { params: { id: ids.token }, answer: launched },
  changeToken: {
    params: { id: ids.token },
    body: { name: "Astro Frog", ticker: "ASTRO", version: 1 },
    answer: { ...saved, ticker: "ASTRO", version: 2 },
  },
  deleteToken: {
    params: { id: ids.token },
    query: { version: 1 },
    answer: { success: true, message: "Astro Frog deleted successfully." },
  },
  creativeGenerate: {
    body: {
      prompt: idea,
      image_style: "cartoon",
      generation_type: "creative",
      composer: "auto",
      progress_id: ids.progress,
    },
    answer: made,
  },
  remakeArt: {
    params: { sessionId: ids.generation },
    body: { seed: "gouda-2" },
    answer: {
      ...generated,
      image_url: "/media/81720783016de3a6ab34481e6645427992e428987979154c919c5b2b526b1761.webp",
      banner_url: "/media/57a8ada35060da518b0477f3e346550f717849db45a56f9d9e2380607842a528.webp",
    },
  },
  generateManual: {
    body: { name: "Astro Frog", ticker: "AFROG", description: narrative, generate_banner: "true" },
    answer: { success: true, token: saved, message: "Astro Frog created successfully." },
  },
  trendGenerate: {
    body: {
      generation_type: "trend",
      trend_id: "moon-week",
      trend_data: { title: "Everybody is going back to the moon" },
      image_style: "cartoon",
    },
    answer: made,
  },
  createDraft: {
    body: { session_id: ids.generation, name: "Astro Frog", ticker: "AFROG" },
    answer: saved,
  },
  previewGeneration: { params: { sessionId: ids.generation }, answer: generated },
  followProgress: {
    params: { id: ids.progress },
    answer: progress.map((step) => `data: ${JSON.stringify(step)}\n\n`).join(""),
  },
};
