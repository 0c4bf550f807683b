interface Named {
  name?: string;
  inner?: Named | null;
  failures?: Named[];
}

const nameOf = (error: unknown): string => ((error ?? {}) as Named).name ?? "";

/** Dexie reports it either as an aborted transaction with the cause inside, or as the plain error. */
export function isFull(error: unknown): boolean {
  const { inner, failures = [] } = (error ?? {}) as Named;
  return nameOf(error) === "QuotaExceededError" || isWithin(inner) || failures.some(isWithin);
}

const isWithin = (cause: Named | null | undefined): boolean => cause != null && isFull(cause);

const LOST = new Set(["UnknownError", "InvalidStateError", "DatabaseClosedError", "AbortError"]);

/** Safari drops its connection now and then; Chromium does when its storage crashed or was closed by force. */
export const isLost = (error: unknown): boolean => LOST.has(nameOf(error)) && !isFull(error);
