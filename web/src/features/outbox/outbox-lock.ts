/**
 * Only one tab at a time sends the outbox or refreshes the list, so that an older answer never overwrites a newer
 * change.
 */
const OUTBOX_LOCK = "gemwright.outbox";

export const holdingOutbox = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(OUTBOX_LOCK, work) as Promise<T>;
