import { type Keypair, TransactionInstruction } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { ASSERTIONS_PROGRAM } from "../launchpad/addresses.ts";
import { errorOf, programBench } from "../testing/program-bench.ts";

const bench = programBench();
const SOL = 1_000_000_000n;
const comparisons = ["==", "!=", ">", "<", ">=", "<="] as const;
const ASSERT_LAMPORTS = [5, 0, 0];

const run = (owner: Keypair, ...data: number[]) =>
  bench.run(
    [bench.wallet(), owner],
    new TransactionInstruction({
      programId: ASSERTIONS_PROGRAM,
      keys: [{ pubkey: owner.publicKey, isSigner: true, isWritable: false }],
      data: Buffer.from(data),
    }),
  );
const bytesOf = (value: bigint): number[] => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return [...bytes];
};

describe("an assertion about an account's lamports", () => {
  it.each([
    ["==", [false, true, false]],
    ["!=", [true, false, true]],
    [">", [true, false, false]],
    ["<", [false, false, true]],
    [">=", [true, true, false]],
    ["<=", [false, true, true]],
  ] as const)("compares by %s", (comparison, expected) => {
    const owner = bench.wallet(3n);
    const held = [2n, 3n, 4n].map((sol) => {
      const outcome = run(owner, ...ASSERT_LAMPORTS, ...bytesOf(sol * SOL), comparisons.indexOf(comparison));
      return errorOf(outcome) === null;
    });
    expect(held).toEqual(expected);
  });

  it.each([
    ["does not hold", 6001, [...ASSERT_LAMPORTS, ...bytesOf(9n * SOL), 0]],
    ["is of another kind", 6000, [7, 0, 0, ...bytesOf(1n), 0]],
    ["is of something else", 6000, [5, 0, 1, ...bytesOf(1n), 0]],
    ["compares in no known way", 6000, [...ASSERT_LAMPORTS, ...bytesOf(1n), 6]],
    ["ends too soon", 6000, [...ASSERT_LAMPORTS, 1, 2, 3]],
    ["is empty", 6000, []],
  ])("that %s fails", (_, code, data) => {
    expect(errorOf(run(bench.wallet(), ...data))).toBe(code);
  });
});
