import {
  ComputeBudgetProgram,
  type PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { MAX_TRANSACTION_BYTES } from "../chain/decode.ts";
import { curveOf, FEE_RECIPIENT, TOKEN_2022, tokenAccountOf } from "./addresses.ts";
import { LAMPORTS_PER_SOL, TOKEN_DECIMALS, TOTAL_SUPPLY, tokensFor } from "./curve.ts";
import {
  createTokenAccount,
  dropMetadataAuthority,
  dropMintAuthority,
  initializeMetadata,
  initializeMetadataPointer,
  initializeMint,
  type Metadata,
  MINT_BYTES,
  metadataBytes,
  mintTo,
} from "./token-instructions.ts";

export interface CreateOrder {
  wallet: PublicKey;
  mint: PublicKey;
  metadata: Metadata;
  /** lamports for the dev buy */
  devBuy: bigint;
  /** lamports */
  priorityFee: bigint;
}

/** The launchpad's flat fee for a new coin: 0.01 SOL, which with rents makes a launch cost about 0.02. */
export const CREATION_FEE = LAMPORTS_PER_SOL / 100n;
/** Parts of 10,000 of the dev buy: launchpad 0.95 %, creator 0.30 %, trading service 0.50 %. */
export const TRADING_FEE_BPS = 95n + 30n + 50n;

/** Measured use is 30,000 to 55,000 compute units. */
const COMPUTE_UNITS = 100_000;
const MICRO = 1_000_000n;

export class TooLarge extends Error {}

export const launchpadFees = (devBuy: bigint) => CREATION_FEE + (devBuy * TRADING_FEE_BPS) / 10_000n;

/**
 * The unsigned create transaction, which wallet and mint must sign.
 * @param rent lamports that keep an account of so many bytes alive
 * @throws TooLarge when it would not fit into one packet
 */
export function buildCreateTransaction(
  order: CreateOrder,
  recentBlockhash: string,
  rent: (bytes: number) => bigint,
): Uint8Array {
  const instructions = createInstructions(order, rent);
  const message = new TransactionMessage({ payerKey: order.wallet, recentBlockhash, instructions });
  const bytes = serialize(new VersionedTransaction(message.compileToV0Message()));
  if (bytes.length > MAX_TRANSACTION_BYTES) throw new TooLarge(`transaction is ${bytes.length} bytes`);
  return bytes;
}

function createInstructions(
  { wallet, mint, metadata, devBuy, priorityFee }: CreateOrder,
  rent: (bytes: number) => bigint,
) {
  const curve = curveOf(mint);
  const bought = tokensFor(devBuy);
  const pay = (toPubkey: PublicKey, lamports: bigint) =>
    SystemProgram.transfer({ fromPubkey: wallet, toPubkey, lamports });
  return [
    ComputeBudgetProgram.setComputeUnitLimit({ units: COMPUTE_UNITS }),
    ComputeBudgetProgram.setComputeUnitPrice({
      microLamports: (priorityFee * MICRO) / BigInt(COMPUTE_UNITS),
    }),
    SystemProgram.createAccount({
      fromPubkey: wallet,
      newAccountPubkey: mint,
      space: MINT_BYTES,
      lamports: Number(rent(MINT_BYTES + metadataBytes(metadata))),
      programId: TOKEN_2022,
    }),
    initializeMetadataPointer(mint),
    initializeMint(mint, wallet, TOKEN_DECIMALS),
    initializeMetadata(mint, wallet, metadata),
    createTokenAccount(wallet, curve, mint),
    mintTo(mint, tokenAccountOf(curve, mint), wallet, TOTAL_SUPPLY - bought),
    createTokenAccount(wallet, wallet, mint),
    mintTo(mint, tokenAccountOf(wallet, mint), wallet, bought),
    dropMintAuthority(mint, wallet),
    dropMetadataAuthority(mint, wallet),
    pay(curve, devBuy),
    pay(FEE_RECIPIENT, launchpadFees(devBuy)),
  ];
}

function serialize(transaction: VersionedTransaction): Uint8Array {
  try {
    return transaction.serialize();
  } catch {
    throw new TooLarge("transaction does not fit into one packet");
  }
}
