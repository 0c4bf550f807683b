import { queryOptions, skipToken } from "@tanstack/react-query";
import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";

/** A list as the server gave it, for which the device has no room. */
export interface CachedList {
  tokens: readonly SavedToken[];
  /** In ms. */
  fetchedAt: number;
}

/** What this page remembers of an owner's list; null where the device has it. */
export const cachedList = (owner: string) =>
  queryOptions<CachedList | null>({
    queryKey: ["heard-list", owner],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

export const remember = (deps: AppDeps, owner: string, list: CachedList | null): void =>
  void deps.queries.setQueryData(cachedList(owner).queryKey, list);

/** A token that has changed; null where it is gone. */
export function rememberToken(deps: AppDeps, owner: string, id: string, token: SavedToken | null): void {
  const list = deps.queries.getQueryData(cachedList(owner).queryKey);
  if (!list) return;
  const at = list.tokens.findIndex((each) => each.id === id);
  const before = list.tokens.slice(0, Math.max(at, 0));
  const after = list.tokens.slice(at + 1);
  remember(deps, owner, { ...list, tokens: [...before, ...(token ? [token] : []), ...after] });
}
