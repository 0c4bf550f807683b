import { type ErrorCode, type FieldError, type HttpFailure, httpSentence } from "#contract/errors.ts";
import type { SavedToken } from "#contract/token.ts";

/** A failed call. `sentence` is the catalogue's and can be shown; `detail` is the server's own text. */
export class ApiError extends Error {
  readonly failure: HttpFailure;
  readonly code: ErrorCode | null;
  readonly detail: string | null;
  readonly fields: readonly FieldError[];
  readonly body: unknown;

  constructor(failure: HttpFailure, body: unknown = null) {
    super(httpSentence(failure));
    this.name = "ApiError";
    const content = (body && typeof body === "object" ? body : {}) as Record<string, unknown>;
    this.failure = failure;
    this.body = body;
    this.code = typeof content.code === "string" ? (content.code as ErrorCode) : null;
    this.detail = failure.kind === "status" ? (failure.detail ?? null) : null;
    this.fields = Array.isArray(content.errors) ? (content.errors as FieldError[]) : [];
  }

  get sentence(): string {
    return this.message;
  }

  get status(): number | null {
    return this.failure.kind === "status" ? this.failure.status : null;
  }
}

/** A failure on this device, before anything was sent. Its message is the catalogue's and can be shown. */
export class DeviceError extends Error {
  override readonly name = "DeviceError";
}

/** No answer from our server: no network, no server behind it, or a timeout. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === null || [502, 503, 504].includes(error.status));

/** As `isUnreachable`, but false for a timeout: a slow server may still be doing the work. */
export const isOffline = (error: unknown): boolean =>
  isUnreachable(error) && (error as ApiError).failure.kind !== "timeout";

/** True if the session ended. The client reports that once, so no action shows it again. */
export const isSessionLost = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * The server's `detail` if the specification prefers it, or what this device could not do; else the given sentence.
 */
export const detailOr = (error: unknown, fallback: string): string => {
  if (error instanceof DeviceError) return error.message;
  return (error instanceof ApiError && error.detail) || fallback;
};

/** The sentence to show for anything caught. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError || error instanceof DeviceError ? error.message : fallback;

/** The token as the server has it, where it refused a change since the token was changed elsewhere. */
export const conflictingToken = (error: unknown): SavedToken | null =>
  error instanceof ApiError && error.code === "version_conflict"
    ? ((error.body as { token?: SavedToken }).token ?? null)
    : null;
