import { Keypair, VersionedTransaction } from "@solana/web3.js";
import { QueryClient } from "@tanstack/react-query";
import type { PublicConfig } from "#contract/config.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError } from "../src/api-client/api-error.ts";
import type { ApiClient } from "../src/api-client/client.ts";
import type { AppDeps } from "../src/app/deps.ts";
import { openDatabase } from "../src/db/database.ts";
import { ownerOf, sessionStore } from "../src/stores/session.ts";
import type { ConnectedAccount, WalletPort } from "../src/wallet/wallet-port.ts";
import { toast } from "./fake-toast.ts";

type Handler = (request: { params?: unknown; query?: unknown; body?: unknown }) => unknown;
export type Handlers = Partial<Record<EndpointName, Handler>>;

export interface FakeDeps extends AppDeps {
  /** The names of the calls made so far. */
  calls: EndpointName[];
  handlers: Handlers;
  wallet: FakeWallet;
}

export interface FakeWallet extends WalletPort {
  keypair: Keypair;
  rejectNext: boolean;
  change(account: ConnectedAccount | null): void;
  /** Tells that a wallet has registered or gone: what there is, `detect` says. */
  register(): void;
}

let databases = 0;

/** A world without network: the API answers by handler, the wallet signs with a real key, time does not pass. */
export function fakeDeps(handlers: Handlers = {}): FakeDeps {
  const calls: EndpointName[] = [];
  let ids = 0;
  const lost = new Set<(anothers: boolean) => void>();
  const nameOf = (endpoint: Endpoint) =>
    (Object.keys(endpoints) as EndpointName[]).find(
      (name) => endpoints[name].path === endpoint.path && endpoints[name].method === endpoint.method,
    );
  const api: ApiClient = {
    call: async (endpoint, request) => {
      const name = nameOf(endpoint);
      const handler = name && deps.handlers[name];
      if (!name || !handler) throw new ApiError({ kind: "network" });
      calls.push(name);
      return (await handler(request as never)) as never;
    },
    fetch: async (endpoint, request) => {
      const handler = deps.handlers[nameOf(endpoint) as EndpointName];
      return ((await handler?.(request)) as Response) ?? new Response("");
    },
    onSessionLost: (listener) => {
      lost.add(listener);
      return () => lost.delete(listener);
    },
  };
  const deps: FakeDeps = {
    api,
    calls,
    handlers: { getConfig: () => config, ...handlers },
    db: openDatabase(`test-${++databases}`),
    wallet: fakeWallet(),
    queries: new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } }),
    toast,
    owner: () => ownerOf(sessionStore.getState()),
    // The same in every run, and so is what is made of them.
    newId: () => `00000000-0000-4000-8000-${String(ids++).padStart(12, "0")}`,
    now: () => 1_700_000_000_000,
    wait: async () => {},
    loadScript: async () => true,
    loadPicture: () => Promise.reject(new ApiError({ kind: "network" })),
    rasterise: async (url, width) => new Blob([`${width} of ${url}`], { type: "image/webp" }),
    shrink: async (picture) => picture,
    idle: async () => {},
    startMintWorker: () => {
      throw new Error("There are no workers.");
    },
  };
  return deps;
}

function fakeWallet(): FakeWallet {
  const keypair = Keypair.generate();
  const listeners = new Set<(account: ConnectedAccount | null) => void>();
  const onlookers = new Set<() => void>();
  const ask = () => {
    if (!wallet.rejectNext) return;
    wallet.rejectNext = false;
    throw Object.assign(new Error("User rejected the request."), { code: 4001 });
  };
  const wallet: FakeWallet = {
    keypair,
    rejectNext: false,
    detect: async (supported) => supported.slice(0, 1).map((name) => ({ name, icon: "data:," })),
    connect: async (name, { silent }) => {
      if (silent) throw new Error("not connected before");
      ask();
      return { name, address: keypair.publicKey.toBase58() };
    },
    disconnect: async () => {},
    signMessage: async (message) => {
      ask();
      return message;
    },
    canSignTransactions: () => true,
    signTransaction: async (wire) => {
      ask();
      const transaction = VersionedTransaction.deserialize(wire);
      transaction.sign([keypair]);
      return transaction.serialize();
    },
    onWalletsChange: (listener) => {
      onlookers.add(listener);
      return () => onlookers.delete(listener);
    },
    onAccountChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (account) => {
      for (const listener of listeners) listener(account);
    },
    register: () => {
      for (const listener of onlookers) listener();
    },
  };
  return wallet;
}

export const config: PublicConfig = {
  product_name: "Gemwright",
  support_email: "support@example.com",
  social_url: "https://x.com/gemwright",
  network: "sandbox",
  launchpad_name: "Sandpit",
  launchpad_url: "http://127.0.0.1:8899",
  launch_builder: "included",
  trade_api_url: "/api/v1/chain/trade-local",
  rpc_url: "/api/v1/chain/rpc",
  hosting_hours: 24,
  default_domain: "localhost:8000",
  wallets: [
    { name: "Phantom", install_url: "https://phantom.com/download" },
    { name: "Solflare", install_url: "https://solflare.com/download" },
  ],
  features: { premium: false, trends: false, ai_text: false, ai_images: false, gallery: true },
  composer: { text: "built-in", images: "built-in" },
};

export const aToken = (change: Partial<SavedToken> = {}): SavedToken => ({
  id: crypto.randomUUID(),
  name: "Moon Frog",
  ticker: "FROG",
  narrative: "A frog on the moon.",
  image_url: "/media/a.webp",
  banner_url: null,
  origin: "GENERATED",
  mint_address: null,
  website_url: null,
  website_status: null,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  session_id: crypto.randomUUID(),
  version: 1,
  ...change,
});

export const aUser = (address: string) => ({
  id: crypto.randomUUID(),
  name: "",
  email: null,
  wallet_connected: true,
  wallet_address: address,
  wallet_name: null,
  created_at: "2026-01-01T00:00:00.000Z",
  tokens_created: 0,
  tokens_deployed: 0,
});

/** A failure as the server answers it. */
export const refusal = (
  status: number,
  code: string,
  detail: string,
  errors: { path: string; message: string }[] = [],
) => new ApiError({ kind: "status", status, detail }, { code, detail, errors });
