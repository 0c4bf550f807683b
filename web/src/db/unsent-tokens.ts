import type { SavedToken } from "#contract/token.ts";
import type { Database } from "./database.ts";
import type { DraftRow, OutboxRow } from "./rows.ts";
import { putToken, removeToken } from "./tokens.ts";

const inOneGo = (db: Database, write: () => Promise<unknown>): Promise<void> =>
  db.transaction(
    "rw",
    [db.outbox, db.tokens, db.stats, db.images, db.drafts],
    async () => void (await write()),
  );

/** Deletes a token that only this device has, with its queued changes. */
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

interface Recreated {
  gone: string;
  seqs: readonly number[];
  shown: SavedToken;
  rows: readonly Omit<OutboxRow, "seq">[];
  /** Of what was typed and not saved. */
  draft: DraftRow | undefined;
}

/** Replaces a deleted token by a new one, its queued changes by new ones, and moves its draft to the new token. */
export const replaceUnsent = (
  db: Database,
  owner: string,
  { gone, seqs, shown, rows, draft: begun }: Recreated,
): Promise<void> =>
  inOneGo(db, async () => {
    await db.outbox.bulkDelete([...seqs]);
    for (const row of rows) await db.outbox.add(row as OutboxRow);
    await removeToken(db, owner, gone);
    await putToken(db, owner, shown);
    if (begun) {
      await db.drafts.delete([owner, gone]);
      // The token's website was deleted with it.
      const draft = { ...begun.draft, token: shown, websiteId: null, previewUrl: null, madeWith: null };
      await db.drafts.put({ ...begun, subject: shown.id, draft });
    }
  });
