import { type Collection, Dexie } from "dexie";
import type { SavedToken } from "#contract/token.ts";
import type { Database } from "./database.ts";
import type { TokenWords } from "./intents.ts";
import { readRow, readRows } from "./readable.ts";
import type { TokenRow } from "./rows.ts";

/** Large fields that an older server or cache may have sent. They are never stored on the device. */
const BULKY = ["raw_data", "generation_metadata", "full_response"] as const;

/** A token as the device stores it. */
export function toRow(owner: string, token: SavedToken): TokenRow {
  const lean: SavedToken & { [F in (typeof BULKY)[number]]?: unknown } = { ...token };
  for (const field of BULKY) delete lean[field];
  return { owner, id: token.id, created_at: token.created_at, token: lean };
}

/** The stored tokens. An old version of the app may have written rows that are none: those are left out. */
export const fromRows = (rows: readonly TokenRow[]): SavedToken[] =>
  rows
    .map(({ token }) => token)
    .filter((token) =>
      [token?.id, token?.name, token?.ticker, token?.narrative].every((text) => typeof text === "string"),
    );

/** A token that only this device has, made at `now` (in ms); the caller gives it its id. */
export function toUnsaved(
  { name, ticker, narrative }: TokenWords,
  image_url: string | null,
  banner_url: string | null,
  now: number,
): Omit<SavedToken, "id"> {
  const at = new Date(now).toISOString();
  return {
    name,
    ticker,
    narrative,
    image_url,
    banner_url,
    origin: "GENERATED",
    mint_address: null,
    website_url: null,
    website_status: null,
    created_at: at,
    updated_at: at,
    session_id: null,
    version: 1,
  };
}

export const tokensOf = (db: Database, owner: string) =>
  db.tokens.where("[owner+created_at]").between([owner, Dexie.minKey], [owner, Dexie.maxKey]);

export async function readToken(db: Database, owner: string, id: string): Promise<SavedToken | undefined> {
  const row = await readRow(db, db.tokens, [owner, id]);
  return row && fromRows([row])[0];
}

/** The tokens of a range. Rows that cannot be read are left out until the next list brings them again. */
export async function readRange(
  db: Database,
  range: () => Collection<TokenRow, [string, string]>,
): Promise<SavedToken[]> {
  const { rows } = await readRows(db, db.tokens, range);
  return fromRows(rows);
}

/** All tokens of an owner, newest first. */
export const readTokens = (db: Database, owner: string): Promise<SavedToken[]> =>
  readRange(db, () => tokensOf(db, owner).reverse());
