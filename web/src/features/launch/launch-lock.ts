const lockOf = (what: string): string => `gemwright.launch.${what}`;

/**
 * Runs `work` while no other tab does the same: launches this token, or claims this wallet's fees. Resolves with null,
 * at once, if another tab does.
 */
export const withLaunchLock = <T>(what: string, work: () => Promise<T>): Promise<T | null> =>
  navigator.locks.request(lockOf(what), { ifAvailable: true }, (lock) => (lock ? work() : null));

/** The same, but waits until a tab that does it ends, or is closed. */
export const afterLaunchLock = <T>(what: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(lockOf(what), work) as Promise<T>;
