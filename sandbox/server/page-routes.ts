import type { Chain } from "../chain/chain.ts";
import { watchCoins } from "../launchpad/coins.ts";
import { coinPage, missingPage } from "../launchpad/pages/coin-page.ts";
import { listPage } from "../launchpad/pages/list-page.ts";
import { holdersOf } from "../rpc/account-methods.ts";
import type { Reply, Route } from "./http.ts";

/**
 * Pictures and descriptions live wherever a coin's metadata says, so pictures and fetches may go anywhere.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: http: https:",
  "connect-src 'self' http: https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const COINS_LISTED = 60;
const HOLDERS_SHOWN = 10;

export function pageRoutes(chain: Chain, product: string): Route[] {
  const coins = watchCoins(chain);
  return [
    { method: "GET", path: /^\/$/, handle: () => page(listPage(coins.newestFirst(COINS_LISTED), product)) },
    {
      method: "GET",
      path: /^\/token\/([^/]*)$/,
      handle: ({ groups: [mint = ""] }) => {
        const coin = coins.find(mint);
        if (!coin) return page(missingPage(mint.slice(0, 64), product), 404);
        return page(coinPage(coin, holdersOf(chain.vm, mint).slice(0, HOLDERS_SHOWN), product));
      },
    },
  ];
}

const page = (body: string, status = 200): Reply => ({
  status,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
  },
  body,
});
