import type { ContactMessage } from "#contract/contact.ts";

export interface TokenWords {
  name: string;
  ticker: string;
  narrative: string;
}

export const sameWords = (one: TokenWords, other: TokenWords): boolean =>
  one.name === other.name && one.ticker === other.ticker && one.narrative === other.narrative;

/**
 * What a person did on this device and the server has yet to hear. A payload whose shape changes gets the next number,
 * and rows of the old number stay readable: they may be years old.
 */
export interface Intents {
  /** `base` is what the words were before, `version` the server's number of that. */
  "edit-token@1": { id: string; words: TokenWords; base: TokenWords; version: number };
  "delete-token@1": { id: string; name: string };
  "send-message@1": ContactMessage;
}

export type IntentKind = keyof Intents;

/** An intent of one kind, with whom it is about: what is about the same is sent in the order it was done in. */
export type Intent = { [K in IntentKind]: { kind: K; entity: string; payload: Intents[K] } }[IntentKind];
