export const OWED = "gemwright.forgetting";

/** Whether a wipe of this device was cut short, or failed. */
export const hasPendingWipe = (): boolean => localStorage.getItem(OWED) !== null;
