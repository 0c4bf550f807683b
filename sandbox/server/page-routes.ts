import type { Chain } from "../chain/chain.ts";
import { addressPage, missingAddressPage } from "../explorer/address-page.ts";
import { createNames } from "../explorer/names.ts";
import { missingTransactionPage, transactionPage } from "../explorer/transaction-page.ts";
import { type Coin, watchCoins } from "../launchpad/coins.ts";
import { type Crowds, MOST_TRADES } from "../launchpad/crowd.ts";
import { answerOrder, readMarketOrder } from "../launchpad/market-order.ts";
import { coinPage, missingPage } from "../launchpad/pages/coin-page.ts";
import { listPage } from "../launchpad/pages/list-page.ts";
import { tradesOf } from "../launchpad/trades.ts";
import { holdersOf } from "../rpc/account-methods.ts";
import { type Incoming, json, type Reply, type Route, text } from "./http.ts";

/**
 * Pictures and descriptions live wherever a coin's metadata says, so pictures and fetches may go anywhere. The
 * wallet is at 127.0.0.1 even where this page is at localhost.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' http://127.0.0.1:*",
  "style-src 'self'",
  "img-src 'self' data: http: https:",
  "connect-src 'self' ws: http: https:",
  "frame-src http://127.0.0.1:*",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const COINS_LISTED = 60;

export function pageRoutes(chain: Chain, crowds: Crowds, product: string): Route[] {
  const coins = watchCoins(chain);
  const names = createNames(chain, coins);
  /** JSON alone, and no CORS: no other site's page can send it. */
  const command =
    (act: (coin: Coin, body: string) => Reply | Promise<Reply>): Route["handle"] =>
    ({ groups: [mint = ""], body, contentType }: Incoming) => {
      if (!contentType.startsWith("application/json")) return text("send JSON", 415);
      const coin = coins.find(mint);
      return coin ? act(coin, body) : text("The sandbox chain has no such coin.", 404);
    };

  return [
    { method: "GET", path: /^\/$/, handle: () => page(listPage(coins.newestFirst(COINS_LISTED), product)) },
    {
      method: "GET",
      path: /^\/token\/([^/]*)$/,
      handle: ({ groups: [mint = ""] }) => {
        const coin = coins.find(mint);
        if (!coin) return page(missingPage(mint.slice(0, 64), product), 404);
        const [holders, trades] = [holdersOf(chain.vm, mint), tradesOf(chain, mint)];
        return page(coinPage({ coin, holders, trades, product }));
      },
    },
    {
      method: "POST",
      path: /^\/token\/([^/]*)\/order$/,
      handle: command((coin, body) => {
        try {
          return json(answerOrder(chain, coin, readMarketOrder(body)));
        } catch (error) {
          if (error instanceof SyntaxError) return text(error.message, 400);
          throw error;
        }
      }),
    },
    {
      method: "POST",
      path: /^\/token\/([^/]*)\/crowd$/,
      handle: command(async ({ mint }, body) => {
        const order = readCrowdOrder(body);
        if (!order) return text(`Choose a whole number as the seed, and 1 to ${MOST_TRADES} trades.`, 400);
        const outcome = await crowds.trade(mint, order.seed, order.trades);
        return outcome ? json(outcome) : text("A crowd is trading this coin already.", 409);
      }),
    },
    {
      method: "GET",
      path: /^\/tx\/([^/]*)$/,
      handle: ({ groups: [signature = ""] }) => {
        const entry = chain.ledger.find(signature);
        if (!entry) return page(missingTransactionPage(product), 404);
        return page(transactionPage(chain, entry, names, product));
      },
    },
    {
      method: "GET",
      path: /^\/address\/([^/]*)$/,
      handle: ({ groups: [address = ""] }) => {
        const body = addressPage(chain, address, names, product);
        return body ? page(body) : page(missingAddressPage(product), 404);
      },
    },
  ];
}

const MOST_SEED = 2 ** 32 - 1;

function readCrowdOrder(body: string): { seed: number; trades: number } | undefined {
  try {
    const { seed, trades } = JSON.parse(body);
    const isWhole = (value: unknown, least: number, most: number) =>
      Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
    return isWhole(seed, 0, MOST_SEED) && isWhole(trades, 1, MOST_TRADES) ? { seed, trades } : undefined;
  } catch {
    return;
  }
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
