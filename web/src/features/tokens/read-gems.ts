import { lists } from "#contract/limits.ts";
import { countTokens } from "#contract/token.ts";
import { loadDeps } from "../../app/load-deps.ts";
import type { Database } from "../../db/database.ts";
import { readListRow } from "../../db/lists.ts";
import { readStats } from "../../db/stats.ts";
import { readTokens } from "../../db/token-rows.ts";
import { readTokenPage } from "../../db/tokens.ts";
import { ownerOf, sessionStore } from "../../stores/session.ts";
import type { GemsSearch, StatusFilter } from "./gems-search.ts";
import { clampPage, pageCount } from "./pagination.ts";

export type GemsRead = Awaited<ReturnType<typeof readBoth>>;

/** A read that takes longer comes later, and placeholders stand in for it. */
const READ_TIMEOUT_MS = 300;

/** What My Gems first shows at this address; undefined if the device is slow to say. */
export async function readFirstGems({ q = "", status, page = 1 }: GemsSearch): Promise<GemsRead | undefined> {
  const { db, wait } = await loadDeps();
  const read = readGems(db, ownerOf(sessionStore.getState()), pageToRead(q, status ?? "all", page));
  return Promise.race([read, wait(READ_TIMEOUT_MS).then(() => undefined)]);
}

/** The page that is read from the device; null where search or filter need all tokens. */
export const pageToRead = (words: string, status: StatusFilter, wanted: number): number | null =>
  words.trim() !== "" || status !== "all" ? null : wanted;

/** One page; without a page, all tokens. Never rejects. */
export const readGems = (db: Database, owner: string, wanted: number | null): Promise<GemsRead> =>
  readBoth(db, owner, wanted).catch(() => nothing(owner, wanted));

async function readBoth(db: Database, owner: string, wanted: number | null) {
  const [stats, list] = await Promise.all([readStats(db, owner), readListRow(db, owner)]);
  const fetchedAt = list?.fetchedAt ?? null;
  const page = clampPage(wanted ?? 1, pageCount(stats.total, lists.pageSize));
  const cards = wanted === null ? [] : await readTokenPage(db, owner, page);
  const all = wanted === null ? await readTokens(db, owner) : null;
  return { owner, wanted, stats, fetchedAt, page, cards, all };
}

/** The result for a device whose database cannot be read. */
const nothing = (owner: string, wanted: number | null): GemsRead => ({
  owner,
  wanted,
  stats: countTokens([]),
  fetchedAt: null,
  page: 1,
  cards: [],
  all: null,
});
