/** Why a fetch failed. `forbidden`: the address is not one that this server connects to. */
export type Reason = "forbidden" | "redirects" | "status" | "too-large" | "late" | "unreachable";

/** Thrown and caught within the fetcher. */
export class OutsideError extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/** A guard's refusal comes back wrapped in the failure of the connection. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof OutsideError) return error.reason;
  return error instanceof Error && error.cause !== undefined ? reasonOf(error.cause) : "unreachable";
}
