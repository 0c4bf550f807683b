import { Origin, type SavedToken } from "#contract/token.ts";
import type { TokenRow } from "../../db/tokens.ts";

type SavedTokenFields = Omit<
  TokenRow,
  "userId" | "prompt" | "seed" | "palette" | "cast" | "brand" | "generationMetadata"
>;

/** The saved token of a row that was just created, and so has no website yet. */
export const toSavedToken = (row: SavedTokenFields): SavedToken => ({
  id: row.id,
  name: row.name,
  ticker: row.ticker,
  narrative: row.narrative,
  image_url: row.logo && `/media/${row.logo}`,
  banner_url: row.banner && `/media/${row.banner}`,
  origin: Origin.parse(row.origin),
  mint_address: row.mintAddress,
  website_url: null,
  website_status: null,
  website_expires_at: null,
  in_gallery: row.inGallery,
  created_at: new Date(row.createdAt).toISOString(),
  updated_at: new Date(row.updatedAt).toISOString(),
  session_id: row.generationId,
  version: row.version,
});
