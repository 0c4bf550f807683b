import type { Database } from "./database.ts";
import { readRow } from "./readable.ts";
import type { ListRow } from "./rows.ts";

/** When an owner's list was last read. Undefined where it never was, or nothing of that can be read. */
export async function readListRow(db: Database, owner: string): Promise<ListRow | undefined> {
  const row = await readRow(db, db.lists, owner);
  return Number.isFinite(row?.fetchedAt) ? row : undefined;
}

/** The next list is read as a whole: this device may show other than what the server has. */
export async function forgetCursor(db: Database, owner: string): Promise<void> {
  await db.lists.update(owner, { cursor: null });
}
