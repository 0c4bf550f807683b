import { lists } from "#contract/limits.ts";
import { countTokens, type SavedToken, type TokenStats } from "#contract/token.ts";
import type { Database } from "./database.ts";
import { isLost } from "./failures.ts";
import { removeImages } from "./images.ts";
import { reading, readRows } from "./readable.ts";
import type { ListRow, TokenRow } from "./rows.ts";
import { readStats, recount } from "./stats.ts";
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

/** How many rows are written in one go: the screen waits for no more. */
const SLICE = 500;

/**
 * Puts a whole list in place of what was known; rows and pictures of what the server no longer has go. It is
 * written in slices, newest first, with a `pause` between them; one that is cut short is read anew, since its
 * time comes last.
 */
export async function replaceTokens(
  db: Database,
  owner: string,
  tokens: readonly SavedToken[],
  fetchedAt: number,
  cursor: string | null,
  pause: () => Promise<void> = async () => {},
): Promise<void> {
  const stats = countTokens(tokens);
  for (let from = 0; from < tokens.length; from += SLICE) {
    if (from > 0) await pause();
    const slice = tokens.slice(from, from + SLICE);
    await db.transaction("rw", db.tokens, db.stats, async () => {
      await db.tokens.bulkPut(slice.map((token) => rowOf(owner, token)));
      if (from === 0) await db.stats.put({ owner, stats, fetchedAt: 0 });
    });
  }
  await db.transaction("rw", db.tokens, db.lists, db.stats, db.images, async () => {
    const kept = new Set(tokens.map(({ id }) => id));
    const gone = (await tokensOf(db, owner).primaryKeys()).filter(([, id]) => !kept.has(id));
    await db.tokens.bulkDelete(gone);
    await removeImages(
      db,
      owner,
      gone.map(([, id]) => id),
    );
    await db.lists.put({ owner, fetchedAt, wholeAt: fetchedAt, cursor });
    await db.stats.put({ owner, stats, fetchedAt });
  });
}

interface ListChanges {
  tokens: readonly SavedToken[];
  removed: readonly string[];
  cursor: string;
}

/** Puts what changed of a list on top of what was known: the other rows are neither read nor written. */
export async function changeTokens(
  db: Database,
  list: ListRow,
  { tokens, removed, cursor }: ListChanges,
  fetchedAt: number,
): Promise<void> {
  const { owner } = list;
  const keys = [...tokens.map(({ id }) => id), ...removed].map((id): [string, string] => [owner, id]);
  // Read before the transaction: one that writes must read no row that may have been lost.
  const { rows } = await readRows(db, db.tokens, () => db.tokens.where("[owner+id]").anyOf(keys));
  const stats = { ...(await readStats(db, owner)) };
  const [less, more] = [countTokens(rows.map(({ token }) => token)), countTokens(tokens)];
  for (const kind of Object.keys(stats) as (keyof TokenStats)[]) stats[kind] += more[kind] - less[kind];
  await db.transaction("rw", db.tokens, db.lists, db.stats, db.images, async () => {
    await db.tokens.bulkPut(tokens.map((token) => rowOf(owner, token)));
    await db.tokens.bulkDelete(removed.map((id): [string, string] => [owner, id]));
    await removeImages(db, owner, removed);
    await db.lists.put({ ...list, fetchedAt, cursor });
    await db.stats.put({ owner, stats, fetchedAt });
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
