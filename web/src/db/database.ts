import { Dexie, type EntityTable, type Table } from "dexie";
import type { PublicConfig } from "#contract/config.ts";
import type {
  DraftImageRow,
  DraftRow,
  LaunchRow,
  ListRow,
  OutboxRow,
  ProfileRow,
  SiteEditRow,
  TokenRow,
} from "./rows.ts";

/** The truth on the device. Rows belong to a wallet address (`owner`) and go when it signs out. */
export type Database = Dexie & {
  tokens: Table<TokenRow, [string, string]>;
  lists: EntityTable<ListRow, "owner">;
  profiles: EntityTable<ProfileRow, "owner">;
  drafts: Table<DraftRow, [string, string]>;
  draftImages: EntityTable<DraftImageRow, "owner">;
  siteEdits: Table<SiteEditRow, [string, string]>;
  launches: EntityTable<LaunchRow, "tokenId">;
  outbox: EntityTable<OutboxRow, "seq">;
  seals: Table<{ id: string; key: CryptoKey }, string>;
  config: Table<{ id: string; config: PublicConfig }, string>;
};

export function openDatabase(name = "gemwright"): Database {
  const db = new Dexie(name) as Database;
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
  db.version(5).stores({ outbox: "++seq, owner" });
  return db;
}
