/**
 * Business constants, section 9 of the specification. Times in milliseconds unless the name says otherwise.
 */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const timeouts = {
  default: 180_000,
  refresh: 10_000,
  myTokens: 15_000,
  tokenDetails: 10_000,
  tokenDelete: 10_000,
  website: 300_000,
  premiumWebsite: 900_000,
  tradingService: 25_000,
  release: 5_000,
  coin: 60_000,
} as const;

export const lengths = {
  name: 50,
  ticker: 10,
  description: 500,
  descriptionWarning: 450,
  narrative: 2_000,
  prompt: 1_000,
  promptWarning: 900,
  /** Each message of the conversation about a website's design. */
  designPrompt: 500,
  designPromptWarning: 450,
  designMessages: 12,
  premiumPrompt: 1_000,
  premiumPromptWarning: 900,
  subdomain: 63,
  subdomainSuggestion: 20,
  displayName: 50,
  contactName: 100,
  contactEmail: 254,
  contactMessage: 5_000,
  idempotencyKey: 128,
  generationMetadata: 100_000,
  trendId: 200,
  importText: 10_000,
  importAddress: 2_048,
  inlineImagePlaceholder: 500_000,
} as const;

/** A token's pictures, in pixels. */
export const pictureSizes = {
  logo: { width: 512, height: 512 },
  banner: { width: 1500, height: 500 },
} as const;

/** What a launchpad takes on chain, counted in UTF-8 bytes. */
export const chainBytes = {
  name: 32,
  symbol: 10,
  uri: 200,
  transaction: 1232,
  signature: 64,
  publicKey: 32,
} as const;

export const lists = {
  limitDefault: 100,
  limitMax: 500,
  offsetDefault: 0,
  dashboardFetch: 500,
  pageSize: 10,
  galleryMax: 24,
  galleryOffsetMax: 10_000,
} as const;

export const cookies = {
  access: "__Host-access_token",
  refresh: "__Host-refresh_token",
  csrf: "__Host-csrf_token",
  days: 7,
} as const;

export const lifetimes = {
  challenge: 5 * MINUTE,
  accessToken: 15 * MINUTE,
  refreshToken: 7 * DAY,
  refreshGrace: 10_000,
  generation: 24 * HOUR,
  preview: 3 * HOUR,
  website: 24 * HOUR,
  subdomainHold: 7 * DAY,
  idempotency: 24 * HOUR,
  /** How long the token list reports a deletion to a client that asks for changes. */
  listCursor: 30 * DAY,
} as const;

export const caches = {
  tokens: 5 * MINUTE,
  images: 30 * MINUTE,
  stats: 2 * MINUTE,
  /** What a card shows of a launched coin. */
  coin: MINUTE,
  quotaPurge: HOUR,
} as const;

/** Amounts in SOL. `slippage` is a percentage. */
export const money = {
  devBuyDefault: 0.05,
  devBuyMin: 0.01,
  devBuyStep: 0.01,
  launchpadFee: 0.02,
  hostingFee: 0.01,
  premiumHostingFee: 0.03,
  slippage: 10,
  priorityFee: 0.0005,
  pool: "pump",
} as const;

export const rhythm = {
  poll: 3_000,
  /** How often a coin is read from the chain, and its page refreshed, while somebody looks. */
  coin: 10_000,
  copySuccess: 2_000,
  successModal: 2_000,
  premiumSuccessModal: 3_000,
  authToast: 4_000,
  listRefreshAfterConnect: 1_000,
  logoutDelay: 500,
  timedStep: 2_000,
  timedStepsDone: 500,
  /** After so much silence from the server, the app offers to do the work on the device. */
  silence: 10_000,
  logTick: {
    creative: 15_000,
    website: 15_000,
    trends: 3_000,
    premium: 30_000,
  },
  logLinesShown: 3,
} as const;

export const upload = {
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 40_000_000,
  /** The app redraws a picture with more pixels at this width before it uploads it. */
  shrunkWidth: 2_048,
} as const;

export const legal = { minimumAge: 18, copyrightYear: 2024 } as const;

/** The estimated total of a launch in SOL, without the hosting fee, which is waived during the beta. */
export const estimatedTotal = (devBuy: number): number =>
  Math.round((money.launchpadFee + devBuy) * 1e9) / 1e9;

/** The four ways the artist can draw a token, in the order they are offered. */
export const imageStyles = ["minimalistic", "cartoon", "realistic", "pixel"] as const;
