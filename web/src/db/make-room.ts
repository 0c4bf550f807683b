import type { Database } from "./database.ts";
import { readRows, removeRows } from "./readable.ts";
import { tokensOf } from "./token-rows.ts";

/**
 * Deletes cached rows fetched before `until` (in ms): pictures, websites and launched tokens, then lists with their tokens, then
 * counts; those of other owners than `owner` first. Drafts, launches and the outbox are no caches. Returns how many
 * rows it deleted.
 */
export async function makeRoom(db: Database, owner: string, until: number): Promise<number> {
  return (
    (await purge(db, until, (each) => each !== owner)) + (await purge(db, until, (each) => each === owner))
  );
}

/** All caches of everybody. */
export const clearCaches = (db: Database): Promise<number> => purge(db, Number.POSITIVE_INFINITY, () => true);

async function purge(db: Database, until: number, isMeant: (owner: string) => boolean): Promise<number> {
  const held = await waitedFor(db);
  let rows = await removeRows(
    db.images,
    db.images.where("fetchedAt").below(until),
    ([owner, key]) => isMeant(owner) && !held.has(key.replace(/_(logo|banner)$/, "")),
  );
  rows += await removeRows(db.coins, db.coins.where("fetchedAt").below(until));
  rows += await removeRows(db.sites, db.sites.where("fetchedAt").below(until), ([owner]) => isMeant(owner));
  const lists = await readRows(db, db.lists, () => db.lists.toCollection());
  const old = lists.rows.filter(({ fetchedAt }) => !(fetchedAt >= until)).map(({ owner }) => owner);
  // A row that cannot be read has no age: it is deleted and fetched again.
  const gone = [...old, ...lists.unreadable].filter(isMeant);
  for (const owner of gone) rows += 1 + (await dropList(db, owner, held));
  return rows;
}

/**
 * A list is deleted together with its tokens and counts, which must always agree. A token with queued changes or a
 * draft stays with its pictures: this device may have the only copy.
 */
const dropList = (db: Database, owner: string, held: ReadonlySet<string>): Promise<number> =>
  db.transaction("rw", db.tokens, db.lists, db.stats, async () => {
    await db.lists.delete(owner);
    await db.stats.delete(owner);
    return removeRows(db.tokens, tokensOf(db, owner), ([, id]) => !held.has(id));
  });

/** The tokens with queued changes or a draft. Without the token's row nobody could find those again. */
async function waitedFor(db: Database): Promise<Set<string>> {
  const [outbox, drafts] = await Promise.all([
    readRows(db, db.outbox, () => db.outbox.toCollection()),
    db.drafts.toCollection().primaryKeys(),
  ]);
  const begun = drafts.map(([, subject]) => subject);
  return new Set([...outbox.rows.map(({ entity }) => entity), ...begun]);
}
