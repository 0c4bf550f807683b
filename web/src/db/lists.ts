import type { Database } from "./database.ts";
import { readRow } from "./readable.ts";
import type { ListRow } from "./rows.ts";

/** When an owner's list was last read. Undefined if it never was, or if the row cannot be read. */
export async function readListRow(db: Database, owner: string): Promise<ListRow | undefined> {
  const row = await readRow(db, db.lists, owner);
  return Number.isFinite(row?.fetchedAt) ? row : undefined;
}

/** Makes the next refresh read the whole list: this device may show something else than the server has. */
export async function forgetCursor(db: Database, owner: string): Promise<void> {
  await db.lists.update(owner, { cursor: null });
}
