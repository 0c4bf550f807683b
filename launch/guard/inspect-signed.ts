import { ed25519 } from "@noble/curves/ed25519";
import { Keypair, type VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import type { Signed } from "../await-landing.ts";
import { PROTECTIVE_PROGRAMS } from "../profile.ts";
import type { ExpectedLaunch } from "./expected.ts";
import { applyRules, type Inspected } from "./inspect.ts";
import { type Decoded, decodeMessage, type Instruction, type LookupTables, sameBytes } from "./message.ts";
import { LaunchRefusal, refuse, refuseUnless } from "./refusal.ts";

const MOST_PROTECTIONS = 2;
/** Lighthouse's instructions below this one write to accounts; the others only assert. */
const FIRST_ASSERTION = 2;

/** Checks the launch that the wallet returned: what was reviewed, and still within every rule. */
export function inspectSigned(
  wire: Uint8Array,
  reviewed: Inspected,
  expected: ExpectedLaunch,
  tables: LookupTables,
): Inspected {
  const returned = inspectReturned(wire, reviewed, [expected.wallet, expected.mint], tables);
  return { ...returned, ...applyRules(returned.instructions, expected) };
}

/**
 * Checks what the wallet returned: the instructions that were reviewed, byte for byte, and at most two
 * assertions by which wallets protect their owners, which are left out of the answer. Throws `LaunchRefusal`.
 */
export function inspectReturned(
  wire: Uint8Array,
  reviewed: Decoded,
  signers: readonly string[],
  tables: LookupTables,
): Decoded {
  const { transaction, instructions, blockhash } = decodeReturned(wire, signers, tables);
  const isProtection = ({ program }: Instruction) => PROTECTIVE_PROGRAMS.includes(program);
  const protections = instructions.filter(isProtection);
  const isHarmless = protections.every(({ data }) => (data[0] ?? 0) >= FIRST_ASSERTION);
  refuseUnless(isHarmless && protections.length <= MOST_PROTECTIONS, "protection");

  const ours = instructions.filter((each) => !isProtection(each));
  const { version } = reviewed.transaction;
  refuseUnless(transaction.version === version, "changed", `version ${transaction.version}`);
  refuseUnless(blockhash === reviewed.blockhash, "changed", "blockhash");
  refuseUnless(ours.length === reviewed.instructions.length, "changed", `${ours.length} instructions`);
  reviewed.instructions.forEach((each, at) => {
    refuseUnless(isSameInstruction(each, ours[at]), "changed", `instruction ${at}`);
  });
  refuseUnless(isSignedBy(transaction, 0), "unsigned");
  return { transaction, instructions: ours, blockhash };
}

/** Whatever cannot be decoded now, could be before: the wallet changed it. */
function decodeReturned(wire: Uint8Array, signers: readonly string[], tables: LookupTables): Decoded {
  try {
    return decodeMessage(wire, signers, tables);
  } catch (error) {
    if (error instanceof LaunchRefusal) return refuse("changed", `${error.rule} ${error.detail}`);
    throw error;
  }
}

function isSameInstruction(left: Instruction, right: Instruction | undefined): boolean {
  return (
    left.program === right?.program &&
    sameBytes(left.data, right.data) &&
    left.accounts.length === right.accounts.length &&
    left.accounts.every(
      ({ address, writable }, at) =>
        right.accounts[at]?.address === address && right.accounts[at]?.writable === writable,
    )
  );
}

/** True if the signer at this place has signed this very message. */
function isSignedBy({ message, signatures }: VersionedTransaction, at: number): boolean {
  const key = message.staticAccountKeys[at];
  const signature = signatures[at];
  return (
    key !== undefined && signature !== undefined && verifies(signature, message.serialize(), key.toBytes())
  );
}

/** Malformed keys and signatures throw in the library; here they are no signatures. */
function verifies(signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, message, key);
  } catch {
    return false;
  }
}

/** Adds the mint's signature to what `inspectSigned` let through, and verifies both signatures. */
export function signWithMint(inspected: Inspected, mintSecret: Uint8Array): Signed {
  const { transaction } = inspected;
  transaction.sign([Keypair.fromSecretKey(mintSecret)]);
  refuseUnless(isSignedBy(transaction, 0) && isSignedBy(transaction, 1), "unsigned");
  return toSigned(inspected);
}

/** What is sent to the chain once everybody has signed. */
export const toSigned = ({ transaction, blockhash }: Decoded): Signed => ({
  wire: transaction.serialize(),
  signature: bs58.encode(transaction.signatures[0] ?? []),
  blockhash,
});
