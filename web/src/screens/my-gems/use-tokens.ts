import { useLiveQuery } from "dexie-react-hooks";
import { useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { readTokens } from "../../db/tokens.ts";
import { syncTokens } from "../../flows/tokens/sync-tokens.ts";
import { useWorld } from "../../load-world.ts";
import { sessionStore } from "../../stores/session.ts";

interface Tokens {
  /** Undefined while the device is being read. */
  tokens: SavedToken[] | undefined;
  failure: string | null;
  refreshing: boolean;
  refresh: () => void;
}

/** The owner's tokens as the device has them, refreshed behind the screen. */
export function useTokens(): Tokens {
  const world = useWorld();
  const owner = useStore(sessionStore, (state) => state.wallet?.address ?? "");
  const tokens = useLiveQuery(() => readTokens(world.db, owner), [world, owner]);
  const [failure, setFailure] = useState<string | null>(null);
  const [refreshing, setRefreshing] = useState(true);
  const sync = useCallback(
    async (force: boolean) => {
      setRefreshing(true);
      try {
        await syncTokens(world, { force });
        setFailure(null);
      } catch (error) {
        const timedOut = error instanceof ApiError && error.failure.kind === "timeout";
        setFailure(timedOut ? error.sentence : sentences.tokens.loadFailed);
      }
      setRefreshing(false);
    },
    [world],
  );
  const source = useStore(sessionStore, (state) => state.source);
  const before = useRef(source);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another owner means another list
  useEffect(() => {
    // Who was cut off from the server has missed what happened there.
    void sync(before.current === "device" && source === "server");
    before.current = source;
  }, [sync, owner, source]);
  return { tokens, failure, refreshing, refresh: () => void sync(true) };
}
