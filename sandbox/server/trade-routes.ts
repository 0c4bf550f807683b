import { setTimeout as wait } from "node:timers/promises";
import type { Chain } from "../chain/chain.ts";
import { compileTransaction, createInstructions, TooLarge } from "../launchpad/create-transaction.ts";
import type { Lie } from "../launchpad/lies.ts";
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
      return tradeLocal(chain, body, faults.nextLie());
    },
  },
];

/** What a lie does not touch is as it was asked for. */
async function tradeLocal(chain: Chain, body: string, lie: Lie): Promise<Reply> {
  if (lie.waits) await wait(lie.waits);
  if (lie.reply) {
    const { contentType, ...reply } = lie.reply;
    return { ...reply, headers: { "content-type": contentType } };
  }
  try {
    const asked = readTradeOrder(JSON.parse(body));
    if (chain.vm.account(asked.mint.toBase58())) return text("mint is already in use", 400);
    const order = lie.order?.(asked) ?? asked;
    const honest = createInstructions(order);
    const bytes = compileTransaction(
      lie.payer ?? order.wallet,
      lie.instructions?.(honest, order) ?? honest,
      chain.blockhashes.at(chain.slots.at("confirmed")),
      lie.table,
    );
    return transactionReply(lie.bytes?.(bytes) ?? bytes);
  } catch (error) {
    if (error instanceof SyntaxError) return text("the body is not JSON", 400);
    if (error instanceof RefusedOrder || error instanceof TooLarge) return text(error.message, 400);
    throw error;
  }
}

const transactionReply = (body: Uint8Array): Reply => ({
  status: 200,
  headers: { "content-type": "application/octet-stream" },
  body,
});
