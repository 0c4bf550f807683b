import { OWED } from "./has-pending-wipe.ts";

/** The addresses whose data this device was told to forget and may still have: a wipe can be cut short, or fail. */
export function pendingWipe(): string[] {
  try {
    const owed: unknown = JSON.parse(localStorage.getItem(OWED) ?? "[]");
    return Array.isArray(owed) ? owed.filter((owner) => typeof owner === "string") : [];
  } catch {
    return [];
  }
}

/** Written before the wipe begins, so that the next start ends it. */
export const requestWipe = (owners: readonly string[]): void => write([...pendingWipe(), ...owners]);

/** It is done; or its owner is here again, and what the device has is theirs to keep. */
export const finishWipe = (owners: readonly string[]): void =>
  write(pendingWipe().filter((owner) => !owners.includes(owner)));

function write(owed: readonly string[]): void {
  try {
    if (owed.length === 0) localStorage.removeItem(OWED);
    else localStorage.setItem(OWED, JSON.stringify([...new Set(owed)]));
  } catch {
    // A browser without room for it still wipes; it only cannot take up what was cut short.
  }
}
