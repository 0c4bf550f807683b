import { QueryClient } from "@tanstack/react-query";
import { apiBase } from "./api-client/base-address.ts";
import { type ApiClient, createApiClient } from "./api-client/client.ts";
import { type Database, openDatabase } from "./db/database.ts";
import { createBrowserWallet } from "./wallet/browser-wallet.ts";
import { loadScript } from "./wallet/load-script.ts";
import type { WalletPort } from "./wallet/wallet-port.ts";

/** Everything outside the app's own rules, made in one place and passed in. */
export interface World {
  api: ApiClient;
  db: Database;
  wallet: WalletPort;
  queries: QueryClient;
  now(): number;
  wait(ms: number): Promise<void>;
  /** Whether a wallet's script could be had. */
  loadScript(url: string): Promise<boolean>;
}

export const createWorld = (): World => ({
  api: createApiClient(apiBase()),
  db: openDatabase(),
  wallet: createBrowserWallet(),
  queries: new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: true } } }),
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  loadScript,
});
