import type { WebSocket } from "ws";
import type { Chain } from "../chain/chain.ts";
import type { Entry } from "../chain/ledger.ts";
import { type Commitment, lagOf } from "../chain/slots.ts";
import { encodeAccount } from "./encode-account.ts";
import { asAddress, asConfig, commitmentOf, readParams } from "./params.ts";
import { invalidParams, RpcError, rpcCode } from "./rpc-error.ts";

interface Subscription {
  /** Something landed. */
  landed?(entry: Entry): void;
  /** A new slot began. */
  slot?(slot: number): void;
}

export interface Subscriptions {
  /** The result of a subscribe or unsubscribe call; undefined for any other method. */
  call(method: string, params: unknown): unknown;
  landed(entry: Entry): void;
  slot(slot: number): void;
}

/** What one websocket listens to. Answers are held back until their commitment is reached. */
export function createSubscriptions(chain: Chain, socket: WebSocket, nextId: () => number): Subscriptions {
  const active = new Map<number, Subscription>();

  const notify = (method: string, subscription: number, result: unknown) =>
    socket.send(JSON.stringify({ jsonrpc: "2.0", method, params: { result, subscription } }));
  const inContext = (value: unknown) => ({ context: { slot: chain.slots.current() }, value });

  /** Waits for a landed transaction to reach its commitment, then tells. */
  const whenReached = (
    commitment: Commitment,
    wanted: (entry: Entry) => boolean,
    report: (entry: Entry) => void,
  ) => {
    let waiting: Entry[] = [];
    const flush = (slot: number) => {
      const ripe = waiting.filter((entry) => entry.slot + lagOf[commitment] <= slot);
      waiting = waiting.filter((entry) => !ripe.includes(entry));
      for (const entry of ripe) report(entry);
    };
    const landed = (entry: Entry) => {
      if (wanted(entry)) waiting.push(entry);
      flush(chain.slots.current());
    };
    return { landed, slot: flush };
  };

  const starters: Record<string, (id: number, raw: unknown) => Subscription> = {
    signatureSubscribe: (id, raw) => {
      const params = readParams(raw);
      const signature = params.text(0, "signature");
      const subscription = whenReached(
        commitmentOf(params.config(1)),
        (entry) => entry.transaction.signature === signature,
        (entry) => {
          active.delete(id); // it tells once
          notify("signatureNotification", id, inContext({ err: entry.outcome.err }));
        },
      );
      const known = chain.ledger.find(signature);
      if (known) setImmediate(() => active.has(id) && subscription.landed(known));
      return subscription;
    },

    accountSubscribe: (id, raw) => {
      const params = readParams(raw);
      const address = params.address(0);
      const config = params.config(1);
      return whenReached(
        commitmentOf(config),
        (entry) => entry.accounts.all.includes(address),
        () => {
          const account = encodeAccount(
            chain.vm.account(address),
            { encoding: "base64", ...config },
            chain.vm,
          );
          notify("accountNotification", id, inContext(account));
        },
      );
    },

    logsSubscribe: (id, raw) => {
      const params = readParams(raw);
      const mentioned = mentionedBy(Array.isArray(raw) ? raw[0] : undefined);
      return whenReached(
        commitmentOf(params.config(1)),
        (entry) => mentioned === undefined || entry.accounts.all.includes(mentioned),
        ({ transaction, outcome }) =>
          notify(
            "logsNotification",
            id,
            inContext({ signature: transaction.signature, err: outcome.err, logs: outcome.logs }),
          ),
      );
    },

    slotSubscribe: (id) => ({
      slot: (slot) =>
        notify("slotNotification", id, { parent: slot - 1, root: slot - lagOf.finalized, slot }),
    }),
  };

  return {
    call: (method, raw) => {
      if (method === "ping") return null;
      if (/^(signature|account|logs|slot)Unsubscribe$/.test(method)) {
        return active.delete(readParams(raw).number(0, "subscription"));
      }
      const start = Object.hasOwn(starters, method) ? starters[method] : undefined;
      if (!start) throw new RpcError(rpcCode.methodNotFound, "Method not found");
      const id = nextId();
      active.set(id, start(id, raw));
      return id;
    },
    landed: (entry) => {
      for (const subscription of [...active.values()]) subscription.landed?.(entry);
    },
    slot: (slot) => {
      for (const subscription of [...active.values()]) subscription.slot?.(slot);
    },
  };
}

/** `"all"`, `"allWithVotes"` or `{ mentions: [address] }`. */
function mentionedBy(filter: unknown): string | undefined {
  if (filter === "all" || filter === "allWithVotes") return;
  const { mentions } = asConfig(filter);
  if (!Array.isArray(mentions) || mentions.length !== 1)
    throw invalidParams("mentions must hold one address");
  return asAddress(mentions[0]);
}
