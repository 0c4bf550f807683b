import * as z from "zod/mini";
import type { Endpoint } from "../endpoint.ts";
import { timeouts } from "../limits.ts";
import { post } from "./rows.ts";

export const chainEndpoints = {
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
