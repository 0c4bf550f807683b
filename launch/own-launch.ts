import { PublicKey, TransactionInstruction, TransactionMessage } from "@solana/web3.js";
import { accountsOf } from "./addresses.ts";
import { SET_UNIT_LIMIT, SET_UNIT_PRICE } from "./guard/compute-budget.ts";
import type { ExpectedLaunch } from "./guard/expected.ts";
import type { LookupTables } from "./guard/message.ts";
import { COMPUTE_BUDGET } from "./profile.ts";
import { asBuffer, compileLaunch, purchaseInstructions } from "./purchase.ts";

/**
 * Builds a whole launch, which the guard judges as it judges a service's. Throws `LaunchRefusal` where it does
 * not fit.
 */
export const buildLaunch = (expected: ExpectedLaunch, blockhash: string, tables: LookupTables): Uint8Array =>
  compileLaunch(
    new TransactionMessage({
      payerKey: new PublicKey(expected.wallet),
      recentBlockhash: blockhash,
      instructions: launchInstructions(expected),
    }),
    tables,
  );

/** The priority fee that was agreed to, the launchpad's create, then our own purchase. */
export function launchInstructions(expected: ExpectedLaunch): TransactionInstruction[] {
  const { units } = expected.profile.create;
  const price = (expected.priorityFee * 1_000_000n) / BigInt(units);
  return [
    budget(5, SET_UNIT_LIMIT, (view) => view.setUint32(1, units, true)),
    budget(9, SET_UNIT_PRICE, (view) => view.setBigUint64(1, price, true)),
    createInstruction(expected),
    ...purchaseInstructions(expected),
  ];
}

function budget(length: number, kind: number, write: (view: DataView) => void): TransactionInstruction {
  const data = new Uint8Array(length);
  data[0] = kind;
  write(new DataView(data.buffer));
  return new TransactionInstruction({
    programId: new PublicKey(COMPUTE_BUDGET),
    keys: [],
    data: asBuffer(data),
  });
}

/** The launchpad's create, with the wallet as the creator and every option off. */
function createInstruction(expected: ExpectedLaunch): TransactionInstruction {
  const { programs, create } = expected.profile;
  const accounts = accountsOf(expected);
  return new TransactionInstruction({
    programId: new PublicKey(programs.launchpad),
    keys: create.seats.map(({ role, writable }) => ({
      pubkey: new PublicKey(accounts[role][0]),
      isSigner: role === "wallet" || role === "mint",
      isWritable: writable,
    })),
    data: asBuffer(createData(expected)),
  });
}

/** The discriminator, three texts with their lengths, the creator, and one option that is off. */
function createData({ profile, name, symbol, uri, wallet }: ExpectedLaunch): Uint8Array {
  const discriminator = new DataView(new ArrayBuffer(8));
  discriminator.setBigUint64(0, BigInt(`0x${profile.create.discriminator}`));
  const texts = [name, symbol, uri].flatMap((text) => {
    const bytes = new TextEncoder().encode(text);
    const length = new DataView(new ArrayBuffer(4));
    length.setUint32(0, bytes.length, true);
    return [...new Uint8Array(length.buffer), ...bytes];
  });
  return Uint8Array.of(
    ...new Uint8Array(discriminator.buffer),
    ...texts,
    ...new PublicKey(wallet).toBytes(),
    0,
  );
}
