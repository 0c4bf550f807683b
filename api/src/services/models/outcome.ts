import { CodedError, type ErrorCode } from "#contract/errors.ts";
import type { NoticeCause } from "#contract/generation.ts";
import type { ServerDeps } from "../../deps.ts";
import { ModelError } from "../../gateways/models/model-error.ts";

/** What a model made, or why it made nothing. Both null: no model was asked. */
export type Outcome<T> = { value: T; cause: null } | { value: null; cause: NoticeCause | null };

export const unasked: Outcome<never> = { value: null, cause: null };

/** Refusals that a person's own words would get too. */
const refusals: ReadonlySet<ErrorCode> = new Set(["idea_refused", "words_ask_for_secrets"]);

/** Logs for the operator why a model failed; the built-in composer takes over. */
export function reportFailure(
  { log }: Pick<ServerDeps, "log">,
  kind: "text" | "images",
  error: unknown,
): Outcome<never> {
  if (error instanceof CodedError && refusals.has(error.code)) {
    log.warn({ model: kind, reason: error.code }, "a model wrote what may not be said here");
    return { value: null, cause: "unfit" };
  }
  if (!(error instanceof ModelError)) {
    log.error({ err: error, model: kind }, "a model failed in an unexpected way");
    return { value: null, cause: "failing" };
  }
  const { reason, status, detail } = error;
  log.warn({ model: kind, reason, status, detail: detail.slice(0, 300) }, "a model gave nothing");
  return { value: null, cause: reason };
}
