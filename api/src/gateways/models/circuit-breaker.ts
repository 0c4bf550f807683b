import { ModelError, type ModelErrorReason } from "./model-error.ts";

const USUAL_COOLDOWN = 30_000;
const LONGEST_COOLDOWN = 120_000;
/** Failures in a row that open the circuit, so that nobody waits for a server that does not answer. */
const MOST_FAILURES = 2;

/** Stops calls to a server for a while, when the server asks for it or keeps failing. */
export interface CircuitBreaker {
  /** Throws a `ModelError` with the last error's reason while the circuit is open. */
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
      // A clock that was set back must not keep the circuit open longer.
      if (pause && now >= pause.from && now < pause.until) throw new ModelError(pause.reason);
    },
    note({ reason, cooldown }) {
      failures = ["late", "unreachable", "failing"].includes(reason) ? failures + 1 : 0;
      const length = cooldown > 0 ? cooldown : failures >= MOST_FAILURES ? USUAL_COOLDOWN : 0;
      const from = clock();
      pause = length > 0 ? { from, until: from + Math.min(length, LONGEST_COOLDOWN), reason } : null;
    },
    clear() {
      failures = 0;
      pause = null;
    },
  };
}
