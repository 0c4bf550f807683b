import { createStore } from "zustand/vanilla";

export interface UpdateState {
  /** A new version of the app waits to take over. */
  waiting: boolean;
  apply: () => void;
}

export const updateStore = createStore<UpdateState>(() => ({ waiting: false, apply: () => {} }));
