/** What page and service worker call it: the wish to be woken, and the word that it is time. */
export const backgroundSync = { tag: "outbox", message: "SEND_WHAT_WAITS" } as const;
