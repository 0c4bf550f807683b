import {
  AddressLookupTableAccount,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { chainBytes } from "#contract/limits.ts";
import { accountsOf, type LaunchKeys } from "./addresses.ts";
import { type ExpectedLaunch, leastTokens } from "./guard/expected.ts";
import { decodeMessage, type LookupTables } from "./guard/message.ts";
import { refuse, refuseUnless } from "./guard/refusal.ts";
import { type AccountRole, ASSOCIATED_TOKEN_PROGRAM, type Seat } from "./profile.ts";

/** A payment to the validator that brings the transaction to the chain sooner. */
export interface Tip {
  to: string;
  lamports: bigint;
}

/**
 * Adds our own purchase to a create of the trading service: the wallet's token account, then a purchase of
 * exactly the agreed budget, then a tip if there is one. The blockhash stays the service's; the guard judges
 * the result. Throws `LaunchRefusal` for bytes that are no transaction of this launch, or leave no room.
 */
export function appendPurchase(
  wire: Uint8Array,
  expected: ExpectedLaunch,
  tables: LookupTables,
  tip?: Tip,
): Uint8Array {
  const { transaction } = decodeMessage(wire, [expected.wallet, expected.mint], tables);
  const addressLookupTableAccounts = [...tables].map(tableAccount);
  const message = TransactionMessage.decompile(transaction.message, { addressLookupTableAccounts });
  message.instructions.push(...purchaseInstructions(expected));
  if (tip) {
    const [fromPubkey, toPubkey] = [new PublicKey(expected.wallet), new PublicKey(tip.to)];
    message.instructions.push(SystemProgram.transfer({ fromPubkey, toPubkey, lamports: tip.lamports }));
  }
  return compileLaunch(message, tables);
}

/** The unsigned bytes. web3.js throws where a message does not fit into one packet. */
export function compileLaunch(message: TransactionMessage, tables: LookupTables): Uint8Array {
  let bytes: Uint8Array;
  try {
    bytes = new VersionedTransaction(message.compileToV0Message([...tables].map(tableAccount))).serialize();
  } catch (error) {
    return refuse("oversized", String(error));
  }
  refuseUnless(bytes.length <= chainBytes.transaction, "oversized", `${bytes.length} bytes`);
  return bytes;
}

const CREATE_IF_MISSING = 1;

/** Opens the wallet's token account and spends the whole budget, for no fewer tokens than were agreed to. */
export function purchaseInstructions(expected: ExpectedLaunch): TransactionInstruction[] {
  const accounts = accountsOf(expected);
  const account = (role: AccountRole, isWritable: boolean) => ({
    pubkey: new PublicKey(accounts[role][0]),
    isSigner: role === "wallet" && isWritable,
    isWritable,
  });
  const { profile, devBuy } = expected;
  const layout = profile.purchases.find(({ amounts }) => amounts[0] === "lamports");
  if (!layout) throw new Error("The launchpad profile has no purchase by budget.");
  return [
    new TransactionInstruction({
      programId: new PublicKey(ASSOCIATED_TOKEN_PROGRAM),
      keys: [
        account("wallet", true),
        account("walletTokens", true),
        account("wallet", false),
        account("mint", false),
        account("systemProgram", false),
        account("token2022", false),
      ],
      data: asBuffer(Uint8Array.of(CREATE_IF_MISSING)),
    }),
    launchpadCall(
      expected,
      profile.purchaseSeats,
      purchaseData(layout.discriminator, [devBuy, leastTokens(expected)]),
    ),
  ];
}

/** An instruction of the launchpad with everybody in their seats. */
export function launchpadCall(
  launch: LaunchKeys,
  seats: readonly Seat[],
  data: Uint8Array,
  signers: readonly AccountRole[] = ["wallet"],
): TransactionInstruction {
  const accounts = accountsOf(launch);
  return new TransactionInstruction({
    programId: new PublicKey(launch.profile.programs.launchpad),
    keys: seats.map(({ role, writable }) => ({
      pubkey: new PublicKey(accounts[role][0]),
      isSigner: signers.includes(role),
      isWritable: writable,
    })),
    data: asBuffer(data),
  });
}

/** What an instruction's data begin with, from its eight bytes in hex. */
export function discriminatorBytes(hex: string): Uint8Array {
  const data = new Uint8Array(8);
  new DataView(data.buffer).setBigUint64(0, BigInt(`0x${hex}`));
  return data;
}

/** Two numbers of eight bytes behind the discriminator, then one byte that counts the wallet's volume. */
function purchaseData(discriminator: string, amounts: readonly bigint[]): Uint8Array {
  const data = new Uint8Array(8 + 16 + 1);
  const view = new DataView(data.buffer);
  data.set(discriminatorBytes(discriminator));
  for (const [at, amount] of amounts.entries()) view.setBigUint64(8 + 8 * at, amount, true);
  data[24] = 1;
  return data;
}

/** Browsers have no Buffer; web3.js takes any bytes. */
export const asBuffer = (bytes: Uint8Array): Buffer => bytes as Buffer;

const tableAccount = ([address, entries]: [string, readonly string[]]) =>
  new AddressLookupTableAccount({
    key: new PublicKey(address),
    state: {
      deactivationSlot: 0xffff_ffff_ffff_ffffn,
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
      addresses: entries.map((entry) => new PublicKey(entry)),
    },
  });
