import { setTimeout as wait } from "node:timers/promises";
import { type Lie, type LieName, lies } from "../launchpad/lies.ts";
import type { Intercept } from "../rpc/dispatch.ts";
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
  /** Every call waits so many milliseconds. */
  delayMs: number;
  fail: { method: string; with: number; times: number }[];
  /** What the trading service's next answers are instead of the truth. */
  lies: { name: LieName; times: number }[];
}

export interface Faults {
  plan: FaultPlan;
  set(plan: Partial<FaultPlan>): void;
  clear(): void;
  intercept: Intercept;
  /** What to do to the trading service's next answer: nothing, where no lie was ordered. */
  nextLie(): Lie;
}

const noFaults = (): FaultPlan => ({ dropSends: 0, delayMs: 0, fail: [], lies: [] });

const TRUTH: Lie = { says: "what was asked for" };

/** Faults to order. `method` may be any JSON-RPC method, `trade-local`, or `*`. */
export function createFaults(): Faults {
  const faults: Faults = {
    plan: noFaults(),
    set: (plan) => {
      faults.plan = { ...faults.plan, ...plan };
    },
    clear: () => {
      faults.plan = noFaults();
    },
    intercept: async (method) => {
      const { plan } = faults;
      if (plan.delayMs > 0) await wait(plan.delayMs);
      const failing = plan.fail.find((one) => one.times > 0 && (one.method === method || one.method === "*"));
      if (failing) {
        failing.times--;
        throw failing.with < 0 ? rpcFault(failing.with) : new HttpFault(failing.with);
      }
      if (method !== "sendTransaction" || plan.dropSends === 0) return;
      plan.dropSends--;
      return "drop";
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
