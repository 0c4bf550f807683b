import { fill } from "./errors.ts";

/** Section 8, "HTTP errors": what a person reads for a failed request. */
const sentences = {
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
  | { kind: "status"; status: number; detail?: string | undefined };

/** The sentence for a failed request; the server's detail counts only where the specification lets it. */
export function httpSentence(failure: HttpFailure): string {
  if (failure.kind === "network") return sentences.network;
  if (failure.kind === "timeout") return failure.list ? sentences.myTokensTimeout : sentences.timeout;
  const { status, detail } = failure;
  switch (status) {
    case 401:
    case 403:
    case 429:
    case 500:
      return sentences[status];
    case 502:
    case 503:
    case 504:
      return sentences.gateway;
    case 400:
    case 404:
    case 422:
      return detail || sentences[status];
    default:
      return detail || fill(sentences.other, { status });
  }
}
