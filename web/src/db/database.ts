import { Dexie, type DexieOptions, type EntityTable, type Table, type Transaction } from "dexie";
import type { PublicConfig } from "#contract/config.ts";
import { type Intents, sameDeck } from "./intents.ts";
import type {
  CoinRow,
  DraftImageRow,
  DraftRow,
  ImageRow,
  LaunchRow,
  ListRow,
  ProfileRow,
  SiteRow,
  StatsRow,
  StoredRow,
  TokenRow,
} from "./rows.ts";

/**
 * The data that the app works on. Each row belongs to a wallet address (`owner`), except in `seals`, `config`, `coins`.
 * Logging out deletes the owner's rows, except an unresolved launch; a session that ends otherwise only hides them.
 */
export type Database = Dexie & {
  tokens: Table<TokenRow, [string, string]>;
  lists: EntityTable<ListRow, "owner">;
  profiles: EntityTable<ProfileRow, "owner">;
  drafts: Table<DraftRow, [string, string]>;
  draftImages: EntityTable<DraftImageRow, "owner">;
  /** Pictures of tokens, `{id}_logo` and `{id}_banner`. */
  images: Table<ImageRow, [string, string]>;
  stats: EntityTable<StatsRow, "owner">;
  /** The websites that were opened in the editor. */
  sites: Table<SiteRow, [string, string]>;
  launches: EntityTable<LaunchRow, "tokenId">;
  outbox: EntityTable<StoredRow, "seq">;
  /** The key that encrypts mint keys; the browser does not export it. */
  seals: Table<{ id: string; key: CryptoKey }, string>;
  /** The launched tokens that were looked at. */
  coins: EntityTable<CoinRow, "mint">;
  /** The server's public settings, as they were last read. */
  config: Table<{ id: string; config: PublicConfig }, string>;
};

/** The number of the newest schema below. */
export const SCHEMA = 7;

export function openDatabase(name = "gemwright", options: DexieOptions = {}): Database {
  const db = new Dexie(name, options) as Database;
  db.version(1).stores({
    tokens: "[owner+id], [owner+created_at]",
    lists: "owner",
    profiles: "owner",
    drafts: "[owner+subject], owner",
    launches: "tokenId, owner",
    seals: "id",
    config: "id",
  });
  db.version(2).stores({ siteEdits: "[owner+websiteId], owner" });
  db.version(3).stores({ draftImages: "owner" });
  db.version(4).stores({ images: "[owner+key], fetchedAt", stats: "owner, fetchedAt" });
  db.version(5).stores({ outbox: "++seq, owner" });
  db.version(6)
    .stores({ siteEdits: null, sites: "[owner+websiteId], owner, fetchedAt" })
    .upgrade(queueSiteEdits);
  db.version(7).stores({ coins: "mint, fetchedAt" });
  return db;
}

/** A website as schemas 2 to 5 kept it: `site` as the server last sent it, `deck` as edited here. */
type SiteEdit = Omit<SiteRow, "fetchedAt"> & Intents["change-deck@1"] & { savedAt: number };

/** Edits of websites that were not sent yet become changes in the outbox. */
async function queueSiteEdits(upgrade: Transaction): Promise<void> {
  const edits = await upgrade.table<SiteEdit>("siteEdits").toArray();
  for (const { owner, websiteId, site, deck, savedAt } of edits) {
    if (!site?.deck || !deck) continue;
    await upgrade.table<SiteRow>("sites").put({ owner, websiteId, site, fetchedAt: savedAt });
    if (sameDeck(deck, site.deck)) continue;
    await upgrade.table<Omit<StoredRow, "seq">>("outbox").add({
      owner,
      entity: site.token_id,
      kind: "change-deck@1",
      payload: { websiteId, site, deck },
      key: crypto.randomUUID(),
      state: "waiting",
      attempts: 0,
      notBefore: 0,
      createdAt: savedAt,
      failure: null,
    });
  }
}
