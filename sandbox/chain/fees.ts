import { ComputeBudgetProgram } from "@solana/web3.js";
import type { Message } from "./decode.ts";

const LAMPORTS_PER_SIGNATURE = 5_000n;
const DEFAULT_UNITS_PER_INSTRUCTION = 200_000n;
const MAX_UNITS = 1_400_000n;
const MICRO = 1_000_000n;
const SET_LIMIT = 2;
const SET_PRICE = 3;

/** The network fee in lamports: signatures, and price × limit of the compute budget. */
export function networkFee(message: Message): bigint {
  let limit: bigint | undefined;
  let price = 0n;
  let ordinary = 0n;
  for (const { programIdIndex, data } of message.compiledInstructions) {
    if (!message.staticAccountKeys[programIdIndex]?.equals(ComputeBudgetProgram.programId)) {
      ordinary++;
      continue;
    }
    const bytes = Buffer.from(data);
    if (bytes[0] === SET_LIMIT && bytes.length >= 5) limit = BigInt(bytes.readUInt32LE(1));
    if (bytes[0] === SET_PRICE && bytes.length >= 9) price = bytes.readBigUInt64LE(1);
  }
  const units = limit ?? ordinary * DEFAULT_UNITS_PER_INSTRUCTION;
  const priority = ((units < MAX_UNITS ? units : MAX_UNITS) * price + MICRO - 1n) / MICRO;
  return BigInt(message.header.numRequiredSignatures) * LAMPORTS_PER_SIGNATURE + priority;
}
