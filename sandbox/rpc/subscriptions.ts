import type { WebSocket } from "ws";
import type { Chain } from "../chain/chain.ts";
import type { Entry } from "../chain/ledger.ts";
import { toWire } from "./method.ts";
import { readParams } from "./params.ts";
import { RpcError, rpcCode } from "./rpc-error.ts";
import { type Subscription, subscriptionKinds } from "./subscription-kinds.ts";

export interface Subscriptions {
  /** The result of a subscribe or unsubscribe call; undefined for any other method. */
  call(method: string, params: unknown): unknown;
  landed(entry: Entry): void;
  slot(slot: number): void;
}

/** A node answers a send before it runs it, so what landed is reported a moment later. */
const REPORT_AFTER_MS = 50;

/** What one websocket listens to. Answers are held back until their commitment is reached. */
export function createSubscriptions(chain: Chain, socket: WebSocket, nextId: () => number): Subscriptions {
  const active = new Map<number, Subscription>();
  const subscriber = (subscription: number) => ({
    chain,
    notify: (method: string, result: unknown) => {
      if (!active.has(subscription)) return;
      socket.send(toWire({ jsonrpc: "2.0", method, params: { result, subscription } }));
    },
    end: () => active.delete(subscription),
  });
  return {
    call: (method, raw) => {
      if (method === "ping") return null;
      const params = readParams(raw);
      const start = Object.hasOwn(subscriptionKinds, method) ? subscriptionKinds[method] : undefined;
      if (start) {
        const id = nextId();
        active.set(id, start(subscriber(id), params));
        return id;
      }
      const subscribed = method.replace(/Unsubscribe$/, "Subscribe");
      if (subscribed === method || !Object.hasOwn(subscriptionKinds, subscribed)) {
        throw new RpcError(rpcCode.methodNotFound, "Method not found");
      }
      return active.delete(params.number(0, "subscription"));
    },
    landed: (entry) => {
      const listening = [...active.values()];
      const report = () => {
        for (const subscription of listening) subscription.landed?.(entry);
      };
      setTimeout(report, REPORT_AFTER_MS).unref();
    },
    slot: (slot) => {
      for (const subscription of [...active.values()]) subscription.slot?.(slot);
    },
  };
}
