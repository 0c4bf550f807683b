import {
  Keypair,
  PublicKey,
  SYSVAR_CLOCK_PUBKEY,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from "@solana/web3.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fundedWallet, launch } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start-test-sandbox.ts";
import { MEMO_PROGRAMS } from "./parse-instruction.ts";

const SOL = 1_000_000_000;
const NATIVE_MINT = "So11111111111111111111111111111111111111112";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const stranger = () => Keypair.generate().publicKey.toBase58();

async function call(method: string, ...params: unknown[]) {
  const answer = await fetch(sandbox.url, {
    method: "POST",
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const text = await answer.text();
  return { text, ...JSON.parse(text) };
}

async function signed(wallet: Keypair, ...instructions: TransactionInstruction[]): Promise<Transaction> {
  const latest = await sandbox.connection.getLatestBlockhash();
  const transaction = new Transaction({ feePayer: wallet.publicKey, ...latest }).add(...instructions);
  transaction.sign(wallet);
  return transaction;
}

const wire = (transaction: Transaction) => transaction.serialize().toString("base64");

describe("accounts", () => {
  it("writes the largest rent epoch with all its digits", async () => {
    const wallet = await fundedWallet(sandbox, 1);
    const { text } = await call("getAccountInfo", wallet.publicKey.toBase58(), { encoding: "base64" });
    expect(text).toContain('"rentEpoch":18446744073709551615');
  });

  it("encodes data as base64+zstd", async () => {
    const account = await call("getAccountInfo", NATIVE_MINT, { encoding: "base64" });
    const packed = await call("getAccountInfo", NATIVE_MINT, { encoding: "base64+zstd" });
    const [data, encoding] = packed.result.value.data;
    expect(encoding).toBe("base64+zstd");
    const frame = Buffer.from(data, "base64");
    expect(frame.subarray(0, 9).toString("hex")).toBe("28b52ffda052000000"); // one segment of 82 bytes
    expect(frame.readUIntLE(9, 3)).toBe(82 * 8 + 1); // the last block, stored
    expect(frame.subarray(12).toString("base64")).toBe(account.result.value.data[0]);
  });

  it("has the native mint, 82 bytes", async () => {
    const mint = await sandbox.connection.getParsedAccountInfo(new PublicKey(NATIVE_MINT));
    expect(mint.value?.data).toMatchObject({
      program: "spl-token",
      parsed: { info: { decimals: 9 } },
      space: 82,
    });
  });

  it("keeps the clock where the chain is, and parses it", async () => {
    await sandbox.step(7);
    const clock = await sandbox.connection.getParsedAccountInfo(SYSVAR_CLOCK_PUBKEY);
    expect(clock.value?.data).toMatchObject({
      program: "sysvar",
      parsed: { type: "clock", info: { slot: await sandbox.connection.getSlot("processed"), epoch: 0 } },
    });
  });

  it("refuses base58 of more than 128 bytes as an invalid request", async () => {
    const { mint } = await launch(sandbox, await fundedWallet(sandbox));
    const { error } = await call("getAccountInfo", mint.toBase58(), { encoding: "base58" });
    expect(error.code).toBe(-32600);
  });

  it("finds a program's accounts by size and by bytes, in slices", async () => {
    const { mint } = await launch(sandbox, await fundedWallet(sandbox));
    const config = (filters: unknown[]) => ({
      encoding: "base64",
      filters,
      dataSlice: { offset: 0, length: 32 },
    });
    const program = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb";
    const holders = { memcmp: { offset: 0, bytes: mint.toBase58() } };
    const found = await call("getProgramAccounts", program, config([holders, "tokenAccountState"]));
    expect(found.result).toHaveLength(2);
    const [{ account }] = found.result;
    expect(account.data[0]).toBe(Buffer.from(mint.toBytes()).toString("base64"));
    expect((await call("getProgramAccounts", program, config([{ dataSize: 1 }]))).result).toEqual([]);
    const five = await call("getProgramAccounts", program, config(Array(5).fill(holders)));
    expect(five.error).toEqual({ code: -32602, message: "Too many filters provided; max 4" });
  });
});

describe("token calls on what is absent", () => {
  it.each([
    ["getTokenAccountBalance", [stranger()], "could not find account"],
    ["getTokenSupply", [stranger()], "could not find account"],
    ["getTokenLargestAccounts", [stranger()], "could not find mint"],
    ["getTokenAccountsByOwner", [stranger(), { mint: stranger() }], "could not find mint"],
    ["getTokenAccountsByOwner", [stranger(), { programId: stranger() }], "unrecognized Token program id"],
    ["getTokenAccountsByDelegate", [stranger(), { mint: stranger() }], "could not find mint"],
  ])("%s says why it rejects", async (method, params, reason) => {
    const { error } = await call(method, ...params);
    expect(error).toEqual({ code: -32602, message: `Invalid param: ${reason}` });
  });
});

describe("sending", () => {
  it("answers the smallest airdrop with a signature", async () => {
    expect((await call("requestAirdrop", stranger(), 1)).result).toMatch(/^\w{80,88}$/);
  });

  it("explains in a node's words that an account would be too poor", async () => {
    const wallet = await fundedWallet(sandbox, 1);
    const transfer = SystemProgram.transfer({
      fromPubkey: wallet.publicKey,
      toPubkey: Keypair.generate().publicKey,
      lamports: 1,
    });
    await expect(
      sandbox.connection.sendRawTransaction((await signed(wallet, transfer)).serialize()),
    ).rejects.toThrow("Transaction results in an account (1) with insufficient funds for rent");
  });

  it("names a program that does not exist", async () => {
    const wallet = await fundedWallet(sandbox, 1);
    const programId = Keypair.generate().publicKey;
    const transaction = await signed(wallet, new TransactionInstruction({ programId, keys: [] }));
    const { error } = await call("sendTransaction", wire(transaction), {
      encoding: "base64",
      preflightCommitment: "confirmed",
    });
    expect(error.data.err).toBe("ProgramAccountNotFound");
    expect(error.message).toContain("Attempt to load a program that does not exist");
  });

  it("looks for the blockhash at the commitment of the preflight", async () => {
    const wallet = await fundedWallet(sandbox, 1);
    const transfer = SystemProgram.transfer({
      fromPubkey: wallet.publicKey,
      toPubkey: wallet.publicKey,
      lamports: 1,
    });
    const encoded = wire(await signed(wallet, transfer));
    const send = (preflightCommitment: string) =>
      call("sendTransaction", encoded, { encoding: "base64", preflightCommitment });
    expect((await send("finalized")).error).toMatchObject({
      code: -32002,
      message: "Transaction simulation failed: Blockhash not found",
    });
    expect((await send("confirmed")).result).toMatch(/^\w{80,88}$/);
  });

  it("says how much a simulation loads", async () => {
    const wallet = await fundedWallet(sandbox, 1);
    const transfer = SystemProgram.transfer({
      fromPubkey: wallet.publicKey,
      toPubkey: wallet.publicKey,
      lamports: SOL / 2,
    });
    const simulated = await call("simulateTransaction", wire(await signed(wallet, transfer)), {
      encoding: "base64",
    });
    expect(simulated.result.value.loadedAccountsDataSize).toBeGreaterThan(128);
  });
});

describe("history", () => {
  it("refuses what cannot be a signature", async () => {
    const invalid = { code: -32602, message: "Invalid param: Invalid" };
    const short = { code: -32602, message: "Invalid param: WrongSize" };
    expect((await call("getSignatureStatuses", ["0OIl"])).error).toEqual(invalid);
    expect((await call("getSignatureStatuses", ["abc"])).error).toEqual(short);
    expect((await call("getTransaction", "0OIl")).error).toEqual(invalid);
  });

  it("lists an address's signatures with their memos, and nothing after an unknown one", async () => {
    const wallet = await fundedWallet(sandbox, 1);
    const note = new Transaction({
      feePayer: wallet.publicKey,
      ...(await sandbox.connection.getLatestBlockhash()),
    });
    const [programId = ""] = MEMO_PROGRAMS;
    note.add({ programId: new PublicKey(programId), keys: [], data: Buffer.from("gm") }).sign(wallet);
    await sandbox.connection.sendRawTransaction(note.serialize());
    await sandbox.step(1);
    const address = wallet.publicKey.toBase58();
    const { result } = await call("getSignaturesForAddress", address, { commitment: "confirmed" });
    expect(result.map(({ memo }: { memo: string | null }) => memo)).toEqual(["[2] gm", null]);
    const before = "1".repeat(64);
    expect((await call("getSignaturesForAddress", address, { before })).result).toEqual([]);
  });

  it("refuses a limit and a commitment that nodes refuse", async () => {
    const error = async (config: object) =>
      (await call("getSignaturesForAddress", stranger(), config)).error.message;
    expect(await error({ limit: 5_000 })).toBe("Invalid limit; max 1000");
    expect(await error({ commitment: "processed" })).toBe(
      "Method does not support commitment below `confirmed`",
    );
  });
});
