import { sentences } from "./sentences.ts";
import { subdomainSentences } from "./subdomain-forms.ts";

/**
 * Every failure the server can answer: code, status and the sentence a person reads.
 * Append only: a code never changes its meaning. `{name}` is filled from the error's context.
 */
export const errorCatalogue = {
  // The request itself
  invalid_json: [400, "The request is not valid JSON."],
  bad_request: [400, "Invalid request. Please check your input."],
  validation_failed: [422, "Validation error. Please check your input."],
  not_found: [404, "Resource not found."],
  method_not_allowed: [405, "This address does not accept that method."],
  payload_too_large: [413, "The request is too large."],
  unsupported_media_type: [415, "The request has the wrong content type."],
  misdirected: [421, "This server does not answer for that host."],
  rate_limited: [429, "Too many requests. Please wait a moment and try again."],
  internal: [500, "Internal server error. Please try again later."],
  not_built: [501, "This part of {product} is not built yet."],
  unavailable: [503, "Service temporarily unavailable. Please try again later."],
  storage_full: [507, "The server has no space left. Please try again later."],
  precondition_stale: [409, "This was changed in the meantime. Please reload and try again."],

  // Idempotency
  idempotency_key_invalid: [400, "An Idempotency-Key is 1 to 128 visible ASCII characters."],
  idempotency_key_reused: [422, "This Idempotency-Key was used with another request."],
  idempotency_in_progress: [409, "The same request is still running."],

  // Auth
  not_signed_in: [401, "Authentication failed. Please log in again."],
  session_expired: [401, "Your session has expired. Please log in again."],
  refresh_reused: [401, "This session was used in two places and has been closed. Please log in again."],
  csrf_failed: [403, "Access denied. You do not have permission to perform this action."],
  forbidden: [403, "Access denied. You do not have permission to perform this action."],
  foreign_user_id: [403, "Access denied. You do not have permission to perform this action."],
  signature_missing: [400, "The message is not signed."],
  signature_wrong: [400, "The signature does not belong to this message and address."],
  challenge_unknown: [400, "This message was not issued by this server. Please connect again."],
  challenge_expired: [400, "This message has expired. Please connect again."],
  challenge_used: [400, "This message was already used. Please connect again."],
  challenge_foreign: [
    400,
    "This message was issued for another address, purpose or host. Please connect again.",
  ],
  wallet_linked_elsewhere: [400, "This wallet is already linked to a different account"],
  email_signup_disabled: [
    403,
    "Email signup is no longer supported. Please connect your wallet to continue.",
  ],
  email_login_disabled: [403, "Email login is no longer supported. Please connect your wallet to continue."],
  google_login_disabled: [
    403,
    "Google login is no longer supported. Please connect your wallet to continue.",
  ],
  email_verification_disabled: [403, "Email verification not available in wallet-only mode"],
  wallet_blocked: [403, "This wallet is blocked here. Please write to support if that is a mistake."],

  // Tokens
  prompt_empty: [422, "Please provide a creative meme idea."],
  token_not_found: [404, "Token not found."],
  session_not_found: [404, "This generation was not found or has expired. Please generate again."],
  version_conflict: [409, "This token was changed elsewhere. Please compare both versions."],
  token_deployed: [409, "A deployed token can no longer be changed."],
  token_launching: [
    409,
    "This token is being launched. If you stopped the launch, it can be changed again in about two minutes.",
  ],
  imported_locked: [422, "An imported token's name, ticker and narrative cannot be edited."],
  token_incomplete: [422, "Please ensure all token fields are filled."],
  invalid_image: [
    422,
    "This file cannot be read as an image. Please choose a PNG, JPEG, WebP, GIF, AVIF or SVG up to 10MB.",
  ],
  picture_unreachable: [422, sentences.tokens.linkedImageMissing],
  duplicate_token: [409, "You already have this token: {name}."],
  generation_failed: [500, "Failed to generate meme. Please try again."],
  id_taken: [409, "This id is already in use."],
  words_ask_for_secrets: [
    422,
    "These words seem to ask visitors for a secret such as a seed phrase, and would be live at once. Please change them.",
  ],
  idea_refused: [422, "This cannot be made here: {reason}"],
  fields_missing: [422, "Please fill in all required fields."],
  mint_not_found: [404, "Token not found"],
  metadata_missing: [422, "Token metadata missing required fields (name or symbol)."],

  // Websites
  website_not_found: [404, "No website found to deploy."],
  preview_not_found: [404, "Failed to load website preview"],
  subdomain_invalid: [422, subdomainSentences.malformed],
  subdomain_reserved: [422, subdomainSentences.reserved],
  subdomain_taken: [409, subdomainSentences.taken],
  domain_unknown: [422, "This domain is not offered here. Please choose another."],
  template_unavailable: [422, "This template is still being made. Please choose another."],
  website_failed: [500, "Failed to generate website. Please try again."],
  website_taken_down: [403, "Access denied. You do not have permission to perform this action."],
  premium_disabled: [403, "Premium websites are coming soon."],
  gallery_off: [404, "There is no gallery on this server."],
  twitter_disabled: [403, "Twitter automation is not available."],
  preview_held: [
    404,
    "This preview is not shown because its words seem to ask visitors for a secret such as a seed phrase. Please change them, or write to support.",
  ],
  deck_conflict: [409, "This website was changed elsewhere. Please compare both versions."],
  website_held: [
    403,
    "The operator has to review this website because its words seem to ask visitors for a secret such as a seed phrase. Change them, or write to support.",
  ],
  website_held_back: [
    403,
    "The operator is holding this website for review ({reason}). Change its words, or write to support.",
  ],
  premium_page: [
    409,
    "A premium website is designed as a whole. To change it, describe it again, or start over from a template.",
  ],

  // Launch
  launch_in_progress: [
    409,
    "This token is already being launched. Please wait for the result from the chain.",
  ],
  launch_not_found: [404, "No launch of this token with that mint was prepared."],
  launch_paused: [
    409,
    "Launches are paused: {reason}. Nothing was spent, and your token is saved. Please try again later, once the operator has checked it.",
  ],
  wallet_not_yours: [403, "Access denied. You do not have permission to perform this action."],
  mint_taken: [409, "This mint address belongs to another token."],
  name_too_long_for_chain: [
    422,
    "The name is longer than the 32 bytes that the launchpad allows. Please shorten it.",
  ],
  chain_unavailable: [503, "Service temporarily unavailable. Please try again later."],
  trading_unavailable: [502, "Service temporarily unavailable. Please try again later."],
  coin_not_found: [404, "The launchpad has no token at this address that trades for SOL."],

  // The operator's command line
  launch_not_public: [404, "No token was launched here with that mint address."],
  block_not_found: [404, "That is not blocked."],
  site_not_found: [404, "There is no website at {host}."],
  message_not_found: [404, "There is no message with that id."],
  site_not_taken_down: [409, "{host} is not taken down."],
  site_not_live: [409, "{host} is not live."],
  user_not_found: [404, "No account has that wallet."],
  website_not_held: [404, "No website with that id is held."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof errorCatalogue;
export type ErrorContext = Readonly<Record<string, string | number>>;

export const errorStatus = (code: ErrorCode): number => errorCatalogue[code][0];

/** The catalogue's sentence with its blanks filled. */
export const errorSentence = (code: ErrorCode, context: ErrorContext = {}): string =>
  fill(errorCatalogue[code][1], context);

/** Replaces each `{blank}` by its value in `context`; a blank without a value stays. */
export const fill = (sentence: string, context: ErrorContext): string =>
  sentence.replace(/\{(\w+)\}/g, (blank, name: string) => String(context[name] ?? blank));

export interface FieldError {
  path: string;
  message: string;
}

/** The error that services throw. It has a code of the catalogue; the sentence follows from the code. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly context: ErrorContext;
  /** Fields for the answer's body, e.g. the current token of a version conflict. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, context: ErrorContext = {}, extra: Readonly<Record<string, unknown>> = {}) {
    super(errorSentence(code, context));
    this.name = "CodedError";
    this.code = code;
    this.context = context;
    this.extra = extra;
  }
}

/** Section 8, "HTTP errors": what a person reads for a failed request. */
const httpSentences = {
  timeout: "Request timed out. Please check your connection and try again.",
  myTokensTimeout: "Loading your tokens took longer than expected. Please refresh the page.",
  network: "Network error. Please check your connection and try again.",
  400: "Invalid request. Please check your input.",
  401: "Authentication failed. Please log in again.",
  403: "Access denied. You do not have permission to perform this action.",
  404: "Resource not found.",
  422: "Validation error. Please check your input.",
  429: "Too many requests. Please wait a moment and try again.",
  500: "Internal server error. Please try again later.",
  gateway: "Service temporarily unavailable. Please try again later.",
  other: "Server error ({status}). Please try again.",
} as const;

export type HttpFailure =
  | { kind: "timeout"; list?: boolean }
  | { kind: "network" }
  | { kind: "status"; status: number; detail?: string };

/**
 * The sentence for a failed request. The specification says for which statuses the server's `detail` replaces
 * it.
 */
export function httpSentence(failure: HttpFailure): string {
  if (failure.kind === "network") return httpSentences.network;
  if (failure.kind === "timeout") return failure.list ? httpSentences.myTokensTimeout : httpSentences.timeout;
  const { status, detail } = failure;
  switch (status) {
    case 401:
    case 403:
    case 429:
    case 500:
      return httpSentences[status];
    case 502:
    case 503:
    case 504:
      return httpSentences.gateway;
    case 400:
    case 404:
    case 422:
      return detail || httpSentences[status];
    default:
      return detail || fill(httpSentences.other, { status });
  }
}

/** Why words are refused. */
export type Refusal = "hate" | "minors" | "violence" | "impersonation" | "promise";

/** What is wrong with the words and what to do next, as the blank of `idea_refused`. */
export const refusalSentences: Readonly<Record<Refusal, string>> = {
  hate: "it reads as hate or a threat against people. Please change the words so that nobody is insulted for who they are, and try again.",
  minors:
    "it reads as sexual content about minors. Please change the words so that only one of the two is left, and try again.",
  violence:
    "it reads as sexual violence. Please change the words so that nobody is hurt or mocked for it, and try again.",
  impersonation:
    "it reads as an offer in the name of a real person or brand. Please change the words so that nothing seems official, endorsed or sold by them; a joke about them is fine.",
  promise:
    "it reads as a promise of profit. Please change the words so that no gain is guaranteed and no risk denied; hoping for the moon is fine.",
};

/** What of a launchpad is not as the app knows it. */
export type LaunchpadChange = "network" | "program" | "settings" | "fees" | "table";

/** Why launches are paused, as the blank of `launch_paused`. */
export const pauseReasons: Readonly<Record<LaunchpadChange, string>> = {
  network: "this app does not know the launchpad's accounts on this network yet",
  program: "the launchpad's program has changed",
  settings: "the launchpad has changed how a token starts",
  fees: "the launchpad has changed its fees",
  table: "the trading service has changed its address table",
};
