import type { chainEndpoints } from "../endpoints/chain.ts";
import { tradeRequest } from "../launch.ts";
import type { ExamplesOf } from "./example.ts";
import { launchExamples } from "./launch.ts";
import { mint, wallet } from "./story.ts";

export const chainExamples: ExamplesOf<typeof chainEndpoints> = {
  chainRpc: {
    body: { jsonrpc: "2.0", id: 1, method: "getBalance", params: [wallet] },
    answer: { jsonrpc: "2.0", id: 1, result: { context: { slot: 326_508_114 }, value: 1_480_000_000 } },
  },
  tradeLocal: {
    body: tradeRequest(wallet, mint, launchExamples.prepareTransaction.answer, 0.05),
    answer: null,
  },
};
