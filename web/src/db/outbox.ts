import { sentences } from "#contract/sentences.ts";
import type { Database } from "./database.ts";
import type { IntentKind } from "./intents.ts";
import { forgetCursor } from "./lists.ts";
import { readRows } from "./readable.ts";
import type { IntentRow, OutboxRow, StoredRow } from "./rows.ts";
import { toUnsaved } from "./token-rows.ts";

/** An owner's queued changes, oldest first. */
export async function readOutbox(db: Database, owner: string): Promise<OutboxRow[]> {
  const { rows, unreadable } = await readRows(db, db.outbox, () => db.outbox.where({ owner }));
  return rows
    .map(fromStored)
    .concat(unreadable.map((seq) => lost(owner, seq)))
    .sort((one, other) => one.seq - other.seq);
}

const kinds: Record<IntentKind, true> = {
  "create-token@1": true,
  "make-website@1": true,
  "configure-automation@1": true,
  "edit-token@1": true,
  "delete-token@2": true,
  "change-deck@1": true,
  "send-message@1": true,
};

/** True if this version of the app can send it. */
export const isIntent = (row: OutboxRow): row is IntentRow => row.kind in kinds;

function fromStored(row: StoredRow): OutboxRow {
  const { kind, payload } = row;
  if (!isWhole(row)) return lost(row.owner, row.seq);
  if (kind === "delete-token@1")
    return { ...row, kind: "delete-token@2", payload: unversionedDeletion(payload as UnversionedDeletion) };
  if (kind in kinds) return row as IntentRow;
  return { ...row, kind: "newer", payload: { ...(payload as object), kind } };
}

const isWhole = ({ kind, key, entity, payload }: StoredRow): boolean =>
  [kind, key, entity].every((text) => typeof text === "string") && payload instanceof Object;

/** A deletion as the app queued it before it kept the token with it. */
interface UnversionedDeletion {
  id: string;
  name: string;
}

const unversionedDeletion = ({ id, name }: UnversionedDeletion) => ({
  seen: { ...toUnsaved({ name, ticker: "", narrative: "" }, null, null, 0), id },
  anyVersion: true,
});

const lost = (owner: string, seq: number): OutboxRow => ({
  seq,
  owner,
  entity: `unreadable-${seq}`,
  kind: "unreadable",
  payload: {},
  key: "",
  state: "parked",
  attempts: 0,
  notBefore: 0,
  createdAt: 0,
  failure: { sentence: sentences.outbox.unreadable, code: null, theirs: null },
});

/** Durable once it resolves; gives the row its place in the queue. */
export async function addToOutbox<R extends Omit<StoredRow, "seq">>(
  db: Database,
  row: R,
): Promise<R & { seq: number }> {
  return { ...row, seq: await db.outbox.add(row as R & StoredRow) };
}

export const changeInOutbox = (db: Database, seq: number, change: Partial<StoredRow>): Promise<number> =>
  db.outbox.update(seq, change);

export const dropFromOutbox = (db: Database, seq: number): Promise<void> => db.outbox.delete(seq);

/** Adds a row in place of others: either all of it happens or nothing. */
export const replaceInOutbox = <R extends Omit<StoredRow, "seq">>(
  db: Database,
  seqs: readonly number[],
  row: R,
): Promise<R & { seq: number }> =>
  db.transaction("rw", db.outbox, async () => {
    await db.outbox.bulkDelete([...seqs]);
    return addToOutbox(db, row);
  });

/**
 * Puts a row in the place of one that was queued before; null removes that. Returns undefined, and changes nothing, if
 * that has gone or been sent meanwhile.
 */
export const joinInOutbox = (
  db: Database,
  before: number,
  row: Omit<StoredRow, "seq"> | null,
): Promise<{ seq: number } | null | undefined> =>
  db.transaction("rw", db.outbox, async () => {
    const now = await db.outbox.get(before);
    if (!now || !isReplaceable(now)) return undefined;
    await db.outbox.delete(before);
    return row && addToOutbox(db, row);
  });

/** True if no request with it was ever sent, so that the server cannot have it. */
export const isUnsent = ({ wasSent, attempts }: Pick<StoredRow, "wasSent" | "attempts">): boolean =>
  !wasSent && attempts === 0;

/** True if a later change may take its place: it was never sent, or it was refused. */
export const isReplaceable = (row: Pick<StoredRow, "wasSent" | "attempts" | "state">): boolean =>
  row.state === "parked" || isUnsent(row);

/**
 * Removes a row that failed or was taken back, and restores the rows that it replaced, in one transaction. The next
 * refresh reads the whole list, because the row may have hidden what the server said of the token.
 */
export const undoInOutbox = (db: Database, { owner, seq, displaced = [] }: OutboxRow): Promise<void> =>
  db.transaction("rw", db.outbox, db.lists, async () => {
    await db.outbox.delete(seq);
    await db.outbox.bulkPut(displaced);
    await forgetCursor(db, owner);
  });

/** The server does not answer: nothing of this owner is sent before `until` (in ms). */
export async function postponeOutbox(db: Database, owner: string, until: number): Promise<void> {
  for (const { seq, kind, notBefore } of await readOutbox(db, owner))
    if (kind !== "unreadable") await changeInOutbox(db, seq, { notBefore: Math.max(notBefore, until) });
}
