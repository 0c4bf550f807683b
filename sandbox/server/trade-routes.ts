import type { Chain } from "../chain/chain.ts";
import { compileTransaction, createInstructions, TooLarge } from "../launchpad/create-transaction.ts";
import { RefusedOrder, readTradeOrder } from "../launchpad/trade-order.ts";
import type { Faults } from "./faults.ts";
import { type Reply, type Route, text } from "./http.ts";

/** The trading service: an order in, the bytes of an unsigned transaction out. */
export const tradeRoutes = (chain: Chain, faults: Faults): Route[] => [
  {
    method: "POST",
    path: /^\/api\/trade-local$/,
    cors: true,
    handle: async ({ body }) => {
      await faults.intercept("trade-local");
      return tradeLocal(chain, body);
    },
  },
];

function tradeLocal(chain: Chain, body: string): Reply {
  try {
    const order = readTradeOrder(JSON.parse(body));
    if (chain.vm.account(order.mint.toBase58())) return text("mint is already in use", 400);
    const blockhash = chain.blockhashes.at(chain.slots.at("confirmed"));
    const bytes = compileTransaction(order.wallet, createInstructions(order), blockhash);
    return { status: 200, headers: { "content-type": "application/octet-stream" }, body: bytes };
  } catch (error) {
    if (error instanceof SyntaxError) return text("the body is not JSON", 400);
    if (error instanceof RefusedOrder || error instanceof TooLarge) return text(error.message, 400);
    throw error;
  }
}
