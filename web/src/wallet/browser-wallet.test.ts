import type { WindowAppReadyEvent } from "@wallet-standard/base";
import bs58 from "bs58";
import { expect, it } from "vitest";
import { createBrowserWallet } from "./browser-wallet.ts";

const address = bs58.encode(new Uint8Array(32).fill(7));

/** A page's wallet that takes a moment to answer. Gives what it is asked, as it comes. */
function aSlowWallet(name: string) {
  const asked: string[] = [];
  const account = {
    address,
    publicKey: bs58.decode(address),
    chains: ["solana:mainnet"] as const,
    features: ["solana:signTransaction"] as const,
  };
  const wallet = {
    version: "1.0.0" as const,
    name,
    icon: "data:image/svg+xml;base64," as const,
    chains: ["solana:mainnet"] as const,
    accounts: [] as (typeof account)[],
    features: {
      "standard:connect": {
        version: "1.0.0",
        connect: async ({ silent = false } = {}) => {
          asked.push(silent ? "silently" : "aloud");
          await new Promise((resolve) => setTimeout(resolve, 30));
          wallet.accounts = [account];
          return { accounts: wallet.accounts };
        },
      },
      "standard:disconnect": {
        version: "1.0.0",
        disconnect: async () => {
          asked.push("to leave");
          wallet.accounts = [];
        },
      },
      "standard:events": { version: "1.0.0", on: () => () => {} },
      "solana:signTransaction": {
        version: "1.0.0",
        supportedTransactionVersions: ["legacy", 0],
        signTransaction: async () => [],
      },
    },
  };
  window.addEventListener(
    "wallet-standard:app-ready",
    (event) => (event as unknown as WindowAppReadyEvent).detail.register(wallet),
    { once: true },
  );
  return asked;
}

it("asks the wallet once where a press comes while the start still asks it", async () => {
  const asked = aSlowWallet("Slow Wallet");
  const wallet = createBrowserWallet();
  const connected = { name: "Slow Wallet", address };
  const start = wallet.connect("Slow Wallet", { silent: true });
  const press = wallet.connect("Slow Wallet", { silent: true });
  expect(await Promise.all([start, press])).toEqual([connected, connected]);
  expect(asked).toEqual(["silently"]);
});
