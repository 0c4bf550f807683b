import type { EndpointName } from "#contract/endpoints.ts";
import { decodingRule } from "../../gateways/images/images.ts";
import type { Metrics } from "../../metrics.ts";
import { createPlaces, type PlaceRule, type Places } from "../../places.ts";
import type { LimitClass } from "./policies.ts";

/** The kinds of work that have places, with how many of them there are. */
export const placeRules = {
  /** Composing and drawing. A model may take minutes, and needs none of this machine meanwhile. */
  compose: { all: 24, each: 1, waiting: 60, waitingEach: 20 },
  /** A page and its pictures, written and published. */
  site: { all: 24, each: 1, waiting: 60, waitingEach: 20 },
  /** Apart from sites, which a model may write for minutes. */
  edit: { all: 24, each: 1, waiting: 60, waitingEach: 20 },
  /** Bodies with pictures, from their first byte to their answer. Those that wait are not read yet. */
  upload: { all: 300, each: 3, waiting: 600, waitingEach: 17 },
  /** What others' servers send, of up to 10 MB, for up to half a minute. */
  fetch: { all: 12, each: 2, waiting: 24, waitingEach: 6 },
  /** Within an upload, an import or a model's picture. */
  decode: decodingRule,
  archive: { all: 2, each: 1, waiting: 20, waitingEach: 4 },
  /** Answers of the chain's node, of up to 1 MB. */
  relay: { all: 20, each: 4, waiting: 200, waitingEach: 40 },
  trade: { all: 40, each: 4, waiting: 40, waitingEach: 8 },
  /** Reading a coin from the chain's node, in up to 24 calls. A page of cards asks for ten at once. */
  coin: { all: 8, each: 2, waiting: 60, waitingEach: 20 },
  /** What waits for the chain's node. */
  launch: { all: 40, each: 2, waiting: 40, waitingEach: 8 },
} as const satisfies Record<string, PlaceRule>;

export type PlaceName = keyof typeof placeRules;

const placeNames = Object.keys(placeRules) as PlaceName[];

const byName = <T>(read: (name: PlaceName) => T): Record<PlaceName, T> =>
  Object.fromEntries(placeNames.map((name) => [name, read(name)])) as Record<PlaceName, T>;

/** The server's places, which the metrics watch. */
export function createAllPlaces(metrics: Metrics): Record<PlaceName, Places> {
  const places = byName((name) => createPlaces(placeRules[name], () => metrics.countTurnedAway(name)));
  const running = () => byName((name) => places[name].running());
  const waiting = () => byName((name) => places[name].waiting());
  metrics.watchEach("places_running", "Expensive works in progress.", "place", running);
  metrics.watchEach("places_waiting", "Expensive works that wait for a place.", "place", waiting);
  return places;
}

/** What a request may use of the server. */
export interface CostClass {
  /** How often it may be asked for. */
  limit: LimitClass;
  /** How many of them run at a time; null for work of a few milliseconds. */
  place: PlaceName | null;
}

const cost = (limit: LimitClass, place: PlaceName | null = null): CostClass => ({ limit, place });

export const costClasses = {
  /** Rows found by an index, up to one page of a list. */
  read: cost("read"),
  /** One commit. */
  write: cost("write"),
  /** A rename draws the banner and writes the live page again; a deck may be long to screen. */
  edit: cost("write", "edit"),
  refusal: cost("write"),
  sign_in: cost("sign_in"),
  refresh: cost("refresh"),
  message: cost("message"),
  compose: cost("make", "compose"),
  upload: cost("make", "upload"),
  fetch: cost("make", "fetch"),
  site: cost("make", "site"),
  archive: cost("make", "archive"),
  relay: cost("chain", "relay"),
  trade: cost("trade", "trade"),
  /** Answered from memory; the chain is asked in places of its own, once for all who ask. */
  coin: cost("coin"),
  launch: cost("write", "launch"),
} as const satisfies Record<string, CostClass>;

export type CostName = keyof typeof costClasses;

/** Every endpoint's class. An endpoint without one does not compile. */
export const costs: Readonly<Record<EndpointName, CostName>> = {
  getConfig: "read",

  createChallenge: "sign_in",
  walletSignIn: "sign_in",
  refreshSession: "refresh",
  getMe: "read",
  changeProfile: "write",
  logout: "write",
  listSessions: "read",
  revokeSession: "write",
  signup: "refusal",
  login: "refusal",
  google: "refusal",
  googleExchange: "refusal",
  verifyEmail: "refusal",
  sendVerificationCode: "refusal",
  listWallets: "read",
  unlinkWallet: "write",
  createLaunchpadAccount: "write",
  getLaunchpadAccount: "read",

  listTokens: "read",
  getToken: "read",
  getTokenDetails: "read",
  getMemeKit: "read",
  changeToken: "edit",
  deleteToken: "write",
  creativeGenerate: "compose",
  trendGenerate: "compose",
  remakeArt: "compose",
  drawCast: "compose",
  createToken: "upload",
  createDraft: "write",
  previewGeneration: "read",
  followProgress: "read",
  checkDuplicate: "read",
  importToken: "fetch",
  readPicture: "fetch",

  readCoin: "coin",
  listGallery: "read",
  chainRpc: "relay",
  tradeLocal: "trade",
  readReadiness: "read",
  prepareTransaction: "launch",
  releaseTransaction: "launch",
  confirmTransaction: "launch",

  generateWebsite: "site",
  generatePremiumWebsite: "site",
  previewWebsite: "site",
  deployWebsite: "site",
  deployTokenWebsite: "site",
  activateAutomation: "site",
  configureAutomation: "site",
  getAutomationStatus: "read",
  connectTwitter: "refusal",
  listDomains: "read",
  checkAvailability: "read",
  getWebsiteStatus: "read",
  getPreview: "read",
  getPreviewContent: "read",
  getDeck: "read",
  putDeck: "edit",
  getArchive: "archive",
  getTemplatePreview: "read",

  submitContact: "message",
  reportAbuse: "message",
};

export const costOf = (name: EndpointName): CostClass => costClasses[costs[name]];
