const KEY = "gemwright.forgetting";

/** Whether a wipe of this device was interrupted or failed. */
export const hasPendingWipe = (): boolean => localStorage.getItem(KEY) !== null;

/** The addresses whose data is to be wiped and may still be here, because a wipe was interrupted or failed. */
export function pendingWipe(): string[] {
  try {
    const pending: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(pending) ? pending.filter((owner) => typeof owner === "string") : [];
  } catch {
    return [];
  }
}

/** Written before the wipe begins, so that the next start can finish it. */
export const requestWipe = (owners: readonly string[]): void => write([...pendingWipe(), ...owners]);

/** The wipe is done, or its owner has signed in again and keeps the data. */
export const finishWipe = (owners: readonly string[]): void =>
  write(pendingWipe().filter((owner) => !owners.includes(owner)));

function write(pending: readonly string[]): void {
  try {
    if (pending.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify([...new Set(pending)]));
  } catch {
    // A browser without room for this list still wipes, but cannot resume an interrupted wipe.
  }
}
