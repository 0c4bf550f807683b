import type {
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from "@solana/wallet-standard-features";
import type { Wallet, WalletAccount, WalletIcon } from "@wallet-standard/base";
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
  StandardEventsListeners,
} from "@wallet-standard/features";
import type { AccountInfo } from "../protocol.ts";
import { createAccounts, walletChains } from "./accounts.ts";
import { createChannel } from "./channel.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#14161d"/>
<path fill="#ffd08a" d="M18 16h28l7 13H11z"/><path fill="#f2a93b" d="M11 29h21v22z"/><path fill="#b8741a" d="M32 29h21L32 51z"/></svg>`;

const walletIcon: WalletIcon = `data:image/svg+xml;base64,${btoa(drawing)}`;

/** Not part of the standard: opens the panel with balance and accounts. */
export interface OpenFeature {
  "sandbox:open": { version: "1.0.0"; open(): Promise<void> };
}

type Features = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  OpenFeature;

/** The wallet as an app sees it. It holds no key: every request goes to the wallet's window at `origin`. */
export function createSandboxWallet(origin: string): Wallet & { features: Features } {
  const listeners = new Set<StandardEventsListeners["change"]>();
  const toAccounts = createAccounts();
  let accounts: readonly WalletAccount[] = [];

  const show = (infos: readonly AccountInfo[]) => {
    const next = toAccounts(infos);
    if (next.length === accounts.length && next.every((account, index) => account === accounts[index]))
      return;
    accounts = next;
    for (const listener of listeners) listener({ accounts });
  };
  const channel = createChannel(origin, show);

  return {
    version: "1.0.0",
    name: "Sandbox Wallet",
    icon: walletIcon,
    chains: walletChains,
    get accounts() {
      return accounts;
    },
    features: {
      "standard:connect": {
        version: "1.0.0",
        connect: async ({ silent = false } = {}) => {
          show(await channel.call("connect", { silent }));
          return { accounts };
        },
      },
      "standard:disconnect": {
        version: "1.0.0",
        disconnect: async () => {
          await channel.call("disconnect", {});
          show([]);
        },
      },
      "standard:events": {
        version: "1.0.0",
        on: (_event, listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      "solana:signMessage": {
        version: "1.0.0",
        signMessage: (...inputs) =>
          inOrder(inputs, async ({ account, message }) => ({
            signedMessage: message,
            signature: await channel.call("signMessage", { address: account.address, message }),
          })),
      },
      "solana:signTransaction": {
        version: "1.0.0",
        supportedTransactionVersions: ["legacy", 0],
        signTransaction: (...inputs) =>
          inOrder(inputs, async ({ account, transaction }) => ({
            signedTransaction: await channel.call("signTransaction", {
              address: account.address,
              transaction,
            }),
          })),
      },
      "sandbox:open": {
        version: "1.0.0",
        open: async () => {
          await channel.call("open", {});
        },
      },
    },
  };
}

/** One approval after another: a rejection ends the row. */
async function inOrder<In, Out>(inputs: readonly In[], sign: (input: In) => Promise<Out>): Promise<Out[]> {
  const outputs: Out[] = [];
  for (const input of inputs) outputs.push(await sign(input));
  return outputs;
}
