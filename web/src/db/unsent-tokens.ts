import type { SavedToken } from "#contract/token.ts";
import type { Database } from "./database.ts";
import type { OutboxRow } from "./rows.ts";
import { putToken, removeToken } from "./tokens.ts";

const inOneGo = (db: Database, write: () => Promise<unknown>): Promise<void> =>
  db.transaction("rw", db.outbox, db.tokens, db.stats, db.images, async () => {
    await write();
  });

/** A token that only this device has goes, with what waits for it. */
export const forgetUnsent = (
  db: Database,
  owner: string,
  id: string,
  seqs: readonly number[],
): Promise<void> =>
  inOneGo(db, async () => {
    await db.outbox.bulkDelete([...seqs]);
    await removeToken(db, owner, id);
  });

interface Anew {
  gone: string;
  seqs: readonly number[];
  shown: SavedToken;
  rows: readonly Omit<OutboxRow, "seq">[];
}

/** A token takes the place of one that is gone, and other intents the place of its own. */
export const replaceUnsent = (
  db: Database,
  owner: string,
  { gone, seqs, shown, rows }: Anew,
): Promise<void> =>
  inOneGo(db, async () => {
    await db.outbox.bulkDelete([...seqs]);
    for (const row of rows) await db.outbox.add(row as OutboxRow);
    await removeToken(db, owner, gone);
    await putToken(db, owner, shown);
  });
