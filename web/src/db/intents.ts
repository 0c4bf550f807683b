import type { ContactMessage } from "#contract/contact.ts";
import type { Deck } from "#contract/deck.ts";
import type { SocialLinks } from "#contract/primitives.ts";
import type { SavedToken } from "#contract/token.ts";
import type { EditableWebsite, TemplateId } from "#contract/website.ts";

export interface TokenWords {
  name: string;
  ticker: string;
  narrative: string;
}

/** A token's words as they go to the server, and the version that they replace there. */
export interface SentWords extends TokenWords {
  version: number;
}

export const sameWords = (one: TokenWords, other: TokenWords): boolean =>
  one.name === other.name && one.ticker === other.ticker && one.narrative === other.narrative;

/** Compares without regard to the order of keys: the server writes them in another order. */
export const sameDeck = (one: Deck, other: Deck): boolean => one === other || sorted(one) === sorted(other);

const sorted = (deck: Deck): string =>
  JSON.stringify(deck, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** A picture's file. */
export interface SentPicture {
  type: string;
  bytes: ArrayBuffer;
}

/** A requested website for a token. */
export interface WebsiteRequest {
  tokenId: string;
  /** The token's, to speak of it. */
  name: string;
  subdomain: string;
  /** Whether the subdomain was typed, so that no other may take its place. */
  typed: boolean;
  domain: string;
  template: TemplateId;
  designPrompt: string | null;
  social: SocialLinks;
}

/** The website that a token is to have once it is launched. */
export interface AutomationRequest {
  tokenId: string;
  /** The token's, to speak of it. */
  name: string;
  website: { subdomain: string; domain: string; template_id: TemplateId };
}

/**
 * A user's change that is stored on this device until the server has it. If a payload's shape changes, its kind gets
 * the next number, and rows of the old number stay readable: they may be years old.
 */
export interface Intents {
  /**
   * `shown` is the token as this device shows it until the server has it; `metadata` is the recipe of its
   * composition, as JSON.
   */
  "create-token@1": {
    shown: SavedToken;
    logo: SentPicture;
    banner: SentPicture | null;
    generateBanner: boolean;
    metadata: string | null;
  };
  "make-website@1": WebsiteRequest;
  "configure-automation@1": AutomationRequest;
  /** `base` are the words before the edit, `version` the server's version of those. */
  "edit-token@1": { id: string; words: TokenWords; base: TokenWords; version: number };
  /**
   * `seen` is the token as the person who deletes it saw it: the person is asked first if it has changed elsewhere since.
   * `ours` are words that were typed here and may have arrived, so they are no change from elsewhere. `anyVersion` marks a
   * deletion that kept no version: it deletes the token whatever it has become.
   */
  "delete-token@2": { seen: SavedToken; ours?: TokenWords[]; anyVersion?: boolean };
  /** `site` has the deck before the change and the server's version of that; `deck` takes its place. */
  "change-deck@1": { websiteId: string; site: EditableWebsite; deck: Deck };
  "send-message@1": ContactMessage;
}

export type IntentKind = keyof Intents;

/** An intent and its subject (`entity`). Intents with the same subject are sent in the order they were made in. */
export type Intent<K extends IntentKind = IntentKind> = {
  [P in K]: { kind: P; entity: string; payload: Intents[P] };
}[K];
