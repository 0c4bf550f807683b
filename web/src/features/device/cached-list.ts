import { queryOptions, skipToken } from "@tanstack/react-query";
import type { SavedToken } from "#contract/token.ts";
import type { World } from "../../app/deps.ts";

/** A list as the server gave it, for which the device has no room. */
export interface HeardList {
  tokens: readonly SavedToken[];
  /** In ms. */
  fetchedAt: number;
}

/** What this page remembers of an owner's list; null where the device has it. */
export const heardList = (owner: string) =>
  queryOptions<HeardList | null>({
    queryKey: ["heard-list", owner],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

export const remember = (world: World, owner: string, list: HeardList | null): void =>
  void world.queries.setQueryData(heardList(owner).queryKey, list);

/** A token that has changed; null where it is gone. */
export function rememberToken(world: World, owner: string, id: string, token: SavedToken | null): void {
  const list = world.queries.getQueryData(heardList(owner).queryKey);
  if (!list) return;
  const at = list.tokens.findIndex((each) => each.id === id);
  const before = list.tokens.slice(0, Math.max(at, 0));
  const after = list.tokens.slice(at + 1);
  remember(world, owner, { ...list, tokens: [...before, ...(token ? [token] : []), ...after] });
}
