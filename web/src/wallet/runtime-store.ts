import { createStore } from "zustand/vanilla";
import { loadedScript } from "./wallet-errors.ts";
import type { WalletRuntimeHandle } from "./wallet-runtime.tsx";

export interface RuntimeState {
  handle: WalletRuntimeHandle | null;
}

export const runtimeStore = createStore<RuntimeState>(() => ({ handle: null }));

let mounting: Promise<void> | null = null;

/** Mounts the wallet runtime on first use. Rejects with `WalletsNotLoaded`; a later call retries. */
export async function walletRuntime(): Promise<WalletRuntimeHandle> {
  mounting ??= import("./wallet-runtime.tsx").then(({ mountWalletRuntime }) =>
    mountWalletRuntime((handle) => runtimeStore.setState({ handle })),
  );
  await loadedScript(mounting).catch((error: unknown) => {
    mounting = null;
    throw error;
  });
  const { handle } = runtimeStore.getState();
  if (handle) return handle;
  return new Promise((resolve) => {
    const stop = runtimeStore.subscribe((state) => {
      if (!state.handle) return;
      stop();
      resolve(state.handle);
    });
  });
}
