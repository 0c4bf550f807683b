import type { Database } from "./database.ts";
import { readRows } from "./readable.ts";

/**
 * All addresses under which this device stores an account's data: the account may have used another wallet before.
 */
export async function ownersOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await readRows(db, db.profiles, () => db.profiles.toCollection());
  return rows.filter(({ user }) => user?.id === userId).map(({ owner }) => owner);
}
