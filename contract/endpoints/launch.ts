import type { Endpoint } from "../endpoint.ts";
import * as launch from "../launch.ts";
import { Succeeded } from "../primitives.ts";
import { post } from "./rows.ts";

export const launchEndpoints = {
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
      "wallet_not_yours",
      "token_incomplete",
      "name_too_long_for_chain",
      "mint_taken",
      "chain_unavailable",
    ],
  },
  confirmTransaction: {
    ...post,
    path: "/token-automation/confirm-transaction",
    summary: "Tell the server to read a launch from the chain",
    access: "user",
    body: launch.ConfirmRequest,
    output: Succeeded,
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
