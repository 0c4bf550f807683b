import { countTokens } from "#contract/token.ts";
import type { Database } from "./database.ts";
import { readOutbox } from "./outbox.ts";
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
  const held = new Set((await db.outbox.toArray()).map(({ entity }) => entity));
  const spare = images.filter(([, key]) => !held.has(key.replace(/_(logo|banner)$/, "")));
  await db.images.bulkDelete(spare);
  const lists = await db.lists.filter((row) => isMeant(row.owner) && row.fetchedAt < until).primaryKeys();
  let rows = spare.length + lists.length;
  for (const owner of lists) rows += await dropList(db, owner);
  return rows;
}

/**
 * A list goes with its tokens and their counts: one without the other would tell a lie. A token that something waits for
 * stays, with its pictures: it may be here alone.
 */
function dropList(db: Database, owner: string): Promise<number> {
  return db.transaction("rw", db.tokens, db.lists, db.stats, db.outbox, async () => {
    await db.lists.delete(owner);
    const kept = await waitingFor(db, owner);
    const rows = await tokensOf(db, owner).toArray();
    const gone = rows.filter(({ id }) => !kept.has(id));
    await db.tokens.bulkDelete(gone.map(({ id }): [string, string] => [owner, id]));
    if (gone.length < rows.length) {
      const stats = countTokens(rows.filter(({ id }) => kept.has(id)).map(({ token }) => token));
      await db.stats.put({ owner, stats, fetchedAt: 0 });
    } else await db.stats.delete(owner);
    return gone.length;
  });
}

const waitingFor = async (db: Database, owner: string): Promise<Set<string>> =>
  new Set((await readOutbox(db, owner)).map(({ entity }) => entity));
