import { PublicKey, TransactionInstruction, TransactionMessage } from "@solana/web3.js";
import { SET_UNIT_LIMIT, SET_UNIT_PRICE } from "./guard/compute-budget.ts";
import type { ExpectedLaunch } from "./guard/expected.ts";
import type { LookupTables } from "./guard/message.ts";
import { COMPUTE_BUDGET } from "./profile.ts";
import {
  asBuffer,
  compileLaunch,
  discriminatorBytes,
  launchpadCall,
  purchaseInstructions,
} from "./purchase.ts";

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
export const launchInstructions = (expected: ExpectedLaunch): TransactionInstruction[] => [
  ...budgetInstructions(expected.profile.create.units, expected.priorityFee),
  createInstruction(expected),
  ...purchaseInstructions(expected),
];

/** So many compute units at most, and a priority fee in lamports if all of them are used. */
export const budgetInstructions = (units: number, priorityFee: bigint): TransactionInstruction[] => [
  budget(5, SET_UNIT_LIMIT, (view) => view.setUint32(1, units, true)),
  budget(9, SET_UNIT_PRICE, (view) => view.setBigUint64(1, (priorityFee * 1_000_000n) / BigInt(units), true)),
];

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
const createInstruction = (expected: ExpectedLaunch): TransactionInstruction =>
  launchpadCall(expected, expected.profile.create.seats, createData(expected), ["wallet", "mint"]);

/** The discriminator, three texts with their lengths, the creator, and one option that is off. */
function createData({ profile, name, symbol, uri, wallet }: ExpectedLaunch): Uint8Array {
  const texts = [name, symbol, uri].flatMap((text) => {
    const bytes = new TextEncoder().encode(text);
    const length = new DataView(new ArrayBuffer(4));
    length.setUint32(0, bytes.length, true);
    return [...new Uint8Array(length.buffer), ...bytes];
  });
  return Uint8Array.of(
    ...discriminatorBytes(profile.create.discriminator),
    ...texts,
    ...new PublicKey(wallet).toBytes(),
    0,
  );
}
