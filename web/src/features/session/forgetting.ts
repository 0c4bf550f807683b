const KEY = "gemwright.forgetting";

/** Whether a wipe of this device was cut short, or failed. */
export const hasPendingWipe = (): boolean => localStorage.getItem(KEY) !== null;

/** The addresses whose data this device was told to forget and may still have: a wipe can be cut short, or fail. */
export function pendingWipe(): string[] {
  try {
    const pending: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(pending) ? pending.filter((owner) => typeof owner === "string") : [];
  } catch {
    return [];
  }
}

/** Written before the wipe begins, so that the next start ends it. */
export const requestWipe = (owners: readonly string[]): void => write([...pendingWipe(), ...owners]);

/** It is done; or its owner is here again, and what the device has is theirs to keep. */
export const finishWipe = (owners: readonly string[]): void =>
  write(pendingWipe().filter((owner) => !owners.includes(owner)));

function write(pending: readonly string[]): void {
  try {
    if (pending.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify([...new Set(pending)]));
  } catch {
    // A browser without room for it still wipes; it only cannot take up what was cut short.
  }
}
