import { describe, expect, it } from "vitest";
import { awaitLanding } from "./await-landing.ts";
import { type Rpc, RpcError } from "./rpc.ts";

const sent = { signature: "sig", wire: new Uint8Array([1, 2, 3]), blockhash: "hash", slot: 1_000 };

/** Behind the life of the blockhash. */
const LATE = 1_151;

/**
 * A chain that answers from a script: one answer a round, then its last for ever. `valid` says whether the blockhash is,
 * `slots` how far the node is that says so, `history` how far the one is that is asked for the status.
 */
function chain(script: {
  statuses: unknown[];
  valid?: boolean[];
  slots?: number[];
  history?: number[];
  refuse?: boolean;
}) {
  const calls: string[] = [];
  let asked = 0;
  let checked = 0;
  const last = <T>(list: T[], at: number): T => list[Math.min(at, list.length - 1)] as T;
  const rpc: Rpc = {
    call: async (method) => {
      calls.push(method);
      if (method === "sendTransaction") {
        if (script.refuse) throw new RpcError(-32002, "already processed");
        return "sig";
      }
      if (method === "isBlockhashValid") {
        const slot = last(script.slots ?? [LATE], checked);
        return { context: { slot }, value: last(script.valid ?? [true], checked++) };
      }
      const slot = last(script.history ?? [LATE], asked);
      const status = last(script.statuses, asked++);
      if (status instanceof Error) throw status;
      return { context: { slot }, value: [status] };
    },
  };
  return { rpc, calls };
}

const options = { wait: async () => {} };

describe("waiting for the chain", () => {
  it("polls until it is confirmed, sending the same bytes every second round", async () => {
    const { rpc, calls } = chain({
      statuses: [
        null,
        { err: null, confirmationStatus: "processed" },
        null,
        { err: null, confirmationStatus: "confirmed" },
      ],
    });
    expect(await awaitLanding(rpc, sent, options)).toEqual({ kind: "landed" });
    expect(calls.filter((method) => method === "sendTransaction")).toHaveLength(2);
  });

  it("tells a failure that is a plain object", async () => {
    const error = { InstructionError: [3, { Custom: 6002 }] };
    const { rpc } = chain({ statuses: [{ err: error, confirmationStatus: "confirmed" }] });
    expect(await awaitLanding(rpc, sent, options)).toEqual({ kind: "failed", error });
  });

  it("calls it expired only when its own blockhash is void and the history has nothing", async () => {
    const { rpc } = chain({ statuses: [null], valid: [true, false] });
    expect(await awaitLanding(rpc, sent, options)).toEqual({ kind: "expired" });
  });

  it("does not believe a node that cannot have seen the blockhash run out", async () => {
    const confirmed = { err: null, confirmationStatus: "confirmed" };
    const { rpc } = chain({
      statuses: [null, null, null, null, confirmed],
      valid: [false],
      slots: [900, 1_001, 1_150],
    });
    expect(await awaitLanding(rpc, sent, options)).toEqual({ kind: "landed" });
  });

  it("does not believe a history that ends before the blockhash did", async () => {
    const confirmed = { err: null, confirmationStatus: "confirmed" };
    const { rpc } = chain({
      statuses: [null, null, null, null, confirmed],
      valid: [false],
      history: [1_100],
    });
    expect(await awaitLanding(rpc, sent, options)).toEqual({ kind: "landed" });
  });

  it("does not call what was processed expired", async () => {
    const processed = { err: null, confirmationStatus: "processed" };
    const { rpc } = chain({
      statuses: [processed, processed, processed, { err: null, confirmationStatus: "finalized" }],
      valid: [false],
    });
    expect(await awaitLanding(rpc, sent, options)).toEqual({ kind: "landed" });
  });

  it("keeps asking through a lost network and says so", async () => {
    const down = new Error("fetch failed");
    const { rpc } = chain({ statuses: [down, down, down, { err: null, confirmationStatus: "confirmed" }] });
    const errors: number[] = [];
    await awaitLanding(rpc, sent, { ...options, onError: (times) => errors.push(times) });
    expect(errors).toEqual([1, 2, 3, 0]);
  });

  it("does not mind a node that refuses bytes it has seen", async () => {
    const { rpc } = chain({ statuses: [{ err: null, confirmationStatus: "confirmed" }], refuse: true });
    expect((await awaitLanding(rpc, sent, options)).kind).toBe("landed");
  });

  it("stops when it is aborted", async () => {
    const stop = new AbortController();
    stop.abort(new Error("stopped"));
    const { rpc } = chain({ statuses: [null] });
    await expect(awaitLanding(rpc, sent, { ...options, signal: stop.signal })).rejects.toThrow("stopped");
  });
});
