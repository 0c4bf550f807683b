import type { ErrorCode } from "#contract/errors.ts";
import type { SavedToken } from "#contract/token.ts";
import type { DeckAndVersion } from "#contract/website.ts";
import { ApiError } from "../../../api-client/api-error.ts";
import type { AppDeps } from "../../../app/deps.ts";
import type { Intent, IntentKind, Intents, SentWords, TokenWords } from "../../../db/intents.ts";
import type { IntentRow } from "../../../db/rows.ts";

/**
 * Everything that the queue, the dialog and the list of tokens need to know of one kind of intent (see intents.ts).
 */
export interface IntentRules<K extends IntentKind> {
  /** A short description of the user's action. */
  describe(payload: Intents[K]): string;
  /** True if the user's own text would be lost with it. Anything else can be requested again in a moment. */
  isWritten: boolean;
  /** Why its token cannot be launched while it is queued; null if it can. */
  holdsLaunch: string | null;
  /**
   * Sends it to the server. It may run again after the server has done it (a crash between the answer and the note of
   * it) and must then end as it ended before. Throws `ApiError`.
   */
  send(deps: AppDeps, payload: Intents[K], post: Post): Promise<Sent>;
  /**
   * The token with this change applied. `shown` is the token with the changes before it, `known` this device's copy
   * of a token that the server no longer has; undefined if there is none.
   */
  overlay?(
    row: IntentRow<K>,
    shown: SavedToken | undefined,
    known: SavedToken | undefined,
  ): SavedToken | undefined;
  /** The payload rebased on what the server has taken; null if it was made on top of something else. */
  rebase?(payload: Intents[K], taken: Taken): Rebased<K> | null;
  /** What remains after taking it back, given the rows queued after it. */
  undo?(row: IntentRow<K>, later: readonly IntentRow[]): Undone;
  /** The token that it hides, which is shown again if it fails or is taken back. */
  restore?(payload: Intents[K]): SavedToken | undefined;
  /**
   * The intent for a token that was recreated under another id. Null: the recreation makes it needless, or it is not
   * about a token.
   */
  moveTo: ((payload: Intents[K], token: SavedToken) => Intent<K>) | null;
  /** Both changes as one if this one was made on top of `before`; null if it was made on top of something else. */
  join?(payload: Intents[K], before: Intents[IntentKind]): Intents[K] | null;
  /** True if joined changes cancel each other out. */
  changesNothing?(payload: Intents[K]): boolean;
  /** Updates an open screen after it was taken back or given up. */
  dropped?(payload: Intents[K]): void;
  /** If set, it replaces all rows that are queued for its token. Returns its payload then. */
  takeOver?(payload: Intents[K], replaced: readonly IntentRow[]): Intents[K];
  /** The question to ask if both sides changed the token. */
  conflict?: Conflict<K>;
  /** True if it creates its token: until it is sent, the server has no such token. */
  createsToken?: true;
  /** The error codes after which the server refuses it however often it is sent. */
  finalErrors?: readonly ErrorCode[];
  /** The form, or the website in the editor, where the user can change it after a refusal; null if there is none. */
  formOf?(row: IntentRow<K>): "wizard" | "automation" | { websiteId: string } | null;
}

interface Conflict<K extends IntentKind> {
  sentence: string;
  /** This device's version of the token. */
  mine(payload: Intents[K]): TokenWords & Partial<SavedToken>;
  /** This device's version as a change of theirs. */
  onto(payload: Intents[K], theirs: SavedToken): Intents[K];
  keepMine: string;
  takeTheirs: string;
  isDanger: boolean;
}

export interface Post {
  owner: string;
  /** The idempotency key: a request that is sent twice happens once. */
  key: string;
}

/** `part` names one of several requests of the same intent. */
export const keyed = ({ key }: Post, part = "") => ({ headers: { "Idempotency-Key": key + part } });

export interface Sent {
  /** The answer for the caller who waits for it. */
  answer?: unknown;
  /** The server's token now, and the words that were sent. */
  token?: { now: SavedToken; sent: SentWords };
  /** A deleted token, and how this device saw it before. */
  gone?: { id: string; seen: SavedToken | undefined };
}

/** The server took any of these `words` on top of version `from`; its version is `to` now. */
export interface Taken {
  words: readonly TokenWords[];
  from: number;
  to: number;
}

export interface Rebased<K extends IntentKind> {
  payload: Intents[K];
  /** The words that later rows may be made on top of instead. */
  words?: TokenWords;
}

export interface Undone {
  /** The words that the token gets back. */
  words?: TokenWords;
  /** The later row whose base has changed. */
  later?: { seq: number; payload: Intents[IntentKind] };
}

/** The website's deck as the server has it, where it refused a change since the website was changed elsewhere. */
export function conflictingDeck(error: unknown): DeckAndVersion | null {
  if (!(error instanceof ApiError && error.code === "deck_conflict")) return null;
  const { deck, version } = error.body as DeckAndVersion;
  return { deck, version };
}
