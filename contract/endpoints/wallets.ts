import type { Endpoint } from "../endpoint.ts";
import { Succeeded } from "../primitives.ts";
import * as wallet from "../wallet.ts";
import { Anything, ById, get, post } from "./rows.ts";

export const walletsEndpoints = {
  listWallets: {
    ...get,
    path: "/wallet/list",
    summary: "The user's linked wallets",
    access: "user",
    output: wallet.WalletList,
    errors: [],
  },
  unlinkWallet: {
    ...post,
    method: "DELETE",
    path: "/wallet/{id}",
    summary: "Unlink a wallet",
    access: "user",
    params: ById,
    output: Succeeded,
    errors: ["not_found"],
  },
  createLaunchpadAccount: {
    ...post,
    path: "/wallet/pumpfun/create",
    summary: "The user's launchpad account: their own wallet",
    access: "user",
    body: Anything,
    output: wallet.LinkedWallet,
    errors: ["not_found"],
  },
  getLaunchpadAccount: {
    ...get,
    path: "/wallet/pumpfun",
    summary: "The user's launchpad account",
    access: "user",
    output: wallet.LinkedWallet,
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;
