/**
 * Runs `work` while no other tab does the same: launches this token, or claims this wallet's fees. Resolves with null,
 * at once, if another tab does.
 */
export const withLaunchLock = <T>(what: string, work: () => Promise<T>): Promise<T | null> =>
  navigator.locks.request(`gemwright.launch.${what}`, { ifAvailable: true }, (lock) =>
    lock ? work() : null,
  );
