import { lists } from "#contract/limits.ts";
import { countTokens, type SavedToken } from "#contract/token.ts";
import type { Database } from "./database.ts";
import { isLost } from "./failures.ts";
import { removeImages } from "./images.ts";
import { reading } from "./readable.ts";
import type { TokenRow } from "./rows.ts";
import { recount } from "./stats.ts";
import { readRange, readToken, tokensOf } from "./token-rows.ts";

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
    const rows = await tokensOf(db, owner).primaryKeys();
    const known = rows.map(([, id]) => id);
    await db.tokens.bulkDelete(rows);
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

export const putToken = (db: Database, owner: string, token: SavedToken): Promise<void> =>
  mending(db, owner, token.id, async () => {
    const known = await readToken(db, owner, token.id);
    await recount(db, owner, known, token);
    await db.tokens.put(rowOf(owner, token));
  });

export const removeToken = (db: Database, owner: string, id: string): Promise<void> =>
  mending(db, owner, id, async () => {
    const known = await readToken(db, owner, id);
    if (known) await recount(db, owner, known, undefined);
    await db.tokens.delete([owner, id]);
    await removeImages(db, owner, [id]);
  });

/** Writes of a token that read it first, and the counts: where either is lost it is let go, and they are tried again. */
async function mending(db: Database, owner: string, id: string, write: () => Promise<void>): Promise<void> {
  const transact = () => db.transaction("rw", db.tokens, db.stats, db.images, write);
  try {
    await transact();
  } catch (error) {
    if (!isLost(error)) throw error;
    await reading(db, () => db.tokens.get([owner, id])).catch(() => db.tokens.delete([owner, id]));
    // They are made anew of the tokens that are there.
    await db.stats.delete(owner);
    await transact();
  }
}

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
