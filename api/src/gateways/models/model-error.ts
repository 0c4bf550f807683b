/**
 * Why a model gave no usable answer. `rejected`: the server does not accept the key, the model or the
 * request, which only the operator can fix. `declined`: the model refuses this request.
 */
export type ModelErrorReason =
  | "late"
  | "unreachable"
  | "rejected"
  | "declined"
  | "busy"
  | "failing"
  | "too-long"
  | "unusable";

interface ModelErrorParts {
  /** The HTTP status, where there was one. */
  status?: number;
  /** The server's own message, shortened. For the operator, never for a visitor. */
  detail?: string;
  /** Milliseconds that the server asked us to wait (`Retry-After`). */
  cooldown?: number;
}

/** The only error that models throw. Callers catch it and fall back to the built-in composer. */
export class ModelError extends Error {
  readonly reason: ModelErrorReason;
  readonly status: number | null;
  readonly detail: string;
  readonly cooldown: number;

  constructor(reason: ModelErrorReason, { status, detail = "", cooldown = 0 }: ModelErrorParts = {}) {
    super(`the model gave nothing: ${reason}${status === undefined ? "" : ` (${status})`}`);
    this.name = "ModelError";
    this.reason = reason;
    this.status = status ?? null;
    this.detail = detail;
    this.cooldown = cooldown;
  }
}
