import type { WebSocket } from "ws";
import type { Chain } from "../chain/chain.ts";
import type { Entry } from "../chain/ledger.ts";
import { type Commitment, lagOf } from "../chain/slots.ts";
import type { AccountState } from "../chain/vm.ts";
import { encodeAccount, MAX_BASE58_BYTES } from "./encode-account.ts";
import { toWire } from "./method.ts";
import { asAddress, asConfig, type Config, commitmentOf, type Params, readParams } from "./params.ts";
import { readAccountFilters } from "./program-accounts.ts";
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

interface Awaited {
  commitment: Commitment;
  wanted(entry: Entry): boolean;
  report(entry: Entry): void;
  /** What had landed before the subscription, and must still be reported. */
  backlog?: readonly Entry[];
}

/** A node answers a send before it runs it, so what landed is reported a moment later. */
const REPORT_AFTER_MS = 50;
const SYSTEM_PROGRAM = "11111111111111111111111111111111";
const NO_ACCOUNT: AccountState = {
  lamports: 0n,
  owner: SYSTEM_PROGRAM,
  data: new Uint8Array(),
  executable: false,
};

/** What one websocket listens to. Answers are held back until their commitment is reached. */
export function createSubscriptions(chain: Chain, socket: WebSocket, nextId: () => number): Subscriptions {
  const active = new Map<number, Subscription>();

  const notify = (method: string, subscription: number, result: unknown) => {
    if (!active.has(subscription)) return;
    socket.send(toWire({ jsonrpc: "2.0", method, params: { result, subscription } }));
  };
  const inContext = (commitment: Commitment, value: unknown) => ({
    context: { slot: chain.slots.at(commitment) },
    value,
  });

  /** Reports landed transactions once they have reached their commitment. */
  const whenReached = ({ commitment, wanted, report, backlog = [] }: Awaited): Subscription => {
    let waiting: readonly Entry[] = backlog;
    const flush = (slot: number) => {
      const ripe = waiting.filter((entry) => entry.slot + lagOf[commitment] <= slot);
      waiting = waiting.filter((entry) => !ripe.includes(entry));
      // A fork may have taken it back by now.
      for (const entry of ripe) if (chain.ledger.find(entry.transaction.signature)) report(entry);
    };
    const flushNow = () => flush(chain.slots.current());
    if (backlog.length > 0) setImmediate(flushNow); // the answer with the subscription's number goes first
    const landed = (entry: Entry) => {
      if (wanted(entry)) waiting = [...waiting, entry];
      flushNow();
    };
    return { landed, slot: flush };
  };

  /** Changes of an account that have not reached a commitment yet; those of the newest slot never have. */
  const unreached = (address: string, commitment: Commitment) => {
    const lag = Math.max(lagOf[commitment], 1);
    return chain.ledger
      .ofAddress(address)
      .filter((entry) => entry.slot + lag > chain.slots.current() && entry.changed.includes(address))
      .toReversed();
  };

  const starters: Record<string, (id: number, params: Params) => Subscription> = {
    signatureSubscribe: (id, params) => {
      const signature = params.signature(0);
      const config = params.config(1);
      const commitment = commitmentOf(config);
      const report = (value: unknown) => notify("signatureNotification", id, inContext(commitment, value));
      const known = chain.ledger.find(signature);
      const reached = whenReached({
        commitment,
        wanted: (entry) => entry.transaction.signature === signature,
        report: ({ outcome }) => {
          report({ err: outcome.err });
          active.delete(id); // a signature is reported once
        },
        backlog: known ? [known] : [],
      });
      if (config.enableReceivedNotification !== true) return reached;
      if (known) setImmediate(() => report("receivedSignature"));
      return {
        ...reached,
        landed: (entry) => {
          if (entry.transaction.signature === signature) report("receivedSignature");
          reached.landed?.(entry);
        },
      };
    },

    accountSubscribe: (id, params) => {
      const address = params.address(0);
      const config = params.config(1);
      const commitment = commitmentOf(config);
      const encode = accountEncoder(chain, config);
      return whenReached({
        commitment,
        wanted: (entry) => entry.changed.includes(address),
        report: () => {
          const account = chain.vm.account(address) ?? NO_ACCOUNT;
          notify("accountNotification", id, inContext(commitment, encode(address, account)));
        },
        backlog: unreached(address, commitment),
      });
    },

    programSubscribe: (id, params) => {
      const program = params.address(0);
      const config = params.config(1);
      const commitment = commitmentOf(config);
      const isWanted = readAccountFilters(config.filters);
      const encode = accountEncoder(chain, config);
      return whenReached({
        commitment,
        wanted: () => true,
        report: ({ changed }) => {
          for (const pubkey of changed) {
            const account = chain.vm.account(pubkey);
            if (account?.owner !== program || !isWanted(account)) continue;
            notify(
              "programNotification",
              id,
              inContext(commitment, { pubkey, account: encode(pubkey, account) }),
            );
          }
        },
      });
    },

    logsSubscribe: (id, params) => {
      const mentioned = mentionedBy(params.at(0));
      const commitment = commitmentOf(params.config(1));
      return whenReached({
        commitment,
        wanted: (entry) => mentioned === undefined || entry.accounts.all.includes(mentioned),
        report: ({ transaction: { signature }, outcome: { err, logs } }) =>
          notify("logsNotification", id, inContext(commitment, { signature, err, logs })),
      });
    },

    slotSubscribe: (id) => ({
      slot: (slot) =>
        notify("slotNotification", id, {
          parent: chain.slots.blockAt(slot - 1),
          root: slot - lagOf.finalized,
          slot,
        }),
    }),

    rootSubscribe: (id) => ({
      slot: (slot) => notify("rootNotification", id, slot - lagOf.finalized),
    }),

    slotsUpdatesSubscribe: (id) => ({
      slot: (slot) => {
        const timestamp = chain.slots.timeOf(slot) * 1000;
        const updates = [
          { type: "createdBank", parent: slot - 1, slot, timestamp },
          { type: "completed", slot: slot - 1, timestamp },
          { type: "optimisticConfirmation", slot: slot - lagOf.confirmed, timestamp },
          { type: "root", slot: slot - lagOf.finalized, timestamp },
        ];
        for (const update of updates) notify("slotsUpdatesNotification", id, update);
      },
    }),
  };

  return {
    call: (method, raw) => {
      if (method === "ping") return null;
      const params = readParams(raw);
      const start = Object.hasOwn(starters, method) ? starters[method] : undefined;
      if (start) {
        const id = nextId();
        active.set(id, start(id, params));
        return id;
      }
      const subscribed = method.replace(/Unsubscribe$/, "Subscribe");
      if (subscribed === method || !Object.hasOwn(starters, subscribed)) {
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

/** Refuses a bad encoding at once: no caller waits for the error when an account changes. */
function accountEncoder({ vm }: Chain, asked: Config) {
  const config = { encoding: "base64", ...asked };
  encodeAccount(vm, SYSTEM_PROGRAM, NO_ACCOUNT, config);
  return (address: string, account: AccountState) => {
    const isTooLong = config.encoding === "base58" && account.data.length > MAX_BASE58_BYTES;
    return encodeAccount(vm, address, account, isTooLong ? { ...config, encoding: "base64" } : config);
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
