/**
 * Why a model gave nothing that can be used. `rejected`: it does not take its key, its name or the request, which the
 * operator alone can mend. `declined`: it will not do this one.
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
  /** What the server said, shortened: for the operator's eyes, never for a visitor's. */
  detail?: string;
  /** Milliseconds that the server asks to be left alone for. */
  cooldown?: number;
}

/** Thrown by models, whatever went wrong; caught by those who have a built-in composer to fall back on. */
export class ModelError extends Error {
  readonly reason: ModelErrorReason;
  readonly status: number | null;
  readonly detail: string;
  readonly cooldown: number;

  constructor(reason: ModelErrorReason, { status, detail = "", cooldown = 0 }: ModelErrorParts = {}) {
    super(`the model gave nothing: ${reason}${status === undefined ? "" : ` (${status})`}`);
    this.name = "ModelFault";
    this.reason = reason;
    this.status = status ?? null;
    this.detail = detail;
    this.cooldown = cooldown;
  }
}
