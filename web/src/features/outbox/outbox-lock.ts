/** One tab at a time sends, and reads the list: what is told of a token and what is heard of it never cross. */
const OUTBOX_LOCK = "gemwright.outbox";

export const holdingOutbox = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(OUTBOX_LOCK, work) as Promise<T>;
