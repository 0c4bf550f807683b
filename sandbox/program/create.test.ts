import { Keypair, PublicKey, TransactionInstruction } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { readMint } from "../chain/token-accounts.ts";
import { readMetadataPointer, readTokenMetadata } from "../chain/token-extensions.ts";
import {
  creatorVaultOf,
  curveOf,
  holderRewardsOf,
  LAUNCHPAD_PROGRAM,
  WRAPPED_SOL,
} from "../launchpad/addresses.ts";
import { TOKENS_FOR_SALE, TOTAL_SUPPLY, VIRTUAL_LAMPORTS, VIRTUAL_TOKENS } from "../launchpad/curve.ts";
import { buyExactSolIn, type CreateTail, createV2 } from "../launchpad/instructions.ts";
import { errorOf, METADATA, programBench } from "../testing/program-bench.ts";

const bench = programBench();
const user = bench.wallet();
const extra = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false });
const stranger = () => Keypair.generate().publicKey;

describe("create_v2", () => {
  it("leaves a mint that carries its own metadata, and that nobody can inflate, freeze or rename", () => {
    const { mint, outcome } = bench.create(user);
    expect(outcome.err).toBeNull();
    expect(outcome.unitsConsumed).toBeLessThan(100_000);
    const state = readMint(bench.vm.account(mint.toBase58()));
    expect(state).toMatchObject({
      mintAuthority: null,
      freezeAuthority: null,
      supply: TOTAL_SUPPLY,
      decimals: 6,
    });
    expect(readMetadataPointer(state!.extensions)).toEqual({
      authority: null,
      metadataAddress: mint.toBase58(),
    });
    expect(readTokenMetadata(state!.extensions)).toMatchObject({
      ...METADATA,
      updateAuthority: null,
      mint: mint.toBase58(),
    });
  });

  it("leaves a curve of 166 bytes that holds the whole supply, and names the creator", () => {
    const creator = stranger();
    const { mint } = bench.create(user, { creator });
    expect(bench.vm.account(curveOf(mint).toBase58())?.data).toHaveLength(166);
    expect(bench.tokens(curveOf(mint), mint)).toBe(TOTAL_SUPPLY);
    expect(bench.curve(mint)).toEqual({
      virtualTokens: VIRTUAL_TOKENS,
      virtualLamports: VIRTUAL_LAMPORTS,
      realTokens: TOKENS_FOR_SALE,
      realLamports: 0n,
      complete: false,
      creator: creator.toBase58(),
      holderReward: false,
      creatorFee: 0n,
      protocolFees: 0n,
    });
  });

  it.each<[number, CreateTail]>([
    [1, {}],
    [2, { cashback: false }],
    [10, { creatorFeeBps: 0n }],
    [10, { creatorFeeBps: 250n }],
    [11, { holderReward: false }],
  ])("takes a tail of %i bytes", (length, tail) => {
    const metadata = { name: "A", symbol: "B", uri: "C" };
    const parts = { user: user.publicKey, mint: stranger(), metadata, creator: user.publicKey, tail };
    expect(createV2(parts).data).toHaveLength(8 + 3 * 5 + 32 + length);
    expect(bench.create(user, { tail }).outcome.err).toBeNull();
  });

  it("gives every creator's fee to the holders where that is asked for, no matter who is named as creator", () => {
    const { mint } = bench.create(user, { tail: { holderReward: true } });
    const rewards = holderRewardsOf(mint);
    expect(bench.curve(mint)).toMatchObject({ creator: rewards.toBase58(), holderReward: true });
    const before = bench.lamports(creatorVaultOf(user.publicKey));
    const trader = { user: user.publicKey, mint, creator: rewards };
    expect(bench.run([user], buyExactSolIn(trader, 1_000_000_000n, 0n)).err).toBeNull();
    expect(bench.lamports(creatorVaultOf(rewards))).toBeGreaterThan(2_900_000n);
    expect(bench.lamports(creatorVaultOf(user.publicKey))).toBe(before);
  });

  it("is not hindered by money that lies at the addresses already", () => {
    const mint = Keypair.generate();
    const put = (address: PublicKey, lamports: bigint) =>
      bench.vm.put(address.toBase58(), {
        lamports,
        owner: PublicKey.default.toBase58(),
        data: new Uint8Array(),
        executable: false,
      });
    put(mint.publicKey, 1_000_000n);
    put(curveOf(mint.publicKey), 5_000_000_000n);
    const create = createV2({
      user: user.publicKey,
      mint: mint.publicKey,
      metadata: METADATA,
      creator: user.publicKey,
    });
    expect(bench.run([user, mint], create).err).toBeNull();
  });

  it.each<[string, number, Parameters<typeof bench.create>[1]]>([
    ["a name of 33 bytes", 6043, { metadata: { ...METADATA, name: "é".repeat(16).concat("x") } }],
    ["a symbol of 14 bytes", 6044, { metadata: { ...METADATA, symbol: "S".repeat(14) } }],
    ["a uri of 201 bytes", 6045, { metadata: { ...METADATA, uri: "u".repeat(201) } }],
    ["mayhem mode", 6048, { tail: { mayhem: true } }],
    ["cashback", 6082, { tail: { cashback: true } }],
    ["no creator", 6030, { creator: PublicKey.default }],
    ["another currency", 6063, { extra: [stranger(), stranger(), stranger()].map(extra) }],
    ["a currency and no account to keep it in", 6027, { extra: [extra(stranger())] }],
  ])("refuses %s with %i", (_what, code, changes) => {
    expect(errorOf(bench.create(user, changes).outcome)).toBe(code);
  });

  it("takes wrapped SOL for SOL", () => {
    const outcome = bench.create(user, { extra: [WRAPPED_SOL, stranger(), stranger()].map(extra) }).outcome;
    expect(outcome.err).toBeNull();
  });

  it("refuses a byte that is neither yes nor no, and data that ends too soon, with 102", () => {
    const mint = Keypair.generate();
    const good = createV2({
      user: user.publicKey,
      mint: mint.publicKey,
      metadata: METADATA,
      creator: user.publicKey,
    });
    const withData = (data: Buffer) => new TransactionInstruction({ ...good, data });
    const neither = Buffer.concat([good.data.subarray(0, -1), Buffer.from([2])]);
    for (const data of [neither, good.data.subarray(0, -1), good.data.subarray(0, 30)]) {
      expect(errorOf(bench.run([user, mint], withData(data)))).toBe(102);
    }
  });

  it("refuses another address in any of the places that it knows, and a mint that is taken", () => {
    const mint = Keypair.generate();
    const parts = { user: user.publicKey, mint: mint.publicKey, metadata: METADATA, creator: user.publicKey };
    for (const place of [1, 2, 4, 6, 7, 8, 9, 14, 15]) {
      const create = createV2(parts);
      create.keys[place] = { ...create.keys[place]!, pubkey: stranger() };
      expect([2006, 3008]).toContain(errorOf(bench.run([user, mint], create)));
    }
    expect(bench.run([user, mint], createV2(parts)).err).toBeNull();
    expect(bench.run([user, mint], createV2(parts)).err).not.toBeNull();
  });

  it("tells of the coin by a call to itself, which nobody else can make", () => {
    const { mint, outcome } = bench.create(user);
    const event = outcome.inner[0]?.instructions.at(-1);
    const data = Buffer.from(event?.data ?? "", "base64");
    expect(data.toString("hex", 0, 16)).toBe("e445a52e51cb9a1d1b72a94ddeeb6376");
    expect(data.includes(Buffer.from(METADATA.uri))).toBe(true);
    expect(data.includes(mint.toBuffer())).toBe(true);

    const forged = new TransactionInstruction({ programId: LAUNCHPAD_PROGRAM, keys: [], data });
    expect(errorOf(bench.run([user], forged))).toBe(3010);
    const signed = { pubkey: user.publicKey, isSigner: true, isWritable: false };
    const bySigner = new TransactionInstruction({ programId: LAUNCHPAD_PROGRAM, keys: [signed], data });
    expect(errorOf(bench.run([user], bySigner))).toBe(2006);
  });
});
