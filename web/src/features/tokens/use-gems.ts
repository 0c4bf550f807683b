import { useQuery } from "@tanstack/react-query";
import { useLiveQuery } from "dexie-react-hooks";
import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { lists } from "#contract/limits.ts";
import { countTokens, type SavedToken, type TokenStats } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { ownerOf, sessionStore } from "../../stores/session.ts";
import { cachedList } from "../device/cached-list.ts";
import { filterTokens } from "./filter-tokens.ts";
import { takeGemsAtStart } from "./gems-route.ts";
import type { StatusFilter } from "./gems-search.ts";
import { clampPage, pageCount } from "./pagination.ts";
import { pageToRead, readGems } from "./read-gems.ts";

export interface Gems {
  /** Of all tokens. */
  stats: TokenStats;
  /** When the list was last read from the server, in ms; null if never. */
  fetchedAt: number | null;
  /** How many tokens match search and filter. */
  fitting: number;
  page: number;
  cards: readonly SavedToken[];
}

/**
 * What My Gems shows, read from the device. Without search or filter it reads one page by the index and the counts,
 * however many tokens there are. Undefined until the first read, which an app that starts here has done before its first
 * frame; after that the last result stays until the next one is ready.
 */
export function useGems(words: string, status: StatusFilter, wanted: number): Gems | undefined {
  const { db, queries } = useDeps();
  const owner = useStore(sessionStore, ownerOf);
  const page = pageToRead(words, status, wanted);
  const [atStart] = useState(takeGemsAtStart);
  const first = atStart?.wanted === page ? atStart : undefined;
  const read = useLiveQuery(() => readGems(db, owner, page), [db, owner, page], first);
  const cached = useQuery(cachedList(owner), queries).data;
  const all = cached?.tokens ?? read?.all ?? null;
  const fitting = useMemo(() => all && filterTokens(all, words, status), [all, words, status]);
  // A result that was read for another owner is not shown.
  if (read?.owner !== owner) return undefined;
  const newer = cached ? { stats: countTokens(cached.tokens), fetchedAt: cached.fetchedAt } : {};
  return { ...read, ...newer, ...(fitting ? pageOf(fitting, wanted) : { fitting: read.stats.total }) };
}

function pageOf(tokens: readonly SavedToken[], wanted: number): Pick<Gems, "fitting" | "page" | "cards"> {
  const page = clampPage(wanted, pageCount(tokens.length, lists.pageSize));
  const from = (page - 1) * lists.pageSize;
  return { fitting: tokens.length, page, cards: tokens.slice(from, from + lists.pageSize) };
}
