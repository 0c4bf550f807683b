import { CodedError, type ErrorCode } from "#contract/errors.ts";
import type { NoticeCause } from "#contract/notices.ts";
import type { ServerDeps } from "../../deps.ts";
import { ModelError } from "../../gateways/models/model-error.ts";

/** What a model made; where it made nothing, why. Neither: there is no model to ask. */
export type Outcome<T> = { value: T; cause: null } | { value: null; cause: NoticeCause | null };

export const unasked: Outcome<never> = { value: null, cause: null };

/** What a person would hear of the same words. */
const refusals: ReadonlySet<ErrorCode> = new Set(["idea_refused", "words_ask_for_secrets"]);

/** A failure of whatever kind ends in the built-in composer; the operator reads in the log what it was. */
export function failed(
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
