/** Runs `work` while no other tab launches the same token. Resolves with null, at once, if another tab does. */
export const withLaunchLock = <T>(tokenId: string, work: () => Promise<T>): Promise<T | null> =>
  navigator.locks.request(`gemwright.launch.${tokenId}`, { ifAvailable: true }, (lock) =>
    lock ? work() : null,
  );
