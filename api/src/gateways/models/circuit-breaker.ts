import { ModelError, type ModelErrorReason } from "./model-error.ts";

const USUAL_REST = 30_000;
const LONGEST_REST = 120_000;
/** Failures in a row after which a server that does not answer is left alone, so that nobody waits for it in vain. */
const MOST_FAILURES = 2;

/** Lets a server be that has asked for it, or that has kept people waiting for nothing. */
export interface CircuitBreaker {
  /** Throws what it failed of last, while it is left alone. */
  require(): void;
  note(error: ModelError): void;
  clear(): void;
}

export function createCircuitBreaker(clock: () => number): CircuitBreaker {
  let failures = 0;
  let pause: { from: number; until: number; reason: ModelErrorReason } | null = null;
  return {
    require() {
      const now = clock();
      // A clock that was set back must not make a pause longer.
      if (pause && now >= pause.from && now < pause.until) throw new ModelError(pause.reason);
    },
    note({ reason, cooldown }) {
      failures = ["late", "unreachable", "failing"].includes(reason) ? failures + 1 : 0;
      const length = cooldown > 0 ? cooldown : failures >= MOST_FAILURES ? USUAL_REST : 0;
      const from = clock();
      pause = length > 0 ? { from, until: from + Math.min(length, LONGEST_REST), reason } : null;
    },
    clear() {
      failures = 0;
      pause = null;
    },
  };
}
