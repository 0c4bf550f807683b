import type { SavedToken } from "#contract/token.ts";
import type { Database } from "./database.ts";
import { readRow, readRows } from "./readable.ts";
import type { DraftRow, OutboxRow, SiteEditRow } from "./rows.ts";
import { putToken, removeToken } from "./tokens.ts";

const inOneGo = (db: Database, write: () => Promise<unknown>): Promise<void> =>
  db.transaction(
    "rw",
    [db.outbox, db.tokens, db.stats, db.images, db.drafts, db.siteEdits],
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
  begun: Begun;
}

/** The drafts and edits of a token that were not saved. */
export interface Begun {
  draft: DraftRow | undefined;
  sites: readonly SiteEditRow[];
}

/** A row that cannot be read stays where it is. */
export async function readBegunAbout(db: Database, owner: string, id: string): Promise<Begun> {
  const [draft, { rows }] = await Promise.all([
    readRow(db, db.drafts, [owner, id]),
    readRows(db, db.siteEdits, () => db.siteEdits.where({ owner })),
  ]);
  return { draft, sites: rows.filter(({ site }) => site?.token_id === id) };
}

/** Replaces a deleted token by a new one, its queued changes by new ones, and moves its drafts to the new token. */
export const replaceUnsent = (
  db: Database,
  owner: string,
  { gone, seqs, shown, rows, begun }: Recreated,
): Promise<void> =>
  inOneGo(db, async () => {
    await db.outbox.bulkDelete([...seqs]);
    for (const row of rows) await db.outbox.add(row as OutboxRow);
    await removeToken(db, owner, gone);
    await putToken(db, owner, shown);
    if (begun.draft) {
      await db.drafts.delete([owner, gone]);
      // The token's website was deleted with it.
      const draft = { ...begun.draft.draft, token: shown, websiteId: null, previewUrl: null, madeWith: null };
      await db.drafts.put({ ...begun.draft, subject: shown.id, draft });
    }
    for (const row of begun.sites)
      await db.siteEdits.put({ ...row, site: { ...row.site, token_id: shown.id } });
  });
