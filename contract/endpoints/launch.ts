import * as z from "zod/mini";
import { Coin } from "../coin.ts";
import { type Endpoint, type ExamplesOf, get, post } from "../endpoint.ts";
import * as launch from "../launch.ts";
import { timeouts } from "../limits.ts";
import { Address, Id, Succeeded } from "../primitives.ts";
import { ids, mint, signature, wallet } from "./story.ts";

export const launchEndpoints = {
  readReadiness: {
    ...get,
    path: "/token-automation/readiness/{id}",
    summary: "What prevents launching a token now, before anything is signed",
    access: "user",
    params: z.object({ id: Id }),
    output: launch.LaunchReadiness,
    errors: ["token_not_found", "chain_unavailable"],
  },
  prepareTransaction: {
    ...post,
    path: "/token-automation/prepare-transaction",
    summary: "Open a token's one launch and freeze its metadata",
    access: "user",
    body: launch.PrepareRequest,
    output: launch.PrepareResult,
    errors: [
      "token_not_found",
      "token_deployed",
      "launch_in_progress",
      "launch_paused",
      "wallet_not_yours",
      "token_incomplete",
      "name_too_long_for_chain",
      "mint_taken",
      "chain_unavailable",
    ],
  },
  releaseTransaction: {
    ...post,
    path: "/token-automation/release-transaction",
    summary: "Give up a prepared launch that was not signed, so that its token can be changed again at once",
    access: "user",
    body: launch.ReleaseRequest,
    output: Succeeded,
    errors: ["token_not_found", "chain_unavailable"],
    timeoutMs: timeouts.release,
  },
  confirmTransaction: {
    ...post,
    path: "/token-automation/confirm-transaction",
    summary: "Tell the server to read a launch from the chain",
    access: "user",
    body: launch.ConfirmRequest,
    output: launch.ConfirmResult,
    errors: [
      "token_not_found",
      "launch_not_found",
      "token_deployed",
      "mint_taken",
      "website_failed",
      "chain_unavailable",
    ],
  },
} as const satisfies Record<string, Endpoint>;

export const chainEndpoints = {
  readCoin: {
    ...get,
    path: "/chain/coin/{mint}",
    summary: "A launched token's price, holders and latest trades, read from the chain every few seconds",
    access: "public",
    params: z.object({ mint: Address }),
    output: Coin,
    errors: ["coin_not_found", "chain_unavailable"],
    timeoutMs: timeouts.coin,
  },
  chainRpc: {
    ...post,
    path: "/chain/rpc",
    summary: "JSON-RPC to the chain, allowed methods only",
    access: "public",
    body: z.unknown(),
    output: z.unknown(),
    errors: ["chain_unavailable"],
  },
  tradeLocal: {
    ...post,
    path: "/chain/trade-local",
    summary: "The trading service, passed through",
    access: "public",
    body: z.unknown(),
    outputType: "binary",
    errors: ["trading_unavailable"],
    timeoutMs: timeouts.tradingService,
  },
} as const satisfies Record<string, Endpoint>;

export const launchExamples: ExamplesOf<typeof launchEndpoints> = {
  readReadiness: {
    params: { id: ids.token },
    answer: { paused: null, look_alike: "BONK", lost_address: null },
  },
  prepareTransaction: {
    body: { token_id: ids.token, wallet_address: wallet, mint },
    answer: {
      metadata_uri: "https://gems.example.com/m/5d316bfedb8ab979.json",
      name: "Astro Frog",
      symbol: "AFROG",
      description: "A frog in a space suit who is looking for the moon's best pond.",
      image_url:
        "https://gems.example.com/media/4bc9673d906738e4cdbb3f976c313055cde97b6f29aafcf337e5b33067faecef.webp",
      links: ["https://x.com/astrofrog", "https://astrofrog.sites.example.com"],
      prepared_height: 312_480_117,
      prepared_at: "2026-03-15T18:02:11.000Z",
    },
  },
  releaseTransaction: {
    body: { token_id: ids.token, mint, prepared_at: "2026-03-15T18:02:11.000Z" },
    answer: { success: true, message: "Nothing was launched." },
  },
  confirmTransaction: {
    body: { token_id: ids.token, signature, create_signature: signature, mint_pubkey: mint },
    answer: { success: true, message: "Astro Frog is launched." },
  },
};

export const chainExamples: ExamplesOf<typeof chainEndpoints> = {
  readCoin: {
    params: { mint },
    answer: {
      name: "Astro Frog",
      symbol: "AFROG",
      creator: wallet,
      image_url: "/media/4bc9673d906738e4cdbb3f976c313055cde97b6f29aafcf337e5b33067faecef.webp",
      website_url: "https://astrofrog.sites.example.com",
      price_sol: 0.0000000299,
      market_cap_sol: 29.9,
      curve_percent: 4.4,
      holders: 2,
      has_more_holders: false,
      trades: [
        { side: "buy", sol: 1, tokens: 33_511_238.52, at: "2026-03-15T18:04:10.000Z" },
        { side: "buy", sol: 0.049, tokens: 1_763_000.11, at: "2026-03-15T18:02:40.000Z" },
      ],
      as_of: "2026-03-15T18:04:21.000Z",
      is_current: true,
    },
  },
  chainRpc: {
    body: { jsonrpc: "2.0", id: 1, method: "getBalance", params: [wallet] },
    answer: { jsonrpc: "2.0", id: 1, result: { context: { slot: 326_508_114 }, value: 1_480_000_000 } },
  },
  tradeLocal: {
    body: {
      publicKey: wallet,
      action: "create",
      tokenMetadata: {
        name: "Astro Frog",
        symbol: "AFROG",
        uri: "https://gems.example.com/m/5d316bfedb8ab979.json",
      },
      mint,
      denominatedInSol: "true",
      amount: 0.05,
      slippage: 10,
      priorityFee: 0.0005,
      pool: "pump",
    },
    answer: null,
  },
};
