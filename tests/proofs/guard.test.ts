import { Keypair, VersionedTransaction } from "@solana/web3.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ExpectedLaunch, leastTokens, mostPayments } from "#launch/guard/expected.ts";
import { inspect } from "#launch/guard/inspect.ts";
import { judge } from "#launch/guard/judge.ts";
import { resolveTables } from "#launch/guard/lookup-tables.ts";
import { LaunchRefusal } from "#launch/guard/refusal.ts";
import { readLaunchpad } from "#launch/launchpad-state.ts";
import { profiles, tokensFor } from "#launch/profile.ts";
import { appendPurchase } from "#launch/purchase.ts";
import { reviewLaunch } from "#launch/review.ts";
import type { Rpc } from "#launch/rpc.ts";
import { type LieName, lies } from "../../sandbox/launchpad/lies.ts";
import { askTradeService, fundedWallet, order } from "../../sandbox/testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../../sandbox/testing/start-test-sandbox.ts";

let sandbox: TestSandbox;
let wallet: Keypair;
let rpc: Rpc;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  wallet = await fundedWallet(sandbox, 100);
  await sandbox.step(2);
  rpc = {
    call: async (method, params) => {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
      const headers = { "content-type": "application/json" };
      const answer = await fetch(sandbox.url, { method: "POST", headers, body });
      return ((await answer.json()) as { result: unknown }).result;
    },
  };
});
afterAll(() => sandbox.close());

async function ask(lie?: LieName, changes = {}) {
  if (lie) await sandbox.control("faults", { lies: [{ name: lie }] });
  const mint = Keypair.generate();
  const body = order(wallet, mint, changes);
  const answer = await askTradeService(sandbox.url, body);
  const wire = new Uint8Array(await answer.arrayBuffer());
  const expected: ExpectedLaunch = {
    ...body.tokenMetadata,
    profile: profiles.sandbox,
    wallet: wallet.publicKey.toBase58(),
    mint: mint.publicKey.toBase58(),
    devBuy: BigInt(Math.round(body.amount * 1e9)),
    slippage: body.slippage,
    priorityFee: 500_000n,
  };
  return { wire, expected, mint };
}

const noService = () => Promise.reject(new Error("asked"));

const review = async (wire: Uint8Array, expected: ExpectedLaunch) =>
  inspect(wire, expected, await resolveTables(rpc, wire, expected.profile));

it("the sandbox's launchpad is the one that the profile describes, and a new deployment is noticed", async () => {
  const { deployedSlot, changes } = await readLaunchpad(rpc, profiles.sandbox, null);
  expect([typeof deployedSlot, changes]).toEqual(["number", []]);
  const pinned = await readLaunchpad(rpc, profiles.sandbox, Number(deployedSlot) - 1);
  expect(pinned.changes).toEqual(["program"]);
});

/** What never comes to the guard, and an honest answer of another kind. */
const notForTheGuard: LieName[] = ["reason_in_status", "slow", "by_tokens"];

describe("against the sandbox's trading service, the guard", () => {
  it("accepts the truth, and the chain takes no more than it said", async () => {
    const { wire, expected, mint } = await ask();
    const inspected = await review(wire, expected);
    const { spent, tokens } = await judge(inspected, expected, rpc);
    expect(spent).toBeLessThanOrEqual(inspected.spending.total);
    expect(tokens).toBeGreaterThanOrEqual(inspected.leastTokens);

    const before = await sandbox.connection.getBalance(wallet.publicKey);
    const transaction = VersionedTransaction.deserialize(wire);
    transaction.sign([wallet, mint]);
    await sandbox.connection.sendRawTransaction(transaction.serialize());
    await sandbox.step(2);
    const after = await sandbox.connection.getBalance(wallet.publicKey);
    expect(BigInt(before - after)).toBe(spent);
  });

  it("accepts our own purchase behind the service's create", async () => {
    const { wire, expected } = await ask(undefined, { amount: 0 });
    await judge(await review(wire, expected), expected, rpc);
    const whole = { ...expected, devBuy: 50_000_000n };
    const tables = await resolveTables(rpc, wire, whole.profile);
    const inspected = await review(appendPurchase(wire, whole, tables), whole);
    const { spent, tokens } = await judge(inspected, whole, rpc);
    expect(spent).toBeLessThan(66_000_000n);
    expect(tokens).toBeGreaterThanOrEqual(inspected.leastTokens);
  });

  it("accepts a launch of our own, which the chain takes, and no service was asked", async () => {
    const mint = Keypair.generate();
    const body = order(wallet, mint);
    const expected: ExpectedLaunch = {
      ...body.tokenMetadata,
      profile: { ...profiles.sandbox, builder: "own" },
      wallet: wallet.publicKey.toBase58(),
      mint: mint.publicKey.toBase58(),
      devBuy: 50_000_000n,
      slippage: body.slippage,
      priorityFee: 500_000n,
    };
    const { wire, spent, tokens, inspected } = await reviewLaunch(expected, { rpc, ask: noService });
    expect(tokens).toBeGreaterThanOrEqual(inspected.leastTokens);
    const before = await sandbox.connection.getBalance(wallet.publicKey);
    const transaction = VersionedTransaction.deserialize(wire);
    transaction.sign([wallet, mint]);
    await sandbox.connection.sendRawTransaction(transaction.serialize());
    await sandbox.step(2);
    const after = await sandbox.connection.getBalance(wallet.publicKey);
    expect(BigInt(before - after)).toBe(spent);
    expect((await sandbox.connection.getTokenSupply(mint.publicKey)).value.uiAmount).toBe(1_000_000_000);
  });

  it.each([1, 6, 20])(
    "accepts the truth of a purchase of %d SOL, and a trial run spends no more",
    async (amount) => {
      const { wire, expected } = await ask(undefined, { amount });
      const inspected = await review(wire, expected);
      const { spent, tokens } = await judge(inspected, expected, rpc);
      expect(tokens).toBe(tokensFor(expected.profile, expected.devBuy));
      expect(spent).toBeLessThan(expected.devBuy + mostPayments(expected) + 15_510_000n);
    },
  );

  it("accepts a purchase of a number of tokens, for at most what the creator agreed to", async () => {
    const { wire, expected } = await ask("by_tokens");
    const { spent, tokens } = await judge(await review(wire, expected), expected, rpc);
    expect(tokens).toBe(leastTokens(expected));
    expect(spent).toBeLessThan(expected.devBuy + mostPayments(expected) + 15_510_000n);
  });

  it.each([1, 6, 20])(
    "accepts our own launch with a purchase of %d SOL, and nobody is paid for it",
    async (amount) => {
      const { expected } = await ask(undefined, { amount });
      const own: ExpectedLaunch = { ...expected, profile: { ...profiles.sandbox, builder: "own" } };
      const { spent, inspected } = await reviewLaunch(own, { rpc, ask: noService });
      expect(inspected.spending).toMatchObject({ purchase: own.devBuy, payments: 0n });
      expect(spent).toBeLessThan(own.devBuy + 15_510_000n);
    },
  );

  it.each(
    (Object.keys(lies) as LieName[])
      .filter((name) => !notForTheGuard.includes(name))
      .flatMap((name) => [0.05, 6].map((amount) => [name, amount] as const)),
  )("refuses the lie %s before it asks for a simulation, with a purchase of %d SOL", async (name, amount) => {
    const { wire, expected } = await ask(name, { amount });
    await expect(review(wire, expected)).rejects.toThrow(LaunchRefusal);
  });
});
