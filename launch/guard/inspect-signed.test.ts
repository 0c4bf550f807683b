import {
  Keypair,
  PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import bs58 from "bs58";
import { beforeAll, describe, expect, it } from "vitest";
import type { LaunchBuilder } from "#contract/config.ts";
import { PROTECTIVE_PROGRAMS } from "../profile.ts";
import { builders, good, startFrom } from "../testing/changed-launch.ts";
import {
  call,
  compile,
  expected,
  hex,
  key,
  mint,
  pay,
  stranger,
  tableAccount,
  tables,
  wallet,
} from "../testing/launch-transaction.ts";
import { type Inspected, inspect } from "./inspect.ts";
import { inspectSigned, signWithMint } from "./inspect-signed.ts";
import { LaunchRefusal, type LaunchRule } from "./refusal.ts";

let reviewed: Inspected;
function reviewFrom(builder: LaunchBuilder): void {
  startFrom(builder);
  reviewed = inspect(compile(good), expected, tables);
}

const [lighthouse = "", older = ""] = PROTECTIVE_PROGRAMS;
const assertion = (kind = 5, program = lighthouse) =>
  call(program, [key(wallet.publicKey, true, true)], Uint8Array.of(kind, 1, 2, 3));

function signed(wire: Uint8Array): Uint8Array {
  const transaction = VersionedTransaction.deserialize(wire);
  transaction.sign([wallet]);
  return transaction.serialize();
}

function ruleOf(wire: Uint8Array): LaunchRule | null {
  try {
    inspectSigned(wire, reviewed, expected, tables);
    return null;
  } catch (error) {
    if (error instanceof LaunchRefusal) return error.rule;
    throw error;
  }
}

const withBlockhash = (recentBlockhash: string) =>
  new VersionedTransaction(
    new TransactionMessage({
      payerKey: wallet.publicKey,
      recentBlockhash,
      instructions: good,
    }).compileToV0Message([tableAccount]),
  ).serialize();

describe.each(builders)(
  "after the wallet has signed a launch of the builder %s, the guard accepts",
  (builder) => {
    beforeAll(() => reviewFrom(builder));

    it.each<[string, () => TransactionInstruction[]]>([
      ["the same transaction", () => [...good]],
      ["an assertion of the wallet's", () => [...good, assertion()]],
      ["one before and one behind", () => [assertion(2, older), ...good, assertion(14)]],
    ])("%s", (_, make) => expect(ruleOf(signed(compile(make())))).toBeNull());

    it("and the mint signs last, with both signatures verified", () => {
      const wire = signed(compile([...good, assertion()]));
      const ready = signWithMint(inspectSigned(wire, reviewed, expected, tables), mint.secretKey);
      const { signatures } = VersionedTransaction.deserialize(ready.wire);
      expect(signatures.every((each) => each.some((byte) => byte !== 0))).toBe(true);
      expect(ready.signature).toBe(bs58.encode(signatures[0] ?? []));
      expect(ready.blockhash).toBe(reviewed.blockhash);
    });
  },
);

describe.each(builders)(
  "after the wallet has signed a launch of the builder %s, the guard refuses",
  (builder) => {
    beforeAll(() => reviewFrom(builder));

    it.each<[string, LaunchRule, () => Uint8Array]>([
      ["a payment that the wallet added", "changed", () => signed(compile([...good, pay(1n, stranger)]))],
      ["an instruction left out", "changed", () => signed(compile(good.slice(0, -1)))],
      [
        "instructions in another order",
        "changed",
        () => signed(compile([...good.slice(1), ...good.slice(0, 1)])),
      ],
      ["another amount", "changed", () => signed(compile([...good.slice(0, -1), pay(7_250_001n)]))],
      ["another payee", "changed", () => signed(compile([...good.slice(0, -1), pay(7_250_000n, stranger)]))],
      ["another blockhash", "changed", () => signed(withBlockhash(stranger.toBase58()))],
      ["another kind of transaction", "changed", () => signed(compile(good, { legacy: true }))],
      ["another payer", "changed", () => compile(good, { payer: stranger })],
      ["bytes that are no transaction", "changed", () => new Uint8Array(300)],
      [
        "three assertions",
        "protection",
        () => signed(compile([...good, assertion(2), assertion(3), assertion(4)])),
      ],
      ["memory that is written", "protection", () => signed(compile([...good, assertion(0)]))],
      ["memory that is closed", "protection", () => signed(compile([...good, assertion(1, older)]))],
      [
        "an assertion without bytes",
        "protection",
        () => signed(compile([...good, call(lighthouse, [], hex(""))])),
      ],
      [
        "another program's assertion",
        "changed",
        () => signed(compile([...good, assertion(5, new PublicKey(new Uint8Array(32).fill(8)).toBase58())])),
      ],
      ["no signature", "unsigned", () => compile(good)],
      [
        "a forged signature",
        "unsigned",
        () => {
          const forged = VersionedTransaction.deserialize(compile(good));
          forged.signatures[0] = new Uint8Array(64).fill(7);
          return forged.serialize();
        },
      ],
      [
        "the signature of another message",
        "unsigned",
        () => {
          const other = VersionedTransaction.deserialize(signed(compile([...good, assertion()])));
          const forged = VersionedTransaction.deserialize(compile(good));
          forged.signatures = other.signatures;
          return forged.serialize();
        },
      ],
    ])("%s", (_, rule, make) => expect(ruleOf(make())).toBe(rule));

    it("a mint key that is not this launch's", () => {
      const ready = inspectSigned(signed(compile(good)), reviewed, expected, tables);
      expect(() => signWithMint(ready, Keypair.generate().secretKey)).toThrow();
    });
  },
);
