import { setTimeout as wait } from "node:timers/promises";
import type { Chain } from "../chain/chain.ts";
import type { DecodedTransaction } from "../chain/decode.ts";
import { type Lie, type LieName, lies } from "../launchpad/lies.ts";
import type { Intercept, Taken } from "../rpc/dispatch.ts";
import { RpcError, rpcCode } from "../rpc/rpc-error.ts";

/** An HTTP answer of this status and nothing else, as a broken provider gives it. */
export class HttpFault extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`injected fault: HTTP ${status}`);
    this.status = status;
  }
}

export interface FaultPlan {
  /** So many of the next sends are answered with their signature, and lost. */
  dropSends: number;
  /** The next sends, so many, land at once when the last of them has come, the last one first. */
  reorderSends: number;
  /** What is sent lands so many slots later. */
  delaySlots: number;
  /** The first slot that has room again. */
  fullUntil: number;
  /** Every call waits so many milliseconds. */
  delayMs: number;
  fail: { method: string; with: number; times: number }[];
  /** What the trading service's next answers are instead of the truth. */
  lies: { name: LieName; times: number }[];
}

export interface Faults {
  plan: FaultPlan;
  set(plan: Partial<FaultPlan>): void;
  /** Ends them all; what was held lands. */
  clear(): void;
  /** How many transactions are held. */
  held(): number;
  /** Lands what is due. */
  release(): void;
  close(): void;
  intercept: Intercept;
  /** What to do to the trading service's next answer: nothing, where no lie was ordered. */
  nextLie(): Lie;
}

const noFaults = (): FaultPlan => ({
  dropSends: 0,
  reorderSends: 0,
  delaySlots: 0,
  fullUntil: 0,
  delayMs: 0,
  fail: [],
  lies: [],
});

const RELEASE_MS = 100;
/** Held until the others that it changes places with have come. */
const NEVER = Number.POSITIVE_INFINITY;

const TRUTH: Lie = { says: "what was asked for" };

/** Faults to order. `method` may be any JSON-RPC method, `trade-local`, or `*`. */
export function createFaults(chain: Chain): Faults {
  let held: { transaction: DecodedTransaction; slot: number }[] = [];
  const land = (ready: typeof held) => {
    held = held.filter((one) => !ready.includes(one));
    for (const { transaction } of ready) if (!chain.objection(transaction)) chain.submit(transaction);
  };
  const hold = (transaction: DecodedTransaction, slot: number): undefined => {
    if (!held.some((one) => one.transaction.signature === transaction.signature)) {
      held = [...held, { transaction, slot }];
    }
  };
  const release = () => land(held.filter(({ slot }) => slot <= chain.slots.current()));
  const releasing = setInterval(release, RELEASE_MS).unref();

  /** What becomes of the next send, where it does not land at once. */
  const takenBy = (plan: FaultPlan): Taken | undefined => {
    if (plan.dropSends > 0) {
      plan.dropSends--;
      return () => undefined;
    }
    if (plan.reorderSends > 0) {
      return (transaction): undefined => {
        hold(transaction, NEVER);
        const together = held.filter(({ slot }) => slot === NEVER);
        if (together.length < plan.reorderSends) return;
        plan.reorderSends = 0;
        land(together.reverse());
      };
    }
    const slot = Math.max(plan.fullUntil, chain.slots.current() + plan.delaySlots);
    if (slot > chain.slots.current()) return (transaction): undefined => hold(transaction, slot);
  };

  const faults: Faults = {
    plan: noFaults(),
    set: (plan) => {
      faults.plan = { ...faults.plan, ...plan };
    },
    clear: () => {
      faults.plan = noFaults();
      land(held);
    },
    held: () => held.length,
    release,
    close: () => clearInterval(releasing),
    intercept: async (method) => {
      const { plan } = faults;
      if (plan.delayMs > 0) await wait(plan.delayMs);
      const failing = plan.fail.find((one) => one.times > 0 && (one.method === method || one.method === "*"));
      if (failing) {
        failing.times--;
        throw failing.with < 0 ? rpcFault(failing.with) : new HttpFault(failing.with);
      }
      return method === "sendTransaction" ? takenBy(plan) : undefined;
    },
    nextLie: () => {
      const next = faults.plan.lies.find(({ times }) => times > 0);
      if (!next) return TRUTH;
      next.times--;
      return lies[next.name];
    },
  };
  return faults;
}

const rpcFault = (code: number) =>
  new RpcError(code, code === rpcCode.nodeBusy ? "Node is behind by 150 slots" : "injected fault", {
    numSlotsBehind: 150,
  });
