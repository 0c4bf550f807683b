import { queryOptions, skipToken } from "@tanstack/react-query";
import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";

/** A list from the server that the device has no room for. */
export interface CachedList {
  tokens: readonly SavedToken[];
  /** In ms. */
  fetchedAt: number;
}

/** The list that this page remembers for an owner; null if the device stores it. */
export const cachedList = (owner: string) =>
  queryOptions<CachedList | null>({
    queryKey: ["cached-list", owner],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

export const remember = (deps: AppDeps, owner: string, list: CachedList | null): void =>
  void deps.queries.setQueryData(cachedList(owner).queryKey, list);

/** Updates one token of the remembered list; null removes it. */
export function rememberToken(deps: AppDeps, owner: string, id: string, token: SavedToken | null): void {
  const list = deps.queries.getQueryData(cachedList(owner).queryKey);
  if (!list) return;
  const at = list.tokens.findIndex((each) => each.id === id);
  const before = list.tokens.slice(0, Math.max(at, 0));
  const after = list.tokens.slice(at + 1);
  remember(deps, owner, { ...list, tokens: [...before, ...(token ? [token] : []), ...after] });
}
