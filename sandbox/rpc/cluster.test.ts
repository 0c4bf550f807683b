import { Keypair, SYSVAR_EPOCH_SCHEDULE_PUBKEY } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fundedWallet, launch } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start-test-sandbox.ts";

const FIRST_SLOT = 1_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

async function call(method: string, params: unknown = []) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  return (await fetch(sandbox.url, { method: "POST", body })).json();
}

it("answers what Solana Explorer asks before it connects", async () => {
  const { connection } = sandbox;
  expect(await connection.getFirstAvailableBlock()).toBe(FIRST_SLOT);
  const schedule = { slotsPerEpoch: 432_000, warmup: false, firstNormalSlot: 0 };
  expect(await connection.getEpochSchedule()).toMatchObject(schedule);
  const sysvar = await connection.getParsedAccountInfo(SYSVAR_EPOCH_SCHEDULE_PUBKEY);
  expect(sysvar.value?.data).toMatchObject({ parsed: { type: "epochSchedule", info: schedule } });
});

it("gives a block with its transactions, in as much detail as was asked for", async () => {
  const { connection } = sandbox;
  const wallet = await fundedWallet(sandbox);
  await sandbox.step(1);
  const { signature } = await launch(sandbox, wallet);
  const slot = await connection.getSlot("processed");
  await sandbox.step(1);
  const options = { maxSupportedTransactionVersion: 0, commitment: "confirmed" } as const;
  const block = await connection.getBlock(slot, options);
  expect(block).toMatchObject({ parentSlot: slot - 1, rewards: [], blockTime: expect.any(Number) });
  expect(block?.transactions.map(({ transaction }) => transaction.signatures[0])).toEqual([signature]);
  const parent = await connection.getBlock(slot - 1, options);
  expect(block?.previousBlockhash).toBe(parent?.blockhash);

  const accounts = await call("getBlock", [slot, { ...options, transactionDetails: "accounts" }]);
  expect(accounts.result.transactions[0].transaction.accountKeys[0]).toMatchObject({
    pubkey: wallet.publicKey.toBase58(),
    signer: true,
  });
  const signatures = { ...options, transactionDetails: "signatures", rewards: false };
  const { result } = await call("getBlock", [slot, signatures]);
  expect(result.signatures).toEqual([signature]);
  expect(result).not.toHaveProperty("rewards");
});

it("refuses blocks that are not there yet, or not any more", async () => {
  const slot = await sandbox.connection.getSlot("confirmed");
  expect((await call("getBlock", [slot + 1, { commitment: "confirmed" }])).error).toEqual({
    code: -32004,
    message: `Block not available for slot ${slot + 1}`,
  });
  expect((await call("getBlock", [3])).error).toEqual({
    code: -32001,
    message: `Block 3 cleaned up, does not exist on node. First available block: ${FIRST_SLOT}`,
  });
  expect((await call("getBlock", [slot, { commitment: "processed" }])).error.message).toBe(
    "Method does not support commitment below `confirmed`",
  );
});

it("lists the slots that have blocks", async () => {
  await sandbox.step(10);
  expect((await call("getBlocks", [FIRST_SLOT, FIRST_SLOT + 2, { commitment: "confirmed" }])).result).toEqual(
    [1_000, 1_001, 1_002],
  );
  const newest = await sandbox.connection.getSlot("confirmed");
  const limited = [newest - 1, 5, { commitment: "confirmed" }];
  expect((await call("getBlocksWithLimit", limited)).result).toEqual([newest - 1, newest]);
});

it("counts transactions and samples performance", async () => {
  const { connection } = sandbox;
  const before = await connection.getTransactionCount("processed");
  await fundedWallet(sandbox);
  expect(await connection.getTransactionCount("processed")).toBe(before + 1);
  await sandbox.step(400);
  const samples = await connection.getRecentPerformanceSamples(2);
  expect(samples).toHaveLength(2);
  expect(samples[0]).toMatchObject({ numSlots: 150, samplePeriodSecs: 60 });
  expect((await call("getRecentPerformanceSamples", [100_000])).error.message).toBe("Invalid limit; max 720");
});

it("knows its money and its one node", async () => {
  const { value } = await sandbox.connection.getSupply();
  expect(value.total).toBe(value.circulating + value.nonCirculating);
  expect(value.nonCirculatingAccounts).toHaveLength(1);
  const { identity } = (await call("getIdentity")).result;
  expect((await call("getSlotLeader")).result).toBe(identity);
  expect((await call("getSlotLeaders", [FIRST_SLOT, 2])).result).toEqual([identity, identity]);
  expect(await sandbox.connection.getMinimumLedgerSlot()).toBe(FIRST_SLOT);
});

it("lists coins and token accounts as an indexer does", async () => {
  const wallet = await fundedWallet(sandbox);
  const ownerAddress = wallet.publicKey.toBase58();
  const { mint } = await launch(sandbox, wallet);
  const id = mint.toBase58();
  const unknown = Keypair.generate().publicKey.toBase58();
  const batch = await call("getAssetBatch", { ids: [id, unknown] });
  expect(batch.result).toEqual([expect.objectContaining({ id }), null]);

  const options = { showFungible: true };
  const owned = (await call("getAssetsByOwner", { ownerAddress, page: 1, options })).result;
  expect(owned).toMatchObject({ total: 1, page: 1, items: [{ id, token_info: { decimals: 6 } }] });
  expect(owned.items[0].token_info.balance).toBeGreaterThan(0);
  expect((await call("getAssetsByOwner", { ownerAddress })).result.items).toEqual([]);
  expect((await call("searchAssets", { ownerAddress, tokenType: "fungible" })).result.items).toEqual(
    owned.items,
  );

  const holders = (await call("getTokenAccounts", { mint: id })).result;
  expect(holders).toMatchObject({ total: 2, limit: 1000 });
  expect(holders.token_accounts).toContainEqual({
    address: owned.items[0].token_info.associated_token_address,
    mint: id,
    owner: ownerAddress,
    amount: owned.items[0].token_info.balance,
    delegated_amount: 0,
    frozen: false,
  });
  expect((await call("getTokenAccounts", { mint: id, page: 2, limit: 1 })).result.token_accounts).toEqual([
    holders.token_accounts[1],
  ]);
});

it("names the largest wallets, the one node, and what a new chain pays out", async () => {
  const { connection } = sandbox;
  const wallet = await fundedWallet(sandbox, 90);
  const circulating = await connection.getLargestAccounts({ filter: "circulating" });
  expect(circulating.value[0]).toEqual({ address: wallet.publicKey, lamports: 90_000_000_000 });
  const [faucet] = (await connection.getLargestAccounts()).value;
  const [node] = await connection.getClusterNodes();
  expect(faucet?.address.toBase58()).toBe(node?.pubkey);
  expect(await connection.getInflationGovernor()).toMatchObject({ initial: 0.08, terminal: 0.015 });
  expect(await connection.getInflationRate()).toMatchObject({ epoch: 0, total: 0.08 });
});

it("knows the commitments by the names they had before, too", async () => {
  const slotAt = async (commitment: string) => (await call("getSlot", [{ commitment }])).result;
  expect(await slotAt("recent")).toBe(await slotAt("processed"));
  expect(await slotAt("singleGossip")).toBe(await slotAt("confirmed"));
  expect(await slotAt("max")).toBe(await slotAt("finalized"));
  expect((await call("getSlot", [{ commitment: "soon" }])).error.code).toBe(-32602);
});
