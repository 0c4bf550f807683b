import { createStore } from "zustand/vanilla";

/** Whether the server answers, as far as anybody has tried, and what the outbox does. */
export interface ConnectionState {
  isReachable: boolean;
  /** The outbox is being sent. */
  isSyncing: boolean;
}

export const connectionStore = createStore<ConnectionState>(() => ({ isReachable: true, isSyncing: false }));
