import { Origin, type Token } from "#contract/token.ts";
import type { GenerationRow } from "../../db/generations.ts";

/** A generation that is not saved yet, as a token without an id. */
export const generationToken = (row: GenerationRow): Token => ({
  id: null,
  name: row.name,
  ticker: row.ticker,
  narrative: row.narrative,
  image_url: `/media/${row.logo}`,
  banner_url: row.banner && `/media/${row.banner}`,
  origin: Origin.parse(row.origin),
  mint_address: row.mintAddress,
  website_url: null,
  website_status: null,
  created_at: new Date(row.createdAt).toISOString(),
  updated_at: new Date(row.updatedAt).toISOString(),
  session_id: row.id,
  version: 0,
});
