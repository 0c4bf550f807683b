import {
  Keypair,
  type PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { inspect } from "./guard.ts";
import type { LaunchErrorCode } from "./launch-error.ts";
import { signLast } from "./sign-last.ts";

const wallet = Keypair.generate();
const mint = Keypair.generate();
const expected = { wallet: wallet.publicKey.toBase58(), mint: mint.publicKey.toBase58() };
const blockhash = Keypair.generate().publicKey.toBase58();

function build(
  options: { payer?: PublicKey; signer?: PublicKey; third?: PublicKey; legacy?: boolean } = {},
): VersionedTransaction {
  const { payer = wallet.publicKey, signer = mint.publicKey, third } = options;
  const create = SystemProgram.createAccount({
    fromPubkey: payer,
    newAccountPubkey: signer,
    lamports: 1,
    space: 0,
    programId: SystemProgram.programId,
  });
  const extra = third ? [SystemProgram.transfer({ fromPubkey: third, toPubkey: payer, lamports: 1 })] : [];
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: blockhash,
    instructions: [create, ...extra],
  });
  return new VersionedTransaction(
    options.legacy ? message.compileToLegacyMessage() : message.compileToV0Message(),
  );
}

const codeOf = (work: () => unknown): LaunchErrorCode | null => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { code: LaunchErrorCode }).code;
  }
};

describe("the guard's door", () => {
  it("lets through what the wallet pays and wallet and mint sign, of both kinds", () => {
    expect(inspect(build().serialize(), expected).blockhash).toBe(blockhash);
    expect(inspect(build({ legacy: true }).serialize(), expected).blockhash).toBe(blockhash);
  });

  const stranger = Keypair.generate().publicKey;
  const good = build().serialize();
  it.each<[string, LaunchErrorCode, () => Uint8Array]>([
    ["another payer", "payer", () => build({ payer: stranger }).serialize()],
    ["another mint", "signers", () => build({ signer: stranger }).serialize()],
    ["a third signer", "signers", () => build({ third: stranger }).serialize()],
    ["trailing bytes", "unreadable", () => new Uint8Array([...good, 0])],
    ["a truncated one", "unreadable", () => good.slice(0, -5)],
    ["an HTML page", "unreadable", () => new TextEncoder().encode(`<html>${"x".repeat(200)}</html>`)],
    ["a tiny body", "unreadable", () => new Uint8Array(40)],
    ["an oversized one", "oversized", () => new Uint8Array(1233)],
    [
      "one that is signed already",
      "signed",
      () => {
        const signed = build();
        signed.sign([mint]);
        return signed.serialize();
      },
    ],
  ])("refuses %s", (_, code, make) => expect(codeOf(() => inspect(make(), expected))).toBe(code));
});

describe("the mint signs last", () => {
  const reviewed = () => inspect(build().serialize(), expected);
  const byWallet = (transaction: VersionedTransaction): Uint8Array => {
    transaction.sign([wallet]);
    return transaction.serialize();
  };

  it("adds its signature to what the wallet signed", () => {
    const { wire, signature } = signLast(byWallet(build()), reviewed(), mint.secretKey);
    const signed = VersionedTransaction.deserialize(wire);
    expect(signed.signatures.every((each) => each.some((byte) => byte !== 0))).toBe(true);
    expect(signature.length).toBeGreaterThan(80);
  });

  it("refuses what the wallet changed, or did not sign", () => {
    const changed = new VersionedTransaction(
      new TransactionMessage({
        payerKey: wallet.publicKey,
        recentBlockhash: blockhash,
        instructions: [
          SystemProgram.createAccount({
            fromPubkey: wallet.publicKey,
            newAccountPubkey: mint.publicKey,
            lamports: 2,
            space: 0,
            programId: SystemProgram.programId,
          }),
        ],
      }).compileToV0Message(),
    );
    expect(codeOf(() => signLast(byWallet(changed), reviewed(), mint.secretKey))).toBe("changed");
    expect(codeOf(() => signLast(build().serialize(), reviewed(), mint.secretKey))).toBe("unsigned");
    const forged = build();
    forged.signatures[0] = new Uint8Array(64).fill(7);
    expect(codeOf(() => signLast(forged.serialize(), reviewed(), mint.secretKey))).toBe("unsigned");
  });
});
