import { vi } from "vitest";
import type { StateCreator, StoreApi } from "zustand/vanilla";

const vanilla = await vi.importActual<typeof import("zustand/vanilla")>("zustand/vanilla");
const stores: StoreApi<unknown>[] = [];

/** In place of zustand's: a store that `resetStores` knows. */
export const createStore = <T>(creator: StateCreator<T>): StoreApi<T> => {
  const store = vanilla.createStore<T>(creator);
  stores.push(store as StoreApi<unknown>);
  return store;
};

/** All stores as they are when the app starts. */
export function resetStores(): void {
  for (const store of stores) store.setState(store.getInitialState(), true);
}
