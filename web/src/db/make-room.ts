import type { Database } from "./database.ts";
import { tokensOf } from "./tokens.ts";

/**
 * Purges caches that were fetched before `until` (in ms): pictures, then lists with their tokens, then counts; of other
 * owners than `owner` first. Drafts, edits, launches and what waits to be sent are not caches. Gives how many rows went.
 */
export async function makeRoom(db: Database, owner: string, until: number): Promise<number> {
  return (
    (await purge(db, until, (each) => each !== owner)) + (await purge(db, until, (each) => each === owner))
  );
}

/** All caches of everybody. */
export const clearCaches = (db: Database): Promise<number> => purge(db, Number.POSITIVE_INFINITY, () => true);

async function purge(db: Database, until: number, isMeant: (owner: string) => boolean): Promise<number> {
  const images = (await db.images.where("fetchedAt").below(until).primaryKeys()).filter(([owner]) =>
    isMeant(owner),
  );
  await db.images.bulkDelete(images);
  const lists = await db.lists.filter((row) => isMeant(row.owner) && row.fetchedAt < until).primaryKeys();
  let rows = images.length + lists.length;
  for (const owner of lists) rows += await dropList(db, owner);
  return rows;
}

/** A list goes with its tokens and their counts: one without the other would tell a lie. */
function dropList(db: Database, owner: string): Promise<number> {
  return db.transaction("rw", db.tokens, db.lists, db.stats, async () => {
    await db.lists.delete(owner);
    await db.stats.delete(owner);
    return tokensOf(db, owner).delete();
  });
}
