import { Dexie, type DexieOptions, type EntityTable, type Table } from "dexie";
import type { PublicConfig } from "#contract/config.ts";
import type {
  DraftImageRow,
  DraftRow,
  ImageRow,
  LaunchRow,
  ListRow,
  ProfileRow,
  SiteEditRow,
  StatsRow,
  StoredRow,
  TokenRow,
} from "./rows.ts";

/**
 * The data that the app works on. Each row belongs to a wallet address (`owner`). Logging out deletes the owner's
 * rows, except an unresolved launch; a session that ends otherwise only hides them.
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
  siteEdits: Table<SiteEditRow, [string, string]>;
  launches: EntityTable<LaunchRow, "tokenId">;
  outbox: EntityTable<StoredRow, "seq">;
  seals: Table<{ id: string; key: CryptoKey }, string>;
  config: Table<{ id: string; config: PublicConfig }, string>;
};

/** The number of the newest schema below. */
export const SCHEMA = 5;

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
  return db;
}
