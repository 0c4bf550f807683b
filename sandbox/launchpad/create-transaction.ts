import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { MAX_TRANSACTION_BYTES } from "../chain/decode.ts";
import { LAUNCHPAD_PROGRAM, ROUTER_PROGRAM, SERVICE_TABLE, SERVICE_WALLET } from "./addresses.ts";
import { LAMPORTS_PER_SOL, lessSlippage, tokensFor } from "./curve.ts";
import { hex } from "./encode.ts";
import {
  buy,
  buyExactSolIn,
  type CreateTail,
  createTokenAccount,
  createV2,
  type Metadata,
} from "./instructions.ts";
import table from "./service-table.json" with { type: "json" };

export interface CreateOrder {
  wallet: PublicKey;
  mint: PublicKey;
  metadata: Metadata;
  /** lamports for the dev buy, the launchpad's fees included; 0 creates the coin alone */
  devBuy: bigint;
  /** percent */
  slippage: number;
  /** lamports */
  priorityFee: bigint;
}

/** In what the service may depart from the shape of its answers. */
export interface CreateShape {
  tail?: CreateTail;
  /** Whom the create names as the creator; else the wallet. */
  creator?: PublicKey;
  /** Whom the creator's fees go to, where that is not the one who was named. */
  paid?: PublicKey;
  /** Buys through a program of the service's own, which hides the launchpad's instruction. */
  router?: boolean;
  /** Buys a number of tokens for at most the dev buy, instead of whatever the dev buy buys. */
  byTokens?: boolean;
}

/** 0.007 SOL for a creation with a purchase. So a launch costs about 0.02 beyond its purchase. */
const CREATION_FEE = (LAMPORTS_PER_SOL * 7n) / 1_000n;
/** And 0.5 % of the purchase. */
const SERVICE_BPS = 50n;

/** What the service asks for, whatever is in the transaction; a create with a purchase uses about 130,000. */
const COMPUTE_UNITS = 320_000;
const MICRO = 1_000_000n;

export class TooLarge extends Error {}

const serviceFee = (devBuy: bigint) => CREATION_FEE + (devBuy * SERVICE_BPS) / 10_000n;

/** The instructions of a launch, in the service's order. */
export function createInstructions(
  order: CreateOrder,
  { tail, creator = order.wallet, paid = creator, router = false, byTokens = false }: CreateShape = {},
): TransactionInstruction[] {
  const { wallet, mint, metadata, devBuy, priorityFee } = order;
  return [
    ComputeBudgetProgram.setComputeUnitLimit({ units: COMPUTE_UNITS }),
    ComputeBudgetProgram.setComputeUnitPrice({
      microLamports: (priorityFee * MICRO) / BigInt(COMPUTE_UNITS),
    }),
    createV2({ user: wallet, mint, metadata, creator, ...(tail && { tail }) }),
    ...(devBuy > 0n ? purchase(order, paid, { router, byTokens }) : []),
  ];
}

function purchase(
  { wallet, mint, devBuy, slippage }: CreateOrder,
  creator: PublicKey,
  { router, byTokens }: { router: boolean; byTokens: boolean },
) {
  const tokens = lessSlippage(tokensFor(devBuy), slippage);
  const trader = { user: wallet, mint, creator };
  const bought = byTokens ? buy(trader, tokens, devBuy) : buyExactSolIn(trader, devBuy, tokens);
  return [
    createTokenAccount(wallet, wallet, mint),
    router ? throughRouter(bought) : bought,
    SystemProgram.transfer({ fromPubkey: wallet, toPubkey: SERVICE_WALLET, lamports: serviceFee(devBuy) }),
  ];
}

const ROUTER_DISCRIMINATOR = hex("0094d0da1f435eb0");

/** The data of the launchpad call, after eight bytes of the service's own. */
const throughRouter = ({ keys, data }: TransactionInstruction) =>
  new TransactionInstruction({
    programId: ROUTER_PROGRAM,
    keys: [{ pubkey: LAUNCHPAD_PROGRAM, isSigner: false, isWritable: false }, ...keys],
    data: Buffer.concat([ROUTER_DISCRIMINATOR, data]),
  });

/** The service's table, as it stands on the chain from its first slot. */
export const serviceTable = new AddressLookupTableAccount({
  key: SERVICE_TABLE,
  state: {
    deactivationSlot: 0xffff_ffff_ffff_ffffn,
    lastExtendedSlot: 0,
    lastExtendedSlotStartIndex: 0,
    addresses: table.map((address) => new PublicKey(address)),
  },
});

/**
 * The unsigned transaction, which wallet and mint must sign.
 * @throws TooLarge when it would not fit into one packet
 */
export function compileTransaction(
  payerKey: PublicKey,
  instructions: TransactionInstruction[],
  recentBlockhash: string,
  table = serviceTable,
): Uint8Array {
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions });
  const bytes = serialize(new VersionedTransaction(message.compileToV0Message([table])));
  if (bytes.length > MAX_TRANSACTION_BYTES) throw new TooLarge(`transaction is ${bytes.length} bytes`);
  return bytes;
}

function serialize(transaction: VersionedTransaction): Uint8Array {
  try {
    return transaction.serialize();
  } catch {
    throw new TooLarge("transaction does not fit into one packet");
  }
}
