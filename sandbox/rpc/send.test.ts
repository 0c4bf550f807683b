import {
  AddressLookupTableProgram,
  Keypair,
  NONCE_ACCOUNT_LENGTH,
  SendTransactionError,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fundedWallet } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start-test-sandbox.ts";

const SOL = 1_000_000_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

async function transfer(from: Keypair, lamports: number, to = Keypair.generate()): Promise<Transaction> {
  const latest = await sandbox.connection.getLatestBlockhash();
  const instruction = SystemProgram.transfer({
    fromPubkey: from.publicKey,
    toPubkey: to.publicKey,
    lamports,
  });
  const transaction = new Transaction({ feePayer: from.publicKey, ...latest }).add(instruction);
  transaction.sign(from);
  return transaction;
}

const send = (transaction: Transaction, skipPreflight: boolean) =>
  sandbox.connection.sendRawTransaction(transaction.serialize({ verifySignatures: false }), {
    skipPreflight,
  });

const statusOf = async (signature: string) =>
  (await sandbox.connection.getSignatureStatus(signature, { searchTransactionHistory: true })).value;

/** One byte of the signature changed. */
function spoilSignature(transaction: Transaction): Transaction {
  const { signature } = transaction;
  if (signature) signature[5] = (signature[5] ?? 0) ^ 1;
  return transaction;
}

describe("with preflight", () => {
  it("explains an instruction that fails, with logs, and charges nothing", async () => {
    const wallet = await fundedWallet(sandbox, 1);
    const failed = await send(await transfer(wallet, 5 * SOL), false).catch((error) => error);
    expect(failed).toBeInstanceOf(SendTransactionError);
    expect(failed.message).toContain("Error processing Instruction 0: custom program error: 0x1");
    expect(failed.logs.join("\n")).toContain("insufficient lamports");
    expect(await sandbox.connection.getBalance(wallet.publicKey)).toBe(SOL);
  });

  it("refuses an expired blockhash, a bad signature and an unknown payer", async () => {
    const wallet = await fundedWallet(sandbox, 1);
    const old = await transfer(wallet, 1_000);
    await sandbox.step(151);
    await expect(send(old, false)).rejects.toThrow("Blockhash not found");
    await expect(send(spoilSignature(await transfer(wallet, 1_000)), false)).rejects.toThrow(
      "signature verification failure",
    );
    await expect(send(await transfer(Keypair.generate(), 1_000), false)).rejects.toThrow(
      "Attempt to debit an account but found no record of a prior credit",
    );
  });

  it("says that a transaction was already processed", async () => {
    const sent = await transfer(await fundedWallet(sandbox, 1), 1_000_000);
    await send(sent, false);
    await expect(send(sent, false)).rejects.toThrow("already been processed");
  });
});

describe("without preflight", () => {
  it("drops in silence what a node would drop", async () => {
    const wallet = await fundedWallet(sandbox, 1);
    const old = await transfer(wallet, 1_000_000);
    await sandbox.step(151);
    const dropped = [
      old,
      spoilSignature(await transfer(wallet, 1_000_000)),
      await transfer(Keypair.generate(), 1),
    ];
    for (const transaction of dropped) expect(await statusOf(await send(transaction, true))).toBeNull();
    expect(await sandbox.connection.getBalance(wallet.publicKey)).toBe(SOL);
  });

  it("lets a failure land with its error, at the cost of its fee", async () => {
    const wallet = await fundedWallet(sandbox, 1);
    const signature = await send(await transfer(wallet, 5 * SOL), true);
    expect(await statusOf(signature)).toBeNull();
    await expect
      .poll(async () => (await statusOf(signature))?.err)
      .toEqual({ InstructionError: [0, { Custom: 1 }] });
    expect(await sandbox.connection.getBalance(wallet.publicKey)).toBe(SOL - 5_000);
  });

  it("runs the same bytes once, however often they are sent", async () => {
    const wallet = await fundedWallet(sandbox, 1);
    const to = Keypair.generate();
    const sent = await transfer(wallet, 1_000_000, to);
    expect(await send(sent, true)).toBe(await send(sent, true));
    expect(await sandbox.connection.getBalance(to.publicKey)).toBe(1_000_000);
  });
});

it("keeps a blockhash valid for 150 slots and no longer", async () => {
  const { connection } = sandbox;
  const { blockhash } = await connection.getLatestBlockhash("processed");
  const sent = await transfer(await fundedWallet(sandbox, 1), 1_000_000);
  await sandbox.step(149);
  expect((await connection.isBlockhashValid(blockhash)).value).toBe(true);
  expect(await statusOf(await send(sent, true))).not.toBeNull();
  await sandbox.step(2);
  expect((await connection.isBlockhashValid(blockhash, { commitment: "processed" })).value).toBe(false);
});

it("forgets old transactions unless the history is searched", async () => {
  const signature = await send(await transfer(await fundedWallet(sandbox, 1), 1_000_000), true);
  await sandbox.step(400);
  expect((await sandbox.connection.getSignatureStatus(signature)).value).toBeNull();
  expect((await statusOf(signature))?.confirmationStatus).toBe("finalized");
});

it("gives two equal airdrops two signatures", async () => {
  const { publicKey } = Keypair.generate();
  const first = await sandbox.connection.requestAirdrop(publicKey, SOL);
  expect(await sandbox.connection.requestAirdrop(publicKey, SOL)).not.toBe(first);
  expect(await sandbox.connection.getBalance(publicKey)).toBe(2 * SOL);
});

it("lets a transaction live by a nonce instead of a blockhash, once", async () => {
  const { connection } = sandbox;
  const wallet = await fundedWallet(sandbox, 1);
  const nonce = Keypair.generate();
  const [authorizedPubkey, noncePubkey] = [wallet.publicKey, nonce.publicKey];
  const lamports = await connection.getMinimumBalanceForRentExemption(NONCE_ACCOUNT_LENGTH);
  const account = { fromPubkey: wallet.publicKey, noncePubkey, authorizedPubkey, lamports };
  const create = new Transaction({ feePayer: wallet.publicKey, ...(await connection.getLatestBlockhash()) });
  create.add(SystemProgram.createNonceAccount(account)).sign(wallet, nonce);
  await send(create, false);

  const nonceNow = async () => (await connection.getNonce(noncePubkey))?.nonce ?? "";
  const withNonce = async (to: Keypair) => {
    const nonceInfo = {
      nonce: await nonceNow(),
      nonceInstruction: SystemProgram.nonceAdvance({ noncePubkey, authorizedPubkey }),
    };
    const move = { fromPubkey: wallet.publicKey, toPubkey: to.publicKey, lamports: 1_000_000 };
    const transaction = new Transaction({ feePayer: wallet.publicKey, nonceInfo, minContextSlot: 0 });
    transaction.add(SystemProgram.transfer(move)).sign(wallet);
    return transaction;
  };
  const [to, other] = [Keypair.generate(), Keypair.generate()];
  const [first, second] = [await withNonce(to), await withNonce(other)];
  await sandbox.step(400);
  await send(first, false);
  expect(await connection.getBalance(to.publicKey)).toBe(1_000_000);
  await expect(send(second, false)).rejects.toThrow("Blockhash not found");
  await expect(send(await withNonce(other), false)).rejects.toThrow("0x7"); // once in a slot
  await sandbox.step(1);
  await send(await withNonce(other), false);
  expect(await connection.getBalance(other.publicKey)).toBe(1_000_000);
});

it("simulates without signatures, with the accounts that were asked for, and without a trace", async () => {
  const wallet = await fundedWallet(sandbox, 1);
  const message = new TransactionMessage({
    payerKey: wallet.publicKey,
    recentBlockhash: Keypair.generate().publicKey.toBase58(),
    instructions: [
      SystemProgram.transfer({
        fromPubkey: wallet.publicKey,
        toPubkey: Keypair.generate().publicKey,
        lamports: SOL / 2,
      }),
    ],
  }).compileToV0Message();
  const { value } = await sandbox.connection.simulateTransaction(new VersionedTransaction(message), {
    replaceRecentBlockhash: true,
    innerInstructions: true,
    accounts: { encoding: "base64", addresses: [wallet.publicKey.toBase58()] },
  });
  expect(value.err).toBeNull();
  expect(value.accounts?.[0]?.lamports).toBe(SOL / 2 - 5_000);
  expect(value.unitsConsumed).toBeGreaterThan(0);
  expect(await sandbox.connection.getBalance(wallet.publicKey)).toBe(SOL);
});

it("resolves address lookup tables", async () => {
  const { connection } = sandbox;
  const wallet = await fundedWallet(sandbox, 1);
  const to = Keypair.generate().publicKey;
  const recentSlot = await connection.getSlot("finalized");
  const [create, table] = AddressLookupTableProgram.createLookupTable({
    authority: wallet.publicKey,
    payer: wallet.publicKey,
    recentSlot,
  });
  const extend = AddressLookupTableProgram.extendLookupTable({
    lookupTable: table,
    authority: wallet.publicKey,
    payer: wallet.publicKey,
    addresses: [to],
  });
  const setUp = new Transaction({ feePayer: wallet.publicKey, ...(await connection.getLatestBlockhash()) });
  setUp.add(create, extend).sign(wallet);
  await send(setUp, false);
  await sandbox.step(1);

  const lookedUp = (await connection.getAddressLookupTable(table)).value;
  const message = new TransactionMessage({
    payerKey: wallet.publicKey,
    recentBlockhash: (await connection.getLatestBlockhash()).blockhash,
    instructions: [
      SystemProgram.transfer({ fromPubkey: wallet.publicKey, toPubkey: to, lamports: 2_000_000 }),
    ],
  }).compileToV0Message(lookedUp ? [lookedUp] : []);
  expect(message.addressTableLookups).toHaveLength(1);
  const transaction = new VersionedTransaction(message);
  transaction.sign([wallet]);
  const signature = await connection.sendTransaction(transaction);
  expect(await connection.getBalance(to)).toBe(2_000_000);
  await sandbox.step(1);
  const landed = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 });
  expect(landed?.meta?.loadedAddresses?.writable.map(String)).toEqual([to.toBase58()]);
  await expect(connection.getTransaction(signature)).rejects.toThrow("version");
  expect(await connection.getTransaction(signature, { maxSupportedTransactionVersion: 1 })).not.toBeNull();
});
