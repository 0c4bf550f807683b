import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../../app/deps.ts";
import type { Intent, IntentKind, Intents, SentWords, TokenWords } from "../../../db/intents.ts";
import type { IntentRow } from "../../../db/rows.ts";

/**
 * All that the queue, the dialog and the list of tokens know of one kind of intent. A kind is a file beside this one and
 * a line of the table in intents.ts.
 */
export interface IntentRules<K extends IntentKind> {
  /** What the person did, in a few words. */
  describe(payload: Intents[K]): string;
  /** Whether the person wrote something that would be lost with it; anything else is asked for again in a moment. */
  isWritten: boolean;
  /** Why its token cannot be launched while it is queued; null where it can. */
  holdsLaunch: string | null;
  /**
   * Tells the server. May run again after it has happened (a crash between the answer and the note of it) and then ends
   * as it ended. Throws `ApiError`.
   */
  send(deps: AppDeps, payload: Intents[K], post: Post): Promise<Sent>;
  /**
   * The token as it will be once the server has heard this. `shown` is what stands before it in the list, `known` what the
   * device has of a token that is gone on the server; undefined where there is no such token.
   */
  overlay?(
    row: IntentRow<K>,
    shown: SavedToken | undefined,
    known: SavedToken | undefined,
  ): SavedToken | undefined;
  /** The payload on top of what the server has taken; null where it was not done on top of that. */
  rebase?(payload: Intents[K], taken: Taken): Rebased<K> | null;
  /** What taking it back leaves, given the rows queued after it. */
  undo?(row: IntentRow<K>, later: readonly IntentRow[]): Undone;
  /** The token that it hides, which is shown again where it comes to nothing. */
  restore?(payload: Intents[K]): SavedToken | undefined;
  /** The same for a token that was recreated under another id. */
  moveTo?(payload: Intents[K], token: SavedToken): Intent<K>;
  /** Makes it take the place of all rows that are queued about its token, and gives its payload then. */
  takeOver?(payload: Intents[K], replaced: readonly IntentRow[]): Intents[K];
  /** The question where both sides changed the token. */
  conflict?: Conflict<K>;
  /** Where a website that the server refused is changed. */
  changedIn?: "wizard" | "automation";
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
  /** Names the intent to the server: what was sent twice happens once. */
  key: string;
}

/** `part` names one of several requests of the same intent. */
export const keyed = ({ key }: Post, part = "") => ({ headers: { "Idempotency-Key": key + part } });

export interface Sent {
  /** For the person who waits for it. */
  answer?: unknown;
  /** The token as the server has it now, and the words that were sent. */
  token?: { now: SavedToken; sent: SentWords };
  /** A token that is deleted, and how it was seen here before. */
  gone?: { id: string; seen: SavedToken | undefined };
}

/** What the server has taken: any of these `words` over version `from`; they are its version `to` now. */
export interface Taken {
  words: readonly TokenWords[];
  from: number;
  to: number;
}

export interface Rebased<K extends IntentKind> {
  payload: Intents[K];
  /** What later rows may be on top of instead. */
  words?: TokenWords;
}

export interface Undone {
  /** The words that the token has again. */
  words?: TokenWords;
  /** The later row that stands on something else now. */
  later?: { seq: number; payload: Intents[IntentKind] };
}
