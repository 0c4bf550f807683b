import { lists } from "#contract/limits.ts";
import { countTokens, type SavedToken, type TokenStats } from "#contract/token.ts";
import type { Database } from "./database.ts";
import { isLost } from "./failures.ts";
import { removeImages } from "./images.ts";
import { reading, readRows } from "./readable.ts";
import type { ListRow } from "./rows.ts";
import { readStats, recount } from "./stats.ts";
import { fromRows, readRange, readToken, tokensOf, toRow } from "./token-rows.ts";

/** How many rows one transaction writes; the screen waits for no more than that. */
const SLICE = 500;

/**
 * Replaces the stored list. Rows and pictures that the server no longer has are deleted. It writes in slices, newest
 * first, with a `pause` between them. The time of reading is written last, so a list that is cut short is read again.
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
      await db.tokens.bulkPut(slice.map((token) => toRow(owner, token)));
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

/** Applies a list's changes to the stored list. It neither reads nor writes other rows. */
export async function changeTokens(
  db: Database,
  list: ListRow,
  { tokens, removed, cursor }: ListChanges,
  fetchedAt: number,
): Promise<void> {
  const { owner } = list;
  const keys = [...tokens.map(({ id }) => id), ...removed].map((id): [string, string] => [owner, id]);
  // Read this before the transaction, since one that writes must not read a row that may be lost.
  const { rows } = await readRows(db, db.tokens, () => db.tokens.where("[owner+id]").anyOf(keys));
  const stats = { ...(await readStats(db, owner)) };
  const [less, more] = [countTokens(fromRows(rows)), countTokens(tokens)];
  for (const kind of Object.keys(stats) as (keyof TokenStats)[]) stats[kind] += more[kind] - less[kind];
  await db.transaction("rw", db.tokens, db.lists, db.stats, db.images, async () => {
    await db.tokens.bulkPut(tokens.map((token) => toRow(owner, token)));
    await db.tokens.bulkDelete(removed.map((id): [string, string] => [owner, id]));
    await removeImages(db, owner, removed);
    await db.lists.put({ ...list, fetchedAt, cursor });
    await db.stats.put({ owner, stats, fetchedAt });
  });
}

export const putToken = (db: Database, owner: string, token: SavedToken): Promise<void> =>
  writeOrMend(db, owner, token.id, async () => {
    const known = await readToken(db, owner, token.id);
    await recount(db, owner, known, token);
    await db.tokens.put(toRow(owner, token));
  });

export const removeToken = (db: Database, owner: string, id: string): Promise<void> =>
  writeOrMend(db, owner, id, async () => {
    const known = await readToken(db, owner, id);
    if (known) await recount(db, owner, known, undefined);
    await db.tokens.delete([owner, id]);
    await removeImages(db, owner, [id]);
  });

/** Writes a token and its counts. If a row that it must read is lost, it deletes that row and tries again. */
async function writeOrMend(
  db: Database,
  owner: string,
  id: string,
  write: () => Promise<void>,
): Promise<void> {
  const transact = () => db.transaction("rw", db.tokens, db.stats, db.images, write);
  try {
    await transact();
  } catch (error) {
    if (!isLost(error)) throw error;
    await reading(db, () => db.tokens.get([owner, id])).catch(() => db.tokens.delete([owner, id]));
    // The counts are computed again from the stored tokens.
    await db.stats.delete(owner);
    await transact();
  }
}

/** The ids of an owner's tokens, newest first, without the rows. */
export const tokenIds = async (db: Database, owner: string): Promise<string[]> =>
  (await tokensOf(db, owner).reverse().primaryKeys()).map(([, id]) => id);

/** One page of tokens by the index: as fast with ten thousand as with ten. A page out of range is empty. */
export const readTokenPage = (db: Database, owner: string, page: number): Promise<SavedToken[]> =>
  readRange(db, () =>
    tokensOf(db, owner)
      .reverse()
      .offset((page - 1) * lists.pageSize)
      .limit(lists.pageSize),
  );
