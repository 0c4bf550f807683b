import { describe, expect, it } from "vitest";
import { awaitLanding } from "./await-landing.ts";
import { type Rpc, RpcError } from "./rpc.ts";

const sent = { signature: "sig", wire: new Uint8Array([1, 2, 3]), blockhash: "hash" };

/** A chain that answers from a script: one status a round, then its last for ever. */
function chain(script: { statuses: unknown[]; valid?: boolean[]; refuse?: boolean }) {
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
      if (method === "isBlockhashValid") return { value: last(script.valid ?? [true], checked++) };
      const status = last(script.statuses, asked++);
      if (status instanceof Error) throw status;
      return { value: [status] };
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
