import { useEffect, useRef, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { connectionStore } from "../../stores/connection.ts";
import { isOnDevice, sessionStore } from "../../stores/session.ts";

/** Whether the server answers, judged by the device's network, the last call, and how this session was opened. */
export function useReachable(): boolean {
  const online = useOnline();
  const isReachable = useStore(connectionStore, (state) => state.isReachable);
  const onDevice = useStore(sessionStore, isOnDevice);
  return online && isReachable && !onDevice;
}

/** Calls back whenever the server answers again. */
export function useBackInReach(onBack: () => void): void {
  const isReachable = useReachable();
  const was = useRef(isReachable);
  useEffect(() => {
    if (isReachable && !was.current) onBack();
    was.current = isReachable;
  });
}

function subscribe(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

/** Whether the browser believes that it has a network. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
