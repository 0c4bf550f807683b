import type { Database } from "./database.ts";
import type { Intents } from "./intents.ts";
import type { OutboxRow } from "./rows.ts";

/** What an owner did here and the server has yet to hear, first done first. */
export const readOutbox = (db: Database, owner: string): Promise<OutboxRow[]> =>
  db.outbox.where("owner").equals(owner).sortBy("seq");

/** Durable once it resolves; gives the row its place in the line. */
export async function addToOutbox(db: Database, row: Omit<OutboxRow, "seq">): Promise<OutboxRow> {
  const seq = await db.outbox.add(row as OutboxRow);
  return { ...row, seq };
}

export const changeInOutbox = (db: Database, seq: number, change: Partial<OutboxRow>): Promise<number> =>
  db.outbox.update(seq, change);

export const dropFromOutbox = (db: Database, seq: number): Promise<void> => db.outbox.delete(seq);

/** Later edits of an entity, `but` the one of that key, that were made on version `from` are of version `to` now. */
export const rebaseEdits = (
  db: Database,
  owner: string,
  entity: string,
  { from, to, but }: { from: number; to: number; but: string },
): Promise<number> =>
  db.outbox
    .where("owner")
    .equals(owner)
    .filter((row) => row.entity === entity && row.kind === "edit-token@1" && row.key !== but)
    .modify((row: OutboxRow) => {
      const edit = row.payload as Intents["edit-token@1"];
      if (edit.version === from) row.payload = { ...edit, version: to };
    });

/** Nobody answers: nothing of this owner is sent before. */
export const postponeOutbox = (db: Database, owner: string, until: number): Promise<number> =>
  db.outbox
    .where("owner")
    .equals(owner)
    .modify((row: OutboxRow) => {
      row.notBefore = Math.max(row.notBefore, until);
    });
