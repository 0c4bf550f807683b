import { Dexie } from "dexie";
import type { SavedToken } from "#contract/token.ts";
import type { Database } from "./database.ts";
import type { TokenRow } from "./rows.ts";

/** Bulky fields that an older server or cache may carry; they are never kept on the device. */
const BULKY = ["raw_data", "generation_metadata", "full_response"] as const;

export function strip(token: SavedToken): SavedToken {
  const lean: Record<string, unknown> = { ...token };
  for (const field of BULKY) delete lean[field];
  return lean as SavedToken;
}

const rowOf = (owner: string, token: SavedToken): TokenRow => ({
  owner,
  id: token.id,
  created_at: token.created_at,
  token: strip(token),
});

const allOf = (db: Database, owner: string) =>
  db.tokens.where("[owner+created_at]").between([owner, Dexie.minKey], [owner, Dexie.maxKey]);

/** Puts a whole list in place of what was known; rows the server no longer has go. */
export function replaceTokens(
  db: Database,
  owner: string,
  tokens: readonly SavedToken[],
  fetchedAt: number,
  etag: string | null,
): Promise<void> {
  return db.transaction("rw", db.tokens, db.lists, async () => {
    await allOf(db, owner).delete();
    await db.tokens.bulkPut(tokens.map((token) => rowOf(owner, token)));
    await db.lists.put({ owner, fetchedAt, etag });
  });
}

export const putToken = (db: Database, owner: string, token: SavedToken) =>
  db.tokens.put(rowOf(owner, token));
export const removeToken = (db: Database, owner: string, id: string) => db.tokens.delete([owner, id]);
export const readToken = async (db: Database, owner: string, id: string): Promise<SavedToken | undefined> =>
  (await db.tokens.get([owner, id]))?.token;

/** All tokens of an owner, newest first. */
export const readTokens = async (db: Database, owner: string): Promise<SavedToken[]> =>
  (await allOf(db, owner).reverse().toArray()).map((row) => row.token);
