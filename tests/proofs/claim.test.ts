import { type Keypair, VersionedTransaction } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LaunchKeys } from "#launch/addresses.ts";
import { awaitLanding, readGain } from "#launch/await-landing.ts";
import { acceptSigned, claimKeys, readCreatorFees, reviewClaim, summarizeClaim } from "#launch/claim.ts";
import type { Rpc } from "#launch/rpc.ts";
import { fundedWallet, launch } from "../../sandbox/testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../../sandbox/testing/start-test-sandbox.ts";
import { openTrader } from "../support/trade.ts";

let sandbox: TestSandbox;
let wallet: Keypair;
let rpc: Rpc;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  wallet = await fundedWallet(sandbox);
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

async function launchCoin(changes = {}): Promise<LaunchKeys> {
  const { mint } = await launch(sandbox, wallet, changes);
  await sandbox.step(2);
  return claimKeys("sandbox", mint.toBase58(), wallet.publicKey.toBase58());
}

/** Claims as the app does. Returns the lamports that the wallet gained, and what the card said. */
async function claim(keys: LaunchKeys) {
  const reviewed = await reviewClaim(rpc, keys);
  const transaction = VersionedTransaction.deserialize(reviewed.wire);
  transaction.sign([wallet]);
  const sent = acceptSigned(reviewed, transaction.serialize());
  const before = await sandbox.connection.getBalance(wallet.publicKey);
  const landing = await awaitLanding(rpc, sent, { wait: async () => void (await sandbox.step(1)) });
  expect(landing).toEqual({ kind: "landed" });
  const gained = (await sandbox.connection.getBalance(wallet.publicKey)) - before;
  expect(await readGain(rpc, sent.signature)).toBe(gained / 1e9);
  return { gained, summary: summarizeClaim(reviewed) };
}

it("a creator's fees of all kinds of trades reach the wallet, to the lamport", async () => {
  const keys = await launchCoin();
  const trader = await openTrader(sandbox.url);
  await sandbox.step(2);
  await trader.buy(keys.mint, 3);
  await trader.buyLater(keys.mint, 5);
  await sandbox.step(2);
  const fees = await readCreatorFees(rpc, keys);
  expect(Number(fees.onCurve)).toBeGreaterThan(10_000_000);
  expect(Number(fees.inVault)).toBeGreaterThan(8_000_000);

  const { gained, summary } = await claim(keys);
  expect(summary.steps.map(({ kind }) => kind)).toEqual(["networkFee", "networkFee", "sweep", "collect"]);
  expect(gained).toBe(Number(fees.onCurve + fees.inVault) - 20_000);
  expect(gained / 1e9).toBe(summary.gained);
  expect(await readCreatorFees(rpc, keys)).toEqual({ onCurve: 0n, inVault: 0n, vaultRent: 0n });
  await expect(reviewClaim(rpc, keys)).rejects.toMatchObject({ rule: "claim_empty" });
});

it("fees that only the vault holds are collected without a sweep, those of all the creator's coins", async () => {
  const [one, other] = [await launchCoin(), await launchCoin()];
  const trader = await openTrader(sandbox.url);
  await sandbox.step(2);
  await trader.buy(one.mint, 2);
  await trader.buy(other.mint, 2);
  await sandbox.step(2);
  const { gained, summary } = await claim(one);
  expect(summary.steps.map(({ kind }) => kind)).toEqual(["networkFee", "networkFee", "collect"]);
  expect(gained).toBeGreaterThan(11_000_000);
  expect(await readCreatorFees(rpc, other)).toMatchObject({ inVault: 0n });
});

it("a vault that is not there yet is opened, for what the card says", async () => {
  wallet = await fundedWallet(sandbox);
  await sandbox.step(2);
  const keys = await launchCoin({ amount: 0 });
  expect(await readCreatorFees(rpc, keys)).toEqual({ onCurve: 0n, inVault: 0n, vaultRent: 0n });
  const trader = await openTrader(sandbox.url);
  await sandbox.step(2);
  await trader.buyLater(keys.mint, 2);
  await sandbox.step(2);
  const fees = await readCreatorFees(rpc, keys);
  expect(fees).toMatchObject({ inVault: 0n, vaultRent: 890_880n });
  const { gained, summary } = await claim(keys);
  expect(gained).toBe(Number(fees.onCurve) - 20_000 - 890_880);
  expect(summary).toMatchObject({ vaultRent: 0.00089088, gained: gained / 1e9 });
});

it("of two claims at once, the second takes nothing but its network fee", async () => {
  const keys = await launchCoin();
  const trader = await openTrader(sandbox.url);
  await sandbox.step(2);
  await trader.buy(keys.mint, 2);
  await sandbox.step(2);
  const late = await reviewClaim(rpc, keys);
  // Claims of one blockhash would be one transaction.
  await sandbox.step(1);
  await claim(keys);
  const transaction = VersionedTransaction.deserialize(late.wire);
  transaction.sign([wallet]);
  const before = await sandbox.connection.getBalance(wallet.publicKey);
  await sandbox.connection.sendRawTransaction(transaction.serialize());
  await sandbox.step(2);
  expect(before - (await sandbox.connection.getBalance(wallet.publicKey))).toBe(20_000);
});

it("a coin's stranger finds nothing of the creator's to claim", async () => {
  const keys = await launchCoin();
  const stranger = (await fundedWallet(sandbox)).publicKey.toBase58();
  await sandbox.step(2);
  await expect(reviewClaim(rpc, { ...keys, wallet: stranger })).rejects.toMatchObject({
    rule: "claim_empty",
  });
});
