import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { caches, lists } from "#contract/limits.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { replaceTokens } from "../../db/tokens.ts";
import { sessionStore } from "../../stores/session.ts";
import type { World } from "../../world.ts";
import { keepCopy } from "../device/keep.ts";
import { returnToServer } from "../session/return-to-server.ts";

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
        await requireServer(world, force);
        const tokens = await readAllPages(world);
        if (sessionStore.getState().wallet?.address === owner) {
          const kept = await keepCopy(world, () => replaceTokens(world.db, owner, tokens, world.now(), null));
          // A list that is nowhere must not pass for an empty one.
          if (!kept) throw new Error("This device has not kept the list.");
        }
        return null;
      },
    })
    .then(() => {});
}

/** A session of this device asks the server for nothing before the server has said whose it is. */
async function requireServer(world: World, force: boolean): Promise<void> {
  const isOnDevice = () => sessionStore.getState().source === "device";
  if (force && isOnDevice()) await returnToServer(world);
  if (isOnDevice()) throw new ApiError({ kind: "network" });
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
