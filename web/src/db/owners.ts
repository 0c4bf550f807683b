import type { Database } from "./database.ts";
import { readRows } from "./readable.ts";

/** The addresses under which this device keeps an account's data: its wallet may have been another one before. */
export async function ownersOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await readRows(db, db.profiles, () => db.profiles.toCollection());
  return rows.filter(({ user }) => user?.id === userId).map(({ owner }) => owner);
}
