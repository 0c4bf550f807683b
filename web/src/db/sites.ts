import type { Database } from "./database.ts";
import type { Intents } from "./intents.ts";
import { readOutbox } from "./outbox.ts";
import { readRow, readRows } from "./readable.ts";
import type { IntentRow, OutboxRow, SiteRow } from "./rows.ts";

/** A website as the server last had it; undefined if this device does not know. */
export const readSite = (db: Database, owner: string, websiteId: string): Promise<SiteRow | undefined> =>
  readRow(db, db.sites, [owner, websiteId]);

export const writeSite = (db: Database, row: SiteRow) => db.sites.put(row);

/** The websites that this device can open without the server. */
export async function sitesOf(
  db: Database,
  owner: string,
): Promise<Pick<Intents["change-deck@1"], "websiteId" | "site">[]> {
  const { rows } = await readRows(db, db.sites, () => db.sites.where({ owner }));
  const queued = (await readOutbox(db, owner)).filter((row) => row.kind === "change-deck@1");
  return [...queued.map(({ payload }) => payload), ...rows];
}

/** The queued changes of a website, oldest first. */
export const changesOf = (rows: readonly OutboxRow[], websiteId: string): IntentRow<"change-deck@1">[] =>
  rows.filter((row) => row.kind === "change-deck@1").filter(({ payload }) => payload.websiteId === websiteId);
