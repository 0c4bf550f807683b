import type { Database } from "./database.ts";
import type { SiteEditRow } from "./rows.ts";

export const readSiteEdit = (db: Database, owner: string, websiteId: string) =>
  db.siteEdits.get([owner, websiteId]);

export const writeSiteEdit = (db: Database, row: SiteEditRow) => db.siteEdits.put(row);

export const hasEdits = ({ deck, site }: Pick<SiteEditRow, "deck" | "site">): boolean =>
  JSON.stringify(deck) !== JSON.stringify(site.deck);
