import { sentences } from "#contract/sentences.ts";
import type { Database } from "./database.ts";
import type { Intents } from "./intents.ts";
import { readRows } from "./readable.ts";
import type { OutboxRow } from "./rows.ts";

/** The kind that stands for a row whose bytes this device has lost: it is shown, and goes when its owner lets it go. */
export const UNREADABLE = "unreadable";

/** What an owner did here and the server has yet to hear, first done first. */
export async function readOutbox(db: Database, owner: string): Promise<OutboxRow[]> {
  const { rows, unreadable } = await readRows(db, db.outbox, () => db.outbox.where({ owner }));
  return rows
    .map((row) => (isWhole(row) ? row : lost(owner, row.seq)))
    .concat(unreadable.map((seq) => lost(owner, seq)))
    .sort((one, other) => one.seq - other.seq);
}

const isWhole = ({ kind, key, entity, payload }: OutboxRow): boolean =>
  [kind, key, entity].every((text) => typeof text === "string") && payload instanceof Object;

const lost = (owner: string, seq: number): OutboxRow => ({
  seq,
  owner,
  entity: `${UNREADABLE}-${seq}`,
  kind: UNREADABLE,
  payload: {},
  key: "",
  state: "parked",
  attempts: 0,
  notBefore: 0,
  createdAt: 0,
  failure: { sentence: sentences.outbox.unreadable, code: null, theirs: null },
});

/** Durable once it resolves; gives the row its place in the line. */
export async function addToOutbox(db: Database, row: Omit<OutboxRow, "seq">): Promise<OutboxRow> {
  const seq = await db.outbox.add(row as OutboxRow);
  return { ...row, seq };
}

export const changeInOutbox = (db: Database, seq: number, change: Partial<OutboxRow>): Promise<number> =>
  db.outbox.update(seq, change);

export const dropFromOutbox = (db: Database, seq: number): Promise<void> => db.outbox.delete(seq);

/** The same, in place of others: either all of it happens or nothing. */
export const replaceInOutbox = (
  db: Database,
  seqs: readonly number[],
  row: Omit<OutboxRow, "seq">,
): Promise<OutboxRow> =>
  db.transaction("rw", db.outbox, async () => {
    await db.outbox.bulkDelete([...seqs]);
    return addToOutbox(db, row);
  });

/** What came to nothing goes, and what it had taken the place of is there again: either all of it happens or nothing. */
export const undoInOutbox = (db: Database, { seq, displaced = [] }: OutboxRow): Promise<void> =>
  db.transaction("rw", db.outbox, async () => {
    await db.outbox.delete(seq);
    await db.outbox.bulkPut(displaced);
  });

/** What follows for an entity, `but` what has that key, and was done on version `from`, is of version `to` now. */
export const rebaseLater = (
  db: Database,
  owner: string,
  entity: string,
  { from, to, but }: { from: number; to: number; but: string },
): Promise<void> =>
  changeEach(db, owner, (row) => {
    if (row.entity !== entity || row.key === but) return null;
    if (row.kind === "delete-token@2") {
      const { seen } = row.payload as Intents["delete-token@2"];
      return seen.version === from ? { payload: { seen: { ...seen, version: to } } } : null;
    }
    if (row.kind !== "edit-token@1") return null;
    const edit = row.payload as Intents["edit-token@1"];
    return edit.version === from ? { payload: { ...edit, version: to } } : null;
  });

/** Nobody answers: nothing of this owner is sent before. */
export const postponeOutbox = (db: Database, owner: string, until: number): Promise<void> =>
  changeEach(db, owner, ({ notBefore }) => ({ notBefore: Math.max(notBefore, until) }));

async function changeEach(
  db: Database,
  owner: string,
  change: (row: OutboxRow) => Partial<OutboxRow> | null,
): Promise<void> {
  for (const row of await readOutbox(db, owner)) {
    const changed = row.kind === UNREADABLE ? null : change(row);
    if (changed) await changeInOutbox(db, row.seq, changed);
  }
}
