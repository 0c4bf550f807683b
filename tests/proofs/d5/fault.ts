import type { TestApp } from "../../../api/src/testing/test-app.ts";

/** What a fault is called, wherever it comes out. */
export class InjectedFault extends Error {}

/** Lets the k-th call fail, and counts the calls. */
export interface Fault {
  /** Nought: none fails. */
  k: number;
  calls: number;
  /** Whether a commit that fails has happened nevertheless: its answer was lost. */
  afterwards: boolean;
  /** What failed. */
  hit: string | null;
}

type Methods = Record<string, unknown>;

/**
 * Puts a fault between the server and everything outside of it: database, blobs, chain, composer and
 * services.
 */
export function putFaultIn(testApp: TestApp, fault: Fault): void {
  const parts = ["store", "blobs", "chain", "trading", "composer", "images", "models", "outside", "mail"];
  for (const name of parts) {
    // What several servers share is wrapped once.
    const targets = new Set(testApp.servers.map((deps) => (deps as unknown as Methods)[name]));
    for (const target of targets) wrapAll(target, name, fault);
  }
}

/** Replaces methods in place, since others hold the same object. */
function wrapAll(target: unknown, path: string, fault: Fault): void {
  if (typeof target !== "object" || target === null) return;
  const methods = target as Methods;
  for (const [name, value] of Object.entries(methods)) {
    const here = `${path}.${name}`;
    if (typeof value !== "function") wrapAll(value, here, fault);
    else methods[name] = name === "commit" ? faultyCommit(value, here, fault) : faulty(value, here, fault);
  }
}

const isHit = (fault: Fault, path: string): boolean => {
  if (++fault.calls !== fault.k) return false;
  fault.hit = path;
  return true;
};

/** Only what answers later can fail: the rest builds statements, and touches nothing. */
const faulty =
  (work: CallableFunction, path: string, fault: Fault) =>
  (...all: unknown[]): unknown => {
    const result: unknown = work(...all);
    if (!(result instanceof Promise)) return result;
    if (!isHit(fault, path)) return result;
    result.catch(() => {});
    return Promise.reject(new InjectedFault(path));
  };

const faultyCommit =
  (commit: CallableFunction, path: string, fault: Fault) =>
  async (plan: unknown): Promise<void> => {
    const fails = isHit(fault, path);
    if (!fails || fault.afterwards) await commit(plan);
    if (fails) throw new InjectedFault(path);
  };
