import { type Collection, Dexie } from "dexie";
import { lists } from "#contract/limits.ts";
import { countTokens, type SavedToken } from "#contract/token.ts";
import type { Database } from "./database.ts";
import { removeImages } from "./images.ts";
import type { TokenRow } from "./rows.ts";
import { recount } from "./stats.ts";

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

export const tokensOf = (db: Database, owner: string) =>
  db.tokens.where("[owner+created_at]").between([owner, Dexie.minKey], [owner, Dexie.maxKey]);

/** Puts a whole list in place of what was known; rows and pictures of what the server no longer has go. */
export function replaceTokens(
  db: Database,
  owner: string,
  tokens: readonly SavedToken[],
  fetchedAt: number,
  etag: string | null,
): Promise<void> {
  return db.transaction("rw", db.tokens, db.lists, db.stats, db.images, async () => {
    const kept = new Set(tokens.map(({ id }) => id));
    const known = (await tokensOf(db, owner).primaryKeys()).map(([, id]) => id);
    await tokensOf(db, owner).delete();
    await db.tokens.bulkPut(tokens.map((token) => rowOf(owner, token)));
    await removeImages(
      db,
      owner,
      known.filter((id) => !kept.has(id)),
    );
    await db.lists.put({ owner, fetchedAt, etag });
    await db.stats.put({ owner, stats: countTokens(tokens), fetchedAt });
  });
}

export function putToken(db: Database, owner: string, token: SavedToken): Promise<void> {
  return db.transaction("rw", db.tokens, db.stats, async () => {
    const known = await readToken(db, owner, token.id).catch(() => undefined);
    await recount(db, owner, known, token);
    await db.tokens.put(rowOf(owner, token));
  });
}

export function removeToken(db: Database, owner: string, id: string): Promise<void> {
  return db.transaction("rw", db.tokens, db.stats, db.images, async () => {
    const known = await readToken(db, owner, id).catch(() => undefined);
    if (known) await recount(db, owner, known, undefined);
    await db.tokens.delete([owner, id]);
    await removeImages(db, owner, [id]);
  });
}

export const readToken = async (db: Database, owner: string, id: string): Promise<SavedToken | undefined> =>
  (await db.tokens.get([owner, id]))?.token;

/** All tokens of an owner, newest first. */
export const readTokens = (db: Database, owner: string): Promise<SavedToken[]> =>
  readRange(db, () => tokensOf(db, owner).reverse());

/** Their ids, newest first, without the rows. */
export const tokenIds = async (db: Database, owner: string): Promise<string[]> =>
  (await tokensOf(db, owner).reverse().primaryKeys()).map(([, id]) => id);

/** One page of them, by the index: as quick with ten thousand as with ten. Pages that there are not are empty. */
export const readTokenPage = (db: Database, owner: string, page: number): Promise<SavedToken[]> =>
  readRange(db, () =>
    tokensOf(db, owner)
      .reverse()
      .offset((page - 1) * lists.pageSize)
      .limit(lists.pageSize),
  );

/** A row that cannot be read must not hide the others: then each is read by itself. */
async function readRange(
  db: Database,
  range: () => Collection<TokenRow, [string, string]>,
): Promise<SavedToken[]> {
  try {
    return (await range().toArray()).map(({ token }) => token);
  } catch {
    const keys = await range().primaryKeys();
    const rows = await Promise.all(keys.map((key) => db.tokens.get(key).catch(() => undefined)));
    return rows.flatMap((row) => (row ? [row.token] : []));
  }
}
