import { QueryClient } from "@tanstack/react-query";
import type { PublicConfig } from "#contract/config.ts";
import { apiBase } from "../api-client/base-address.ts";
import { type ApiClient, createApiClient } from "../api-client/client.ts";
import { loadPicture } from "../api-client/load-picture.ts";
import { watchReach } from "../api-client/watch-reach.ts";
import { rasterise, shrink } from "../canvas/redraw.ts";
import type { Database } from "../db/database.ts";
import { openDevice } from "../db/open-device.ts";
import { connectionStore } from "../stores/connection.ts";
import { reportDeviceProblem } from "../stores/device.ts";
import { ownerOf, sessionStore } from "../stores/session.ts";
import { type Toaster, toast } from "../ui/toast.ts";
import { createBrowserWallet } from "../wallet/browser-wallet.ts";
import { loadScript } from "../wallet/load-script.ts";
import type { WalletPort } from "../wallet/wallet-port.ts";
import { createWallets } from "../wallet/wallets.ts";

/**
 * Everything with an effect outside the app's own logic. It is created once and passed in, so that tests can replace
 * it.
 */
export interface AppDeps {
  api: ApiClient;
  db: Database;
  wallet: WalletPort;
  queries: QueryClient;
  toast: Toaster;
  /** The address whose data this device shows and takes; empty where nobody is here. */
  owner(): string;
  now(): number;
  newId(): string;
  wait(ms: number): Promise<void>;
  /** Resolves whether a wallet's script could be loaded. */
  loadScript(url: string): Promise<boolean>;
  /** Loads a picture's bytes. Throws if it cannot. */
  loadPicture(url: string): Promise<Blob>;
  /** Redraws a picture at a size (canvas/redraw.ts). Throws if the browser cannot. */
  rasterise(url: string, width: number, height?: number): Promise<Blob>;
  /** Redraws a picture smaller if it has too many pixels (canvas/redraw.ts). */
  shrink(picture: Blob, pixels: number, width: number): Promise<Blob>;
  /** Resolves when the page is idle. */
  idle(): Promise<void>;
  /** Starts a worker that searches for mint addresses (features/launch/find-mint.worker.ts). */
  startMintWorker(): Worker;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type LoadConfig = (deps: AppDeps) => Promise<PublicConfig>;

export async function createDeps(loadConfig: LoadConfig): Promise<AppDeps> {
  const deps: AppDeps = {
    api: watchReach(
      createApiClient(apiBase(), () => sessionStore.getState().user?.id ?? null),
      (isReachable) => connectionStore.setState({ isReachable }),
    ),
    db: await openDevice(reportDeviceProblem, wait),
    wallet: createWallets(createBrowserWallet(), () => loadConfig(deps)),
    queries: new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: true } } }),
    toast,
    owner: () => ownerOf(sessionStore.getState()),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    wait,
    loadScript,
    loadPicture,
    rasterise,
    shrink,
    idle: () =>
      new Promise((resolve) => {
        if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
        else setTimeout(resolve, 200);
      }),
    startMintWorker: () =>
      new Worker(new URL("../features/launch/find-mint.worker.ts", import.meta.url), { type: "module" }),
  };
  return deps;
}
