import { vi } from "vitest";
import type { StateCreator, StoreApi } from "zustand/vanilla";

const vanilla = await vi.importActual<typeof import("zustand/vanilla")>("zustand/vanilla");
const resets: (() => void)[] = [];

/** In place of zustand's: a store that `resetStores` knows. */
export function createStore<T>(creator: StateCreator<T>): StoreApi<T> {
  const store = vanilla.createStore<T>(creator);
  const { subscribe } = store;
  const leave = new Set<() => void>();
  store.subscribe = (listener) => {
    const unsubscribe = subscribe(listener);
    leave.add(unsubscribe);
    return unsubscribe;
  };
  // What watches the session, with listeners on the page too, ends itself as it hears that nobody is here.
  resets.push(() => {
    store.setState(store.getInitialState(), true);
    for (const unsubscribe of leave) unsubscribe();
    leave.clear();
  });
  return store;
}

/** All stores as they are when the app starts: nobody listens to them any more. */
export function resetStores(): void {
  for (const reset of resets) reset();
}
