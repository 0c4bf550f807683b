import type { Adapter } from "@solana/wallet-adapter-base";
import { createStore } from "zustand/vanilla";

/** What the mounted wallet-adapter runtime offers. */
export interface WalletRuntimeHandle {
  adapters: readonly Adapter[];
  select(name: string | null): void;
}

export interface RuntimeState {
  /** Set by the first who needs a wallet; the shell then mounts the lazy runtime. */
  wanted: boolean;
  handle: WalletRuntimeHandle | null;
}

export const runtimeStore = createStore<RuntimeState>(() => ({ wanted: false, handle: null }));

/** Asks for the runtime and resolves once it is mounted. */
export function walletRuntime(): Promise<WalletRuntimeHandle> {
  runtimeStore.setState({ wanted: true });
  const { handle } = runtimeStore.getState();
  if (handle) return Promise.resolve(handle);
  return new Promise((resolve) => {
    const stop = runtimeStore.subscribe((state) => {
      if (!state.handle) return;
      stop();
      resolve(state.handle);
    });
  });
}
