import type { Adapter } from "@solana/wallet-adapter-base";
import type { PublicKey } from "@solana/web3.js";
import { runtimeStore, walletRuntime } from "./runtime-store.ts";
import type { ConnectedAccount, WalletPort } from "./wallet-port.ts";

const SETTLE_MS = 300;
/**
 * How long another connection waits for a silent one: less than the five seconds after a press in which a browser
 * lets a wallet open its window.
 */
const SILENT_MS = 4_000;

/** Any Wallet Standard wallet of a supported name, through wallet-adapter-react. */
export function createBrowserWallet(): WalletPort {
  const listeners = new Set<(account: ConnectedAccount | null) => void>();
  let current: Adapter | null = null;
  let address: string | null = null;
  let forget = () => {};
  let silently: Promise<unknown> = Promise.resolve();
  let attempts = 0;

  const report = (account: ConnectedAccount | null) => {
    for (const listener of listeners) listener(account);
  };

  function watch(adapter: Adapter) {
    const onConnect = (key: PublicKey) => {
      const next = key.toBase58();
      if (next === address) return;
      address = next;
      report({ name: adapter.name, address: next });
    };
    const onDisconnect = () => {
      if (current !== adapter) return;
      current = null;
      address = null;
      report(null);
    };
    adapter.on("connect", onConnect);
    adapter.on("disconnect", onDisconnect);
    forget = () => {
      adapter.off("connect", onConnect);
      adapter.off("disconnect", onDisconnect);
    };
  }

  async function find(name: string): Promise<Adapter> {
    await walletRuntime();
    // A wallet may register a moment after its script has run.
    for (const until = performance.now() + SETTLE_MS; ; ) {
      const adapter = runtimeStore.getState().handle?.adapters.find((each) => each.name === name);
      if (adapter) return adapter;
      if (performance.now() > until) throw new Error(`${name} was not found.`);
      await after(20);
    }
  }

  async function connect(name: string, silent: boolean): Promise<ConnectedAccount> {
    const adapter = await find(name);
    const runtime = await walletRuntime();
    const attempt = ++attempts;
    forget();
    runtime.select(name);
    try {
      if (!adapter.connected)
        await (silent && adapter.autoConnect ? adapter.autoConnect() : adapter.connect());
      if (!adapter.publicKey) throw new Error("Failed to get wallet public key");
    } catch (error) {
      if (attempt === attempts) runtime.select(null);
      throw error;
    }
    const account = { name, address: adapter.publicKey.toBase58() };
    // A later connection has taken its place.
    if (attempt !== attempts) return account;
    current = adapter;
    address = account.address;
    watch(adapter);
    return account;
  }

  return {
    detect: async (supported) => {
      await walletRuntime();
      await after(50);
      const present = runtimeStore.getState().handle?.adapters ?? [];
      return supported.flatMap((name) => {
        const adapter = present.find((each) => each.name === name && each.readyState === "Installed");
        return adapter ? [{ name, icon: adapter.icon }] : [];
      });
    },
    connect: (name, { silent }) => {
      // While an adapter connects, a second call returns at once and without an account, and its failure disconnects it.
      const connection = silently.then(() => connect(name, silent));
      if (silent) silently = Promise.race([connection, after(SILENT_MS)]).catch(() => {});
      return connection;
    },
    disconnect: async () => {
      const adapter = current;
      forget();
      current = null;
      address = null;
      await adapter?.disconnect();
      runtimeStore.getState().handle?.select(null);
    },
    signMessage: async (message) => {
      if (!current || !("signMessage" in current)) throw new Error("This wallet cannot sign messages.");
      return current.signMessage(message);
    },
    canSignTransactions: () => current !== null && "signTransaction" in current,
    signTransaction: async (wire) => {
      if (!current || !("signTransaction" in current))
        throw new Error("This wallet cannot sign transactions.");
      const { VersionedTransaction } = await import("@solana/web3.js");
      const signed = await current.signTransaction(VersionedTransaction.deserialize(wire));
      return signed.serialize();
    },
    onWalletsChange: (listener) =>
      runtimeStore.subscribe(({ handle }, before) => {
        if (handle?.adapters !== before.handle?.adapters) listener();
      }),
    onAccountChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
