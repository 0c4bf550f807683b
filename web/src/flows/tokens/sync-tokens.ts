import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { caches, lists } from "#contract/limits.ts";
import type { SavedToken } from "#contract/token.ts";
import { replaceTokens } from "../../db/tokens.ts";
import { sessionStore } from "../../stores/session.ts";
import type { World } from "../../world.ts";

/**
 * Brings all pages of the list into Dexie, unless they were read less than five minutes ago.
 * Throws `ApiError`; what is on the device stays as it was.
 */
export function syncTokens(world: World, { force = false } = {}): Promise<void> {
  const owner = sessionStore.getState().wallet?.address;
  if (!owner || sessionStore.getState().user === null) return Promise.resolve();
  return world.queries
    .fetchQuery({
      queryKey: ["tokens", owner, force],
      staleTime: 0,
      retry: false,
      queryFn: async () => {
        const known = await world.db.lists.get(owner);
        if (!force && known && world.now() - known.fetchedAt < caches.tokens) return null;
        const tokens = await readAllPages(world);
        if (sessionStore.getState().wallet?.address === owner) {
          await replaceTokens(world.db, owner, tokens, world.now(), null);
        }
        return null;
      },
    })
    .then(() => {});
}

async function readAllPages(world: World): Promise<SavedToken[]> {
  const tokens: SavedToken[] = [];
  for (;;) {
    const { data } = await world.api.call(tokensEndpoints.listTokens, {
      query: { limit: lists.dashboardFetch, offset: tokens.length },
    });
    tokens.push(...data.tokens);
    if (data.tokens.length === 0 || tokens.length >= data.total) return tokens;
  }
}
