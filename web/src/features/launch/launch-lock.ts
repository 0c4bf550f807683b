/** One tab at a time works on a token's launch. Resolves with null, at once, when another tab does. */
export const withLaunchLock = <T>(tokenId: string, work: () => Promise<T>): Promise<T | null> =>
  navigator.locks.request(`gemwright.launch.${tokenId}`, { ifAvailable: true }, (lock) =>
    lock ? work() : null,
  );
