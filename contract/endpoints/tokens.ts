import { ById, BySession, type Endpoint, type ExamplesOf, get, post } from "../endpoint.ts";
import * as generation from "../generation.ts";
import { timeouts } from "../limits.ts";
import { MemeKit } from "../meme.ts";
import { Succeeded } from "../primitives.ts";
import * as token from "../token.ts";
import { DrawnCast } from "../website.ts";
import { foreignMint, generated, idea, ids, launched, narrative, saved } from "./story.ts";

export const tokensEndpoints = {
  listTokens: {
    ...get,
    path: "/token-generation/my-tokens",
    summary: "The user's tokens, newest first, or what changed of them since a cursor",
    access: "user",
    query: token.TokenListQuery,
    output: token.TokenList,
    revalidates: true,
    errors: [],
    timeoutMs: timeouts.myTokens,
  },
  getToken: {
    ...get,
    path: "/token-generation/my-tokens/{id}",
    summary: "One token",
    access: "user",
    params: ById,
    output: token.SavedToken,
    errors: ["token_not_found"],
  },
  getTokenDetails: {
    ...get,
    path: "/token-generation/my-tokens/{id}/details",
    summary: "One token, with what its website is written and rendered from",
    access: "user",
    params: ById,
    output: token.TokenDetails,
    errors: ["token_not_found"],
    timeoutMs: timeouts.tokenDetails,
  },
  getMemeKit: {
    ...get,
    path: "/token-generation/my-tokens/{id}/memes",
    summary: "The token's hero in its poses, and captions for memes of it",
    access: "user",
    params: ById,
    output: MemeKit,
    errors: ["token_not_found"],
  },
  changeToken: {
    ...post,
    method: "PATCH",
    path: "/token-generation/my-tokens/{id}",
    summary: "Edit a token that is not deployed, or say whether the gallery shows it",
    access: "user",
    params: ById,
    body: token.TokenChange,
    output: token.SavedToken,
    errors: [
      "token_not_found",
      "version_conflict",
      "token_deployed",
      "token_launching",
      "imported_locked",
      "website_failed",
      "words_ask_for_secrets",
      "idea_refused",
    ],
  },
  deleteToken: {
    ...post,
    method: "DELETE",
    path: "/token-generation/my-tokens/{id}",
    summary: "Remove a token and take its site offline",
    access: "user",
    params: ById,
    query: token.TokenRemoval,
    output: Succeeded,
    errors: ["token_not_found", "version_conflict", "launch_in_progress"],
    timeoutMs: timeouts.tokenDelete,
  },
  creativeGenerate: {
    ...post,
    path: "/token-generation/creative-generate",
    summary: "Make a token from one sentence",
    access: "user",
    bodyType: "multipart",
    body: generation.CreativeRequest,
    output: generation.CreativeResult,
    errors: ["prompt_empty", "foreign_user_id", "generation_failed", "idea_refused"],
  },
  remakeArt: {
    ...post,
    path: "/token-generation/{sessionId}/art",
    summary: "Draw the token again",
    access: "user",
    params: BySession,
    body: generation.ArtRequest,
    output: generation.ArtResult,
    errors: [
      "session_not_found",
      "imported_locked",
      "token_deployed",
      "token_launching",
      "generation_failed",
      "idea_refused",
    ],
  },
  drawCast: {
    ...post,
    path: "/token-generation/my-tokens/{id}/cast",
    summary: "The poses of a token's website",
    access: "user",
    params: ById,
    output: DrawnCast,
    errors: ["token_not_found"],
  },
  createToken: {
    ...post,
    path: "/token-generation/generate-manual",
    summary: "Save a token typed in by hand",
    access: "user",
    bodyType: "multipart",
    body: generation.ManualRequest,
    files: { image: "required", banner: "optional" },
    output: generation.ManualResult,
    errors: ["fields_missing", "invalid_image", "id_taken", "idea_refused"],
  },
  trendGenerate: {
    ...post,
    path: "/token-generation/trend-generate",
    summary: "Make a token from a trend",
    access: "user",
    body: generation.TrendRequest,
    output: generation.CreativeResult,
    errors: ["prompt_empty", "foreign_user_id", "generation_failed", "idea_refused"],
  },
  createDraft: {
    ...post,
    path: "/token-generation/create-draft",
    summary: "Save what was generated",
    access: "user",
    body: generation.DraftRequest,
    output: token.SavedToken,
    errors: ["session_not_found", "duplicate_token", "imported_locked", "idea_refused"],
  },
  previewGeneration: {
    ...get,
    path: "/token-generation/{sessionId}/preview",
    summary: "What was generated",
    access: "user",
    params: BySession,
    output: generation.ArtResult,
    errors: ["session_not_found"],
  },
  followProgress: {
    ...get,
    path: "/progress/{id}",
    summary: "Steps of a long call, as server-sent events",
    access: "user",
    params: ById,
    outputType: "event-stream",
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;

export const importsEndpoints = {
  checkDuplicate: {
    ...get,
    path: "/import/check-duplicate",
    summary: "Whether the user has imported this mint",
    access: "user",
    query: generation.DuplicateQuery,
    output: generation.DuplicateCheck,
    errors: [],
  },
  importToken: {
    ...post,
    path: "/import/token-metadata",
    summary: "Import a token by its mint",
    access: "user",
    body: generation.ImportRequest,
    output: generation.ImportResult,
    errors: ["duplicate_token", "mint_not_found", "metadata_missing", "token_deployed", "website_failed"],
  },
  readPicture: {
    ...get,
    path: "/import/picture",
    summary: "A public picture from elsewhere, as WebP",
    access: "user",
    query: generation.PictureQuery,
    outputType: "binary",
    errors: ["picture_unreachable", "invalid_image"],
  },
} as const satisfies Record<string, Endpoint>;

/** Clients do not read a cursor: they send it back as they got it. */
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

const progress = `data: {"step":"reading","message":"Reading your idea","percent":5}

data: {"step":"drawing-logo","message":"Drawing the logo","percent":35}

data: {"step":"done","message":"Your token is ready","percent":100}

`;

export const tokensExamples: ExamplesOf<typeof tokensEndpoints> = {
  listTokens: {
    query: { limit: 100, offset: 0, since: cursors.before },
    answer: {
      data: { tokens: [launched], removed: [], total: 1, limit: 100, offset: 0, cursor: cursors.now },
    },
  },
  getToken: { params: { id: ids.token }, answer: launched },
  getTokenDetails: {
    params: { id: ids.token },
    answer: { ...launched, recipe: { prompt: idea, seed: "7f3a", palette: null } },
  },
  getMemeKit: {
    params: { id: ids.token },
    answer: {
      figures: [{ name: "wave", svg: '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"/>' }],
      captions: [{ poses: ["wave"], words: ["Gm to everyone", "except Mondays"] }],
    },
  },
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
  drawCast: {
    params: { id: ids.token },
    answer: {
      cast: {
        poses: [
          {
            name: "hero",
            url: "/media/0a1c4e9f7b2d5863e1f09a4c7d2b58e6f3a1907c4d5e2b8f6a39c0d17e4b5f82.webp",
          },
          {
            name: "sleep",
            url: "/media/9d3f5b7a1c8e2046f7a9d0b3c5e81f264a7c9e0d3b5f81a2c6e4d709f1b3a5c8.webp",
          },
        ],
        stickers: [
          {
            name: "gm",
            url: "/media/4b6d8f0a2c1e3957d8f0b2a4c6e81d3f5a7c9e0b2d4f6a8c1e3b5d7f90a2c4e6.webp",
          },
        ],
      },
    },
  },
  createToken: {
    body: { name: "Astro Frog", ticker: "AFROG", description: narrative, generate_banner: "true" },
    answer: { success: true, token: saved, message: "Astro Frog created successfully." },
  },
  trendGenerate: {
    body: {
      generation_type: "trend",
      trend_id: "moon-week",
      trend_data: { title: "Everyone is going back to the moon" },
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
    answer: progress,
  },
};

export const importsExamples: ExamplesOf<typeof importsEndpoints> = {
  checkDuplicate: {
    query: { token_mint: foreignMint },
    answer: { duplicate_found: false, existing_token_name: null },
  },
  importToken: {
    body: {
      token_mint: foreignMint,
      metadata: {
        name: "Lunar Toad",
        symbol: "TOAD",
        image: "https://gems.example.com/media/toad.png",
        description: "He was on the moon before it was made of cheese.",
      },
      force_overwrite: false,
    },
    answer: { session_id: ids.generation },
  },
  readPicture: { query: { url: "https://gems.example.com/media/toad.png" }, answer: null },
};
