import type { Deck } from "#contract/deck.ts";
import type { Database } from "./database.ts";
import { reading } from "./readable.ts";
import type { SiteEditRow } from "./rows.ts";

export const readSiteEdit = (db: Database, owner: string, websiteId: string) =>
  reading(db, () => db.siteEdits.get([owner, websiteId]));

export const writeSiteEdit = (db: Database, row: SiteEditRow) => db.siteEdits.put(row);

export const hasEdits = ({ deck, site }: Pick<SiteEditRow, "deck" | "site">): boolean =>
  !isSameDeck(deck, site.deck);

/** Compares without regard to the order of keys: the server writes them in another order. */
export const isSameDeck = (one: Deck, other: Deck): boolean => one === other || sorted(one) === sorted(other);

const sorted = (deck: Deck): string =>
  JSON.stringify(deck, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
