/** The names that page and service worker share: the sync tag, and the message that it is time to send. */
export const backgroundSync = { tag: "outbox", message: "SEND_WHAT_WAITS" } as const;
