import { describe, expect, it } from "vitest";
import type { ExpectedLaunch } from "./guard/expected.ts";
import { LOOKUP_TABLE_PROGRAM, profiles, SYSTEM_PROGRAM } from "./profile.ts";
import { type Outside, reviewLaunch } from "./review.ts";
import type { Rpc } from "./rpc.ts";
import {
  blockhash,
  budget,
  compile,
  create,
  expected,
  included,
  pay,
  serviceCreate,
} from "./testing/launch-transaction.ts";
import { answered, simulatedAccounts, tableData } from "./testing/simulated-accounts.ts";

const SOL = 1_000_000_000;
const TOKENS = 1_763_352_433_103n;
const { lookupTable } = profiles["mainnet-beta"];
const onMainnet: ExpectedLaunch = { ...expected, profile: profiles["mainnet-beta"] };
const onOwn: ExpectedLaunch = { ...expected, profile: { ...profiles["mainnet-beta"], builder: "own" } };

function node(spent: number) {
  const calls: string[] = [];
  const rpc: Rpc = {
    call: async (method, params) => {
      calls.push(method);
      const accounts = simulatedAccounts(expected, SOL - spent, TOKENS);
      if (method === "getEpochInfo") return { absoluteSlot: 900, blockHeight: 700 };
      if (method === "getLatestBlockhash") return { value: { blockhash } };
      if (method === "simulateTransaction")
        return { value: { err: null, accounts: Object.values(accounts) } };
      const [[address]] = params as [[string]];
      return {
        value: [
          address === lookupTable.address
            ? answered(1, LOOKUP_TABLE_PROGRAM, tableData(lookupTable.entries))
            : answered(SOL, SYSTEM_PROGRAM, new Uint8Array()),
        ],
      };
    },
  };
  return { rpc, calls };
}

const outside = (answer: Uint8Array, spent: number): Outside => ({
  rpc: node(spent).rpc,
  ask: async () => answer,
});

describe("the review of a launch", () => {
  it("leaves a purchase that the service included as it is", async () => {
    const wire = compile(included());
    const reviewed = await reviewLaunch(expected, outside(wire, 66_000_000));
    expect(reviewed.wire).toEqual(wire);
    const time = { slot: 900, height: 700 };
    expect(reviewed).toMatchObject({ spent: 66_000_000n, tokens: TOKENS, time });
  });

  it("adds our own purchase where the profile says so", async () => {
    const reviewed = await reviewLaunch(onMainnet, outside(serviceCreate(), 60_000_000));
    expect(reviewed.inspected.instructions).toHaveLength(5);
    expect(reviewed.inspected.spending).toMatchObject({ purchase: 50_000_000n, payments: 0n });
  });

  it("builds the whole of it where the profile says so, and asks no service", async () => {
    const { rpc } = node(60_000_000);
    const ask = () => Promise.reject(new Error("asked"));
    const reviewed = await reviewLaunch(onOwn, { rpc, ask });
    expect(reviewed.inspected).toMatchObject({ blockhash, instructions: { length: 5 } });
    expect(reviewed.inspected.spending).toMatchObject({ purchase: 50_000_000n, priorityFee: 500_000n });
  });

  it.each([null, { value: null }, { value: {} }])("builds nothing on a blockhash of %j", async (answer) => {
    const { rpc } = node(60_000_000);
    const call: Rpc["call"] = async (method, params) =>
      method === "getLatestBlockhash" ? answer : rpc.call(method, params);
    const review = reviewLaunch(onOwn, { rpc: { call }, ask: async () => serviceCreate() });
    await expect(review).rejects.toThrow(expect.objectContaining({ rule: "unreadable_chain" }));
  });

  it.each([
    ["a purchase in the answer", compile(included()), "purchase_unasked"],
    ["a payment too high for a create", compile([...budget, create(), pay(16_000_000n)]), "total"],
  ])("refuses %s before our own would join it", async (_, wire, rule) => {
    const { rpc, calls } = node(60_000_000);
    await expect(reviewLaunch(onMainnet, { rpc, ask: async () => wire })).rejects.toThrow(
      expect.objectContaining({ rule }),
    );
    expect(calls).toEqual(["getMultipleAccounts"]);
  });

  it("refuses what a simulation finds", async () => {
    const review = reviewLaunch(expected, outside(compile(included()), 90_000_000));
    await expect(review).rejects.toThrow(expect.objectContaining({ rule: "wallet_loss" }));
  });
});
