import * as z from "zod/mini";
import { lengths, lists } from "./limits.ts";
import { Address, Id, line, paragraph, queryInteger, Time } from "./primitives.ts";
import { TokenPalette, WebsiteStatusName } from "./website.ts";

/** Turns typed text into a ticker: upper case, only A-Z and 0-9, at most 10. */
export const cleanTicker = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, lengths.ticker);

export const tickerForm = z.regex(/^[A-Z0-9]{1,10}$/, "A ticker is 1 to 10 characters, A to Z and 0 to 9.");
export const Ticker = z.string().check(z.trim(), z.toUpperCase(), tickerForm);

export const Origin = z.enum(["GENERATED", "IMPORTED"]);
export type Origin = z.infer<typeof Origin>;

export const Token = z.object({
  id: z.nullable(Id),
  name: z.string(),
  ticker: z.string(),
  narrative: z.string(),
  image_url: z.nullable(z.string()),
  banner_url: z.nullable(z.string()),
  origin: Origin,
  mint_address: z.nullable(Address),
  website_url: z.nullable(z.string()),
  website_status: z.nullable(WebsiteStatusName),
  /** When the live website ends; null or missing without one. */
  website_expires_at: z.optional(z.nullable(Time)),
  /** Whether the gallery may show it once it is launched; missing until the server has said so. */
  in_gallery: z.optional(z.boolean()),
  created_at: Time,
  updated_at: Time,
  session_id: z.nullable(Id),
  version: z.int(),
});
export type Token = z.infer<typeof Token>;

/** A token that the server keeps: it has an id. */
export const SavedToken = z.extend(Token, { id: Id });
export type SavedToken = z.infer<typeof SavedToken>;

/** With it, a device writes and renders the token's website as the server does. */
export const SiteRecipe = z.object({
  prompt: z.nullable(z.string()),
  seed: z.string(),
  palette: z.nullable(TokenPalette),
});
export type SiteRecipe = z.infer<typeof SiteRecipe>;

export const TokenDetails = z.extend(SavedToken, { recipe: SiteRecipe });
export type TokenDetails = z.infer<typeof TokenDetails>;

/**
 * A page of the list, or what changed of it.
 *
 * Each answer carries a `cursor`: it marks where the list stood when the server began to answer. A client
 * that sends it back as `since` gets all tokens that are new or changed since then (as they are now, in no
 * order) and the ids of those that were deleted (`removed`). A change that is made while the server answers
 * is reported in this answer or in the next one.
 *
 * If the server does not know the cursor, it answers with the page that `limit` and `offset` name, and
 * without `removed`; so a client can tell the two apart. The server knows a cursor until it restarts (a
 * backup is only restored between two runs), for 30 days after a deletion, and as long as no more than
 * `limit` tokens changed. A website that ends by time alone is reported as a change within a minute.
 *
 * A client that reads several pages may use their cursor only if all of them carry the same one: otherwise
 * the list changed in between, and a token may have moved from one page to another.
 */
export const TokenList = z.object({
  data: z.object({
    tokens: z.array(SavedToken),
    removed: z.optional(z.array(Id)),
    total: z.int(),
    limit: z.int(),
    offset: z.int(),
    cursor: z.string(),
  }),
});
export type TokenList = z.infer<typeof TokenList>;

export const TokenListQuery = z.object({
  limit: queryInteger(1, lists.limitMax, lists.limitDefault),
  offset: queryInteger(0, 1_000_000, lists.offsetDefault),
  since: z.optional(z.string().check(z.maxLength(100))),
});
export type TokenListQuery = z.infer<typeof TokenListQuery>;

export const TokenChange = z.object({
  name: z.optional(line(lengths.name)),
  ticker: z.optional(Ticker),
  narrative: z.optional(paragraph(lengths.narrative)),
  /** May be changed after the launch too. */
  in_gallery: z.optional(z.boolean()),
  version: z.int(),
});
export type TokenChange = z.infer<typeof TokenChange>;

/** With a `version`, the token is deleted only if that is its current one. */
export const TokenRemoval = z.object({ version: z.optional(z.coerce.number().check(z.int())) });
export type TokenRemoval = z.infer<typeof TokenRemoval>;

export type DisplayStatus = "imported" | "deployed" | "draft" | "unknown";

/** The status a card shows, derived from origin and mint address. */
export function displayStatus(token: { origin: string; mint_address: string | null }): DisplayStatus {
  if (token.origin === "IMPORTED") return "imported";
  if (token.origin !== "GENERATED") return "unknown";
  return token.mint_address ? "deployed" : "draft";
}

export interface TokenStats {
  total: number;
  deployed: number;
  draft: number;
  imported: number;
  websites: number;
}

/** The stats panel of My Gems; `websites` counts tokens with a website address. */
export function countTokens(
  tokens: Iterable<Pick<Token, "origin" | "mint_address" | "website_url">>,
): TokenStats {
  const stats: TokenStats = {
    total: 0,
    deployed: 0,
    draft: 0,
    imported: 0,
    websites: 0,
  };
  for (const token of tokens) {
    stats.total++;
    const status = displayStatus(token);
    if (status !== "unknown") stats[status]++;
    if (token.website_url) stats.websites++;
  }
  return stats;
}

export interface CardActions {
  deployToken: boolean;
  createWebsite: boolean;
}

/** Which actions beside Edit and Delete a card offers. A launched token with a website has neither. */
export function cardActions(token: Pick<Token, "origin" | "mint_address" | "website_url">): CardActions {
  const status = displayStatus(token);
  return {
    deployToken: status === "draft",
    createWebsite: status === "deployed" && !token.website_url,
  };
}
