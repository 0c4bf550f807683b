import type { Database } from "./database.ts";

/** The addresses under which this device keeps an account's data: its wallet may have been another one before. */
export async function ownersOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.profiles.filter(({ user }) => user.id === userId).toArray();
  return rows.map(({ owner }) => owner);
}
