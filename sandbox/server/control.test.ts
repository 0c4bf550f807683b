import { rm } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { Keypair, type PublicKey, SystemProgram, Transaction } from "@solana/web3.js";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { askTradeService, fundedWallet, launch } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox, temporaryDirectory } from "../testing/start-test-sandbox.ts";

const SOL = 1_000_000_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => fetch(`${sandbox.url}/control/faults`, { method: "DELETE" }));

const rpc = (method: string) =>
  fetch(sandbox.url, { method: "POST", body: JSON.stringify({ jsonrpc: "2.0", id: 1, method }) });

it("loses the next sends, and takes the same bytes when they are sent again", async () => {
  const wallet = await fundedWallet(sandbox);
  await sandbox.control("faults", { drop_sends: 1 });
  const { signature, transaction } = await launch(sandbox, wallet);
  expect((await sandbox.connection.getSignatureStatus(signature)).value).toBeNull();
  const again = await sandbox.connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true });
  expect(again).toBe(signature);
  expect((await sandbox.connection.getSignatureStatus(signature)).value?.err).toBeNull();
});

it("fails a method so many times, by HTTP status or by JSON-RPC code", async () => {
  await sandbox.control("faults", {
    fail: [
      { method: "getSlot", with: 500, times: 1 },
      { method: "getHealth", with: -32005, times: 2 },
      { method: "trade-local", with: 503, times: 1 },
    ],
  });
  expect((await rpc("getSlot")).status).toBe(500);
  expect((await rpc("getSlot")).status).toBe(200);
  expect((await (await rpc("getHealth")).json()).error.code).toBe(-32005);
  expect((await (await rpc("getHealth")).json()).error.code).toBe(-32005);
  expect((await (await rpc("getHealth")).json()).result).toBe("ok");
  expect((await askTradeService(sandbox.url, {})).status).toBe(503);
});

it("steps slots and tells where it stands", async () => {
  const before = await sandbox.connection.getSlot("processed");
  expect(await sandbox.step(7)).toMatchObject({ slot: before + 7, paused: false });
  await sandbox.control("clock", { paused: true });
  const state = await (await fetch(`${sandbox.url}/control/state`)).json();
  expect(state).toMatchObject({ slot: before + 7, paused: true });
});

const statusOf = async (signature: string) => {
  const [status] = (await sandbox.connection.getSignatureStatuses([signature])).value;
  return status;
};

/** A transfer, signed and sent. */
async function pay(from: Keypair, to: PublicKey, lamports: number) {
  const transaction = new Transaction({
    feePayer: from.publicKey,
    ...(await sandbox.connection.getLatestBlockhash("processed")),
  });
  transaction.add(SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: to, lamports })).sign(from);
  return sandbox.connection.sendRawTransaction(transaction.serialize(), { preflightCommitment: "processed" });
}

it("lets what is sent land some slots later", async () => {
  const wallet = await fundedWallet(sandbox);
  await sandbox.control("faults", { delay_slots: 3 });
  const signature = await pay(wallet, Keypair.generate().publicKey, SOL);
  expect(await pay(wallet, wallet.publicKey, 0)).not.toBe(signature);
  expect(await sandbox.step(2)).toMatchObject({ held: 2 });
  expect(await statusOf(signature)).toBeNull();
  const state = await sandbox.step(1);
  expect(state).toMatchObject({ held: 0 });
  expect(await statusOf(signature)).toMatchObject({ err: null });
});

it("drops what waited until its blockhash had expired", async () => {
  const wallet = await fundedWallet(sandbox);
  await sandbox.control("faults", { delay_slots: 200 });
  const signature = await pay(wallet, Keypair.generate().publicKey, SOL);
  expect(await sandbox.step(200)).toMatchObject({ held: 0 });
  expect(await statusOf(signature)).toBeNull();
});

it("changes the order of what is sent", async () => {
  const [wallet, to] = [await fundedWallet(sandbox), Keypair.generate().publicKey];
  await sandbox.control("faults", { reorder_sends: 2 });
  const first = await pay(wallet, to, SOL);
  expect(await pay(wallet, to, SOL)).toBe(first); // the same bytes again are not another one
  expect(await statusOf(first)).toBeNull();
  const second = await pay(wallet, to, 2 * SOL);
  await sandbox.step(1);
  const history = await sandbox.connection.getSignaturesForAddress(to, {}, "confirmed");
  expect(history.map(({ signature }) => signature)).toEqual([first, second]); // newest first
});

it("lets nothing into full blocks", async () => {
  const wallet = await fundedWallet(sandbox);
  await sandbox.control("faults", { full_blocks: 2 });
  const signature = await pay(wallet, Keypair.generate().publicKey, SOL);
  await sandbox.step(1);
  expect(await statusOf(signature)).toBeNull();
  await sandbox.step(1);
  expect(await statusOf(signature)).toMatchObject({ err: null });
});

it("lets what is held land when the faults are cleared", async () => {
  const wallet = await fundedWallet(sandbox);
  await sandbox.control("faults", { full_blocks: 50 });
  const signature = await pay(wallet, Keypair.generate().publicKey, SOL);
  await fetch(`${sandbox.url}/control/faults`, { method: "DELETE" });
  expect(await statusOf(signature)).toMatchObject({ err: null });
});

it("forks back: what was one slot before finality has never happened, and may land again", async () => {
  const { connection } = sandbox;
  const [wallet, to] = [await fundedWallet(sandbox), Keypair.generate().publicKey];
  await sandbox.step(1);
  const { signature, transaction } = await launch(sandbox, wallet);
  await pay(wallet, to, SOL);
  const latest = await connection.getLatestBlockhash("processed");
  await sandbox.step(31);
  expect(await statusOf(signature)).toMatchObject({ confirmationStatus: "confirmed", confirmations: 31 });
  const slot = await connection.getSlot("processed");
  expect(await sandbox.control("fork", { slots: 32 })).toMatchObject({ slot });
  expect(await statusOf(signature)).toBeNull();
  expect(await connection.getBalance(to)).toBe(0);
  expect(await connection.getBalance(wallet.publicKey)).toBe(10 * SOL);
  await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true });
  expect(await statusOf(signature)).toMatchObject({ slot, err: null });
  expect((await connection.isBlockhashValid(latest.blockhash, { commitment: "processed" })).value).toBe(true);
});

it("never reports what a fork took back, and reports what landed after it", async () => {
  const { connection } = sandbox;
  const wallet = await fundedWallet(sandbox);
  const to = Keypair.generate().publicKey;
  await sandbox.step(1);
  const told: number[] = [];
  const id = connection.onAccountChange(to, ({ lamports }) => told.push(lamports), {
    commitment: "confirmed",
  });
  await setTimeout(100);
  await pay(wallet, to, SOL);
  await sandbox.control("fork", {});
  await sandbox.step(1);
  await pay(wallet, to, 2 * SOL);
  await sandbox.step(1);
  await expect.poll(() => told).toEqual([2 * SOL]);
  await connection.removeAccountChangeListener(id);
});

it("refuses to fork back behind finality", async () => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ slots: 33 });
  const answer = await fetch(`${sandbox.url}/control/fork`, { method: "POST", headers, body });
  expect([answer.status, await answer.text()]).toEqual([400, "older slots are finalized"]);
});

it("comes back from a restart as the fork left it", async () => {
  const data = await temporaryDirectory();
  const before = await startTestSandbox({ data });
  const kept = await fundedWallet(before, 1);
  await before.step(1);
  const gone = await fundedWallet(before, 1);
  await before.control("fork", {});
  await before.close();
  const after = await startTestSandbox({ data });
  expect(await after.connection.getBalance(kept.publicKey)).toBe(SOL);
  expect(await after.connection.getBalance(gone.publicKey)).toBe(0);
  await after.close();
  await rm(data, { recursive: true });
});

it("skips slots: they have no block, and height does not grow", async () => {
  const { connection } = sandbox;
  const [slot, height] = [
    await connection.getSlot("processed"),
    await connection.getBlockHeight("processed"),
  ];
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash("processed");
  expect(await sandbox.control("slots", { skip: 100 })).toMatchObject({
    slot: slot + 101,
    height: height + 1,
  });
  await sandbox.step(1);
  expect(await connection.getBlockHeight("confirmed")).toBe(height + 1);
  expect(await connection.getBlocks(slot, slot + 101, "confirmed")).toEqual([slot, slot + 101]);
  const block = await connection.getBlock(slot + 101, {
    commitment: "confirmed",
    transactionDetails: "none",
  });
  expect(block).toMatchObject({ parentSlot: slot, previousBlockhash: blockhash });
  const skipped = `Slot ${slot + 1} was skipped, or missing due to ledger jump to recent snapshot`;
  await expect(connection.getBlock(slot + 1, { commitment: "confirmed" })).rejects.toThrow(skipped);
  await sandbox.step(lastValidBlockHeight - height - 2);
  const isValid = async () =>
    (await connection.isBlockhashValid(blockhash, { commitment: "processed" })).value;
  expect(await isValid()).toBe(true);
  await sandbox.step(1);
  expect(await isValid()).toBe(false);
});

it("lets every blockhash expire", async () => {
  const { blockhash, lastValidBlockHeight } = await sandbox.connection.getLatestBlockhash("processed");
  await sandbox.control("slots", { expire: true });
  expect((await sandbox.connection.isBlockhashValid(blockhash)).value).toBe(false);
  expect(await sandbox.connection.getBlockHeight("processed")).toBeGreaterThan(lastValidBlockHeight);
});

it("shows developers a page, whose every command is one that the sandbox takes", async () => {
  const answer = await fetch(`${sandbox.url}/control`);
  const page = await answer.text();
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  const forms = [...page.matchAll(/<form data-path="(\w+)" data-list="(\w*)">.*?<\/form>/gs)];
  expect(forms).toHaveLength(12);
  for (const [form, path = "", list] of forms) {
    const fields = [...form.matchAll(/name="(\w+)"(?: value="([^"]*)"|>.*?<option>(\w+))/gs)];
    const command = Object.fromEntries(fields.map(([, name, typed, chosen]) => [name, typed ?? chosen]));
    expect(await sandbox.control(path, list ? { [list]: [command] } : command)).toHaveProperty("slot");
  }
  await sandbox.control("clock", { paused: false });
});

it("cannot be reached by a page: it wants JSON and gives no CORS", async () => {
  const answer = await fetch(`${sandbox.url}/control/slots`, { method: "POST", body: "{}" });
  expect(answer.status).toBe(415);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});
