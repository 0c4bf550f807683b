import { useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { caches } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { useDeps } from "../../app/load-deps.ts";
import { isOnDevice, ownerOf, sessionStore } from "../../stores/session.ts";
import { keepLogos } from "./keep-picture.ts";
import { syncTokens } from "./sync-tokens.ts";

interface ListSync {
  failure: string | null;
  refreshing: boolean;
  refresh: () => void;
}

/** Refreshes the list on the device in the background, as its lifetime requires. */
export function useListSync(): ListSync {
  const deps = useDeps();
  const owner = useStore(sessionStore, ownerOf);
  const onDevice = useStore(sessionStore, isOnDevice);
  const [failure, setFailure] = useState<string | null>(null);
  const [refreshing, setRefreshing] = useState(true);
  const sync = useCallback(
    async (force: boolean) => {
      setRefreshing(true);
      try {
        await syncTokens(deps, { force });
        setFailure(null);
        void keepLogos(deps).catch(() => {});
      } catch (error) {
        const timedOut = error instanceof ApiError && error.failure.kind === "timeout";
        setFailure(timedOut ? error.sentence : sentences.tokens.loadFailed);
      }
      setRefreshing(false);
    },
    [deps],
  );
  const wasOnDevice = useRef(onDevice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another owner means another list
  useEffect(() => {
    // After an interruption the list may have missed changes.
    void sync(wasOnDevice.current && !onDevice);
    wasOnDevice.current = onDevice;
  }, [sync, owner, onDevice]);
  useEffect(() => whenDue(() => void sync(false)), [sync]);
  return { failure, refreshing, refresh: () => void sync(true) };
}

/**
 * An open screen becomes stale too: refresh when the user or the network comes back, and at the shortest lifetime.
 */
function whenDue(look: () => void): () => void {
  const ifSeen = () => {
    if (document.visibilityState === "visible") look();
  };
  addEventListener("online", ifSeen);
  document.addEventListener("visibilitychange", ifSeen);
  const timer = setInterval(ifSeen, caches.stats);
  return () => {
    removeEventListener("online", ifSeen);
    document.removeEventListener("visibilitychange", ifSeen);
    clearInterval(timer);
  };
}
