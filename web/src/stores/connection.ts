import { createStore } from "zustand/vanilla";

/** Whether the server answered the last call, and what the outbox is doing. */
export interface ConnectionState {
  isReachable: boolean;
  /** True while the outbox is being sent. */
  isSyncing: boolean;
}

export const connectionStore = createStore<ConnectionState>(() => ({ isReachable: true, isSyncing: false }));
