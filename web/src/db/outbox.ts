import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import type { Database } from "./database.ts";
import { type Intents, type SentWords, sameWords, type TokenWords } from "./intents.ts";
import { forgetCursor } from "./lists.ts";
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

/**
 * What came to nothing goes, and what it had taken the place of is there again: either all of it happens or
 * nothing. The list is read whole next: the row may have hidden what the server said of the token.
 */
export const undoInOutbox = (db: Database, { owner, seq, displaced = [] }: OutboxRow): Promise<void> =>
  db.transaction("rw", db.outbox, db.lists, async () => {
    await db.outbox.delete(seq);
    await db.outbox.bulkPut(displaced);
    await forgetCursor(db, owner);
  });

/**
 * Lifts what was done on top of the words that were just `sent` to the version of their `answer`, and so on
 * along the line. An edit of other words, as another tab may have them, keeps its version: the server refuses
 * it, and its owner is asked which version stays.
 */
export async function rebaseLater(
  db: Database,
  owner: string,
  { sent, answer, but }: { sent: SentWords; answer: SavedToken; but: string },
): Promise<void> {
  let reached: TokenWords[] = [sent, answer];
  const isOnTop = (base: TokenWords, version: number) =>
    version === sent.version && reached.some((words) => sameWords(words, base));
  await changeEach(db, owner, (row) => {
    if (row.entity !== answer.id || row.key === but) return null;
    if (row.kind === "delete-token@2") {
      const deletion = row.payload as Intents["delete-token@2"];
      const { seen } = deletion;
      if (!isOnTop(seen, seen.version)) return null;
      return { payload: { ...deletion, seen: { ...seen, version: answer.version } } };
    }
    if (row.kind !== "edit-token@1") return null;
    const edit = row.payload as Intents["edit-token@1"];
    if (!isOnTop(edit.base, edit.version)) return null;
    reached = [edit.words];
    return { payload: { ...edit, version: answer.version } };
  });
}

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
