import type { User } from "#contract/auth.ts";
import type { Coin } from "#contract/coin.ts";
import type { SavedToken, TokenStats } from "#contract/token.ts";
import type { DeckAndVersion, EditableWebsite } from "#contract/website.ts";
import type { WizardDraft } from "../wizard-draft.ts";
import type { Intent, IntentKind, Intents } from "./intents.ts";

/** A website as the server last had it. What was edited here and not sent is in the outbox. */
export interface SiteRow {
  owner: string;
  websiteId: string;
  site: EditableWebsite;
  fetchedAt: number;
}

export interface TokenRow {
  owner: string;
  id: string;
  created_at: string;
  token: SavedToken;
}

/** When an owner's list was last read from the server, and when it was last read whole (both in ms). */
export interface ListRow {
  owner: string;
  fetchedAt: number;
  wholeAt: number;
  /** The server's cursor at that time (contract/token.ts); null if the next list must be read whole. */
  cursor: string | null;
}

/** The counts of the stats panel. Each write of a token updates them in the same transaction. */
export interface StatsRow {
  owner: string;
  stats: TokenStats;
  fetchedAt: number;
}

/** A token's picture as the server sent it from `url`. */
export interface ImageRow {
  owner: string;
  key: ImageKey;
  url: string;
  type: string;
  bytes: ArrayBuffer;
  fetchedAt: number;
}

export type PictureKind = "logo" | "banner";
export type ImageKey = `${string}_${PictureKind}`;

export interface ProfileRow {
  owner: string;
  user: User;
}

/** A launched token as the server last answered it. Everybody may see it, so it has no owner. */
export interface CoinRow {
  mint: string;
  coin: Coin;
  fetchedAt: number;
}

/** A wizard's draft. */
export interface DraftRow {
  owner: string;
  /** The draft's id: its token's once that is saved, else a UUID (or one of an earlier version: drafts.ts). */
  subject: string;
  draft: WizardDraft;
  savedAt: number;
}

/** The picture of a token that is typed in by hand, as it was chosen. */
export interface DraftImageRow {
  /** The owner's address, a space and the draft's id (draft-image.ts). */
  owner: string;
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

/**
 * How far a launch is; each stage is written before the step happens. `opened`: the mint key exists. `signing`: the
 * wallet is asked; if it refuses, the launch is `opened` again. `sending`: the signed bytes go out. `landed`: the
 * chain has them. `confirmed`: the server agreed. `failed`: the chain refused them or they expired.
 */
export type LaunchStage = "opened" | "signing" | "sending" | "landed" | "confirmed" | "failed";

/** One token's launch. Logging out does not delete it until it is resolved. */
export interface LaunchRow {
  tokenId: string;
  owner: string;
  tokenName: string;
  stage: LaunchStage;
  mint: string;
  /**
   * The mint's secret key, encrypted with a key of this device that cannot be exported; null once the launch is
   * confirmed.
   */
  sealed: SealedSecret | null;
  devBuy: number;
  signature: string | null;
  /** The fully signed transaction; the same bytes can be sent again. */
  wire: Uint8Array | null;
  blockhash: string | null;
  /** The chain's slot once the transaction was built. */
  slot: number | null;
  /** Names the attempt to the server. */
  preparedAt: string | null;
  reason: string | null;
  at: number;
}

export interface SealedSecret {
  iv: Uint8Array;
  bytes: ArrayBuffer;
}

/** The fields of every row in the outbox. Rows are never deleted to make room. */
interface Queued {
  /** Its place in the queue. */
  seq: number;
  owner: string;
  /** What it is about: rows about the same are sent in the order they were done in. */
  entity: string;
  /** Names it to the server, so that what is sent twice happens once. */
  key: string;
  state: "waiting" | "parked";
  attempts: number;
  /** Whether a request with it has ever gone out: the server may have it then, whatever was answered. */
  wasSent?: boolean;
  /** How often the server failed at it. */
  faults?: number;
  /** In ms: not sent before. */
  notBefore: number;
  createdAt: number;
  /** Why it is parked; `theirs` and `theirDeck` where both sides changed the same. */
  failure: {
    sentence: string;
    code: string | null;
    theirs: SavedToken | null;
    theirDeck?: DeckAndVersion;
  } | null;
  /** The rows whose place a deletion took: they are restored if it is undone. */
  displaced?: readonly Omit<StoredRow, "displaced">[];
}

/** A row as the database holds it, written by any version of the app. */
export interface StoredRow extends Queued {
  kind: string;
  payload: unknown;
}

/** An intent of this version in the queue. */
export type IntentRow<K extends IntentKind = IntentKind> = {
  [P in K]: Queued & { kind: P; payload: Intents[P] };
}[K];

/** An intent before it has its place. */
export type NewRow = Omit<Queued, "seq"> & Intent;

/** What this version cannot send: the device has lost its bytes, or a newer version of the app wrote it. */
export type ForeignRow = Queued &
  ({ kind: "unreadable"; payload: object } | { kind: "newer"; payload: { kind: string } });

export type OutboxRow = IntentRow | ForeignRow;
export type Failure = NonNullable<Queued["failure"]>;
