import {
  ComputeBudgetProgram,
  type PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { buildClaim } from "../claim.ts";
import { PROTECTIVE_PROGRAMS } from "../profile.ts";
import { keys } from "../testing/claim-chain.ts";
import { blockhash, call, compile, key, mint, pay, stranger, wallet } from "../testing/launch-transaction.ts";
import { type ExpectedClaim, inspectClaim, inspectSignedClaim } from "./inspect-claim.ts";
import { decodeMessage } from "./message.ts";
import { LaunchRefusal, type LaunchRule } from "./refusal.ts";

const expected: ExpectedClaim = {
  ...keys,
  fees: { onCurve: 1_000_000n, inVault: 2_000_000n, vaultRent: 0n },
};
const collectAlone: ExpectedClaim = { ...keys, fees: { ...expected.fees, onCurve: 0n } };
const wire = buildClaim(expected, blockhash);

const instructionsOf = (claim: Uint8Array) =>
  TransactionMessage.decompile(VersionedTransaction.deserialize(claim).message).instructions;
const [limit, price, sweep, collect] = instructionsOf(wire);
if (!limit || !price || !sweep || !collect) throw new Error("A claim has four instructions.");

const ruleOf = (act: () => unknown): LaunchRule | null => {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof LaunchRefusal) return error.rule;
    throw error;
  }
};
const inspectAll = (instructions: TransactionInstruction[], claim = expected, options = {}) =>
  ruleOf(() => inspectClaim(compile(instructions, { tables: [], ...options }), claim));
const changed = (instruction: TransactionInstruction, at: number, pubkey: PublicKey) =>
  new TransactionInstruction({
    ...instruction,
    keys: instruction.keys.map((each, index) => (index === at ? { ...each, pubkey } : each)),
  });

describe("the guard of claims", () => {
  it("lets our own through, with and without a sweep", () => {
    expect(inspectClaim(wire, expected).costs).toMatchObject({ total: 20_000n, vaultRent: 0n });
    expect(ruleOf(() => inspectClaim(buildClaim(collectAlone, blockhash), collectAlone))).toBeNull();
  });

  it.each<[string, LaunchRule, TransactionInstruction[]]>([
    ["a payment to somebody", "unknown_program", [limit, price, sweep, collect, pay(1n)]],
    ["a payment before it", "unknown_program", [pay(1n), limit, price, sweep, collect]],
    [
      "an assignment of the wallet",
      "unknown_program",
      [SystemProgram.assign({ accountPubkey: wallet.publicKey, programId: stranger }), sweep, collect],
    ],
    ["a program nobody knows", "unknown_program", [sweep, collect, call(stranger, [], Uint8Array.of(1))]],
    ["no collection", "claim_call", [limit, price, sweep]],
    ["no sweep of what lies on the curve", "claim_call", [limit, price, collect]],
    ["the wrong order", "claim_call", [limit, price, collect, sweep]],
    ["two sweeps", "claim_call", [sweep, sweep, collect]],
    ["two collections", "claim_call", [sweep, collect, collect]],
    ["nothing", "claim_call", []],
    [
      "another call of the launchpad",
      "claim_call",
      [sweep, call(collect.programId, collect.keys, Buffer.from("33e685a4017f83ad", "hex"))],
    ],
    [
      "bytes behind a call",
      "claim_call",
      [sweep, call(collect.programId, collect.keys, Buffer.concat([collect.data, Buffer.alloc(1)]))],
    ],
    ["a call cut short", "claim_call", [sweep, call(collect.programId, collect.keys, Buffer.alloc(7))]],
    [
      "a higher priority fee",
      "priority_fee",
      [limit, ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 101_000 }), sweep, collect],
    ],
    ["a price without a limit", "priority_fee", [price, sweep, collect]],
    ["a setting twice", "compute_budget", [limit, limit, price, sweep, collect]],
    [
      "another signer",
      "signers",
      [sweep, call(collect.programId, [key(mint.publicKey, false, true)], collect.data)],
    ],
  ])("refuses %s", (_, rule, instructions) => {
    expect(inspectAll(instructions)).toBe(rule);
  });

  it("refuses a stranger in any seat of either call, and one seat more or fewer", () => {
    // The first seat of both is the wallet's, as ours name it: a stranger there has to sign.
    const ruleAt = (at: number) => (at === 0 ? "signers" : "claim_accounts");
    for (const [at] of collect.keys.entries())
      expect(inspectAll([limit, price, sweep, changed(collect, at, stranger)])).toBe(ruleAt(at));
    for (const [at] of sweep.keys.entries())
      expect(inspectAll([limit, price, changed(sweep, at, stranger), collect])).toBe(ruleAt(at));
    const resized = (each: TransactionInstruction, seats: TransactionInstruction["keys"]) =>
      call(each.programId, seats, each.data);
    expect(inspectAll([sweep, resized(collect, [...collect.keys, key(stranger)])])).toBe("claim_accounts");
    expect(inspectAll([sweep, resized(collect, collect.keys.slice(1))])).toBe("claim_accounts");
  });

  it("refuses a sweep where nothing lies on the curve, another payer and a lookup table", () => {
    expect(inspectAll([limit, price, sweep, collect], collectAlone)).toBe("claim_call");
    expect(inspectAll([limit, price, collect], collectAlone, { payer: stranger })).toBe("payer");
    expect(ruleOf(() => inspectClaim(compile([sweep, collect]), expected))).toBe("unknown_table");
  });

  it("lets no bit of a claim change but those of its blockhash and a lower priority fee", () => {
    // An account that may be written to without need does no harm.
    const calls = (bytes: Uint8Array) =>
      decodeMessage(bytes, [keys.wallet], new Map()).instructions.map(({ program, accounts, data }) =>
        [program, ...accounts.map(({ address }) => address), ...data].join(),
      );
    const good = calls(wire);
    const others: string[] = [];
    for (let bit = 0; bit < wire.length * 8; bit++) {
      const bytes = Uint8Array.from(wire);
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      if (ruleOf(() => inspectClaim(bytes, expected)) !== null) continue;
      others.push(...calls(bytes).filter((each, at) => each !== good[at]));
    }
    expect(others.length).toBeGreaterThan(0);
    const budget = limit.programId.toBase58();
    expect(others.filter((each) => !each.startsWith(budget))).toEqual([]);
  });
});

describe("the guard of signed claims", () => {
  const reviewed = inspectClaim(wire, expected);
  const signed = (instructions: TransactionInstruction[], recentBlockhash = blockhash) => {
    const message = new TransactionMessage({ payerKey: wallet.publicKey, recentBlockhash, instructions });
    const transaction = new VersionedTransaction(message.compileToV0Message());
    transaction.sign([wallet]);
    return transaction.serialize();
  };
  const inspectSigned = (bytes: Uint8Array) => inspectSignedClaim(bytes, reviewed, expected);
  const [lighthouse = ""] = PROTECTIVE_PROGRAMS;
  const assertion = (kind: number) =>
    call(lighthouse, [key(wallet.publicKey, true, true)], Uint8Array.of(kind));
  const steps = [limit, price, sweep, collect];

  it("lets the claim through as it was reviewed, with protections of the wallet's", () => {
    expect(inspectSigned(signed(steps))).toMatchObject({
      blockhash,
      signature: expect.stringMatching(/^\w{80,90}$/),
    });
    expect(ruleOf(() => inspectSigned(signed([...steps, assertion(5)])))).toBeNull();
  });

  it.each<[string, LaunchRule, Uint8Array]>([
    ["without the wallet's signature", "unsigned", wire],
    ["with a payment added", "changed", signed([...steps, pay(1n)])],
    ["without its sweep", "changed", signed([limit, price, collect])],
    ["with other accounts", "changed", signed([limit, price, sweep, changed(collect, 1, stranger)])],
    ["with another blockhash", "changed", signed(steps, stranger.toBase58())],
    ["with a protection that writes", "protection", signed([...steps, assertion(1)])],
    ["that is none", "changed", new Uint8Array(200)],
  ])("refuses one %s", (_, rule, bytes) => {
    expect(ruleOf(() => inspectSigned(bytes))).toBe(rule);
  });
});
