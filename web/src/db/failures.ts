interface Named {
  name?: string;
  inner?: Named | null;
  failures?: Named[];
}

const nameOf = (error: unknown): string => ((error ?? {}) as Named).name ?? "";

/** Dexie's own form of it, an aborted transaction with the cause inside, and the plain one. */
export function isFull(error: unknown): boolean {
  const { inner, failures = [] } = (error ?? {}) as Named;
  return nameOf(error) === "QuotaExceededError" || isWithin(inner) || failures.some(isWithin);
}

const isWithin = (cause: Named | null | undefined): boolean => cause != null && isFull(cause);

const LOST = new Set(["UnknownError", "InvalidStateError", "DatabaseClosedError", "AbortError"]);

/** Safari drops its connection now and then; Chromium when its storage was closed by force or crashed. */
export const isLost = (error: unknown): boolean => LOST.has(nameOf(error)) && !isFull(error);
