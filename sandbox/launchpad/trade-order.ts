import { PublicKey } from "@solana/web3.js";
import bs58 from "bs58";
import type { CreateOrder } from "./create-transaction.ts";
import { GRADUATION_LAMPORTS, LAMPORTS_PER_SOL } from "./curve.ts";

/** The launchpad's limits, in UTF-8 bytes. */
export const metadataLimits = { name: 32, symbol: 13, uri: 200 } as const;

const MAX_SLIPPAGE = 100;
const MAX_PRIORITY_FEE_SOL = 1;

export class RefusedOrder extends Error {}

/**
 * Reads what the trading service is asked, field for field.
 * @throws RefusedOrder with the reason
 */
export function readTradeOrder(body: unknown): CreateOrder {
  const order = asObject(body, "the body");
  if (order.action !== "create") refuse("action must be 'create'");
  if (order.pool !== "pump") refuse("pool must be 'pump'");
  if (order.denominatedInSol !== "true") refuse("denominatedInSol must be the string 'true'");
  const slippage = readNumber(order.slippage, "slippage", 0, MAX_SLIPPAGE);
  const wallet = readKey(order.publicKey, "publicKey");
  const mint = readKey(order.mint, "mint");
  if (wallet.equals(mint)) refuse("mint must not be the wallet");
  const devBuy = toLamports(readNumber(order.amount, "amount", 0, Number(GRADUATION_LAMPORTS) / SOL));
  const priorityFee = toLamports(readNumber(order.priorityFee, "priorityFee", 0, MAX_PRIORITY_FEE_SOL));
  const metadata = asObject(order.tokenMetadata, "tokenMetadata");
  return {
    wallet,
    mint,
    devBuy,
    slippage,
    priorityFee,
    metadata: {
      name: readText(metadata.name, "name"),
      symbol: readText(metadata.symbol, "symbol"),
      uri: readText(metadata.uri, "uri"),
    },
  };
}

const SOL = Number(LAMPORTS_PER_SOL);
const toLamports = (sol: number) => BigInt(Math.round(sol * SOL));

function asObject(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    refuse(`${what} must be an object`);
  return value as Record<string, unknown>;
}

function readText(value: unknown, field: keyof typeof metadataLimits): string {
  if (typeof value !== "string" || value === "") return refuse(`tokenMetadata.${field} is missing`);
  const bytes = Buffer.byteLength(value);
  const limit = metadataLimits[field];
  if (bytes > limit) refuse(`tokenMetadata.${field} is ${bytes} bytes long, the limit is ${limit}`);
  return value;
}

function readKey(value: unknown, field: string): PublicKey {
  const bytes = typeof value === "string" ? bs58.decodeUnsafe(value) : undefined;
  if (bytes?.length !== 32) return refuse(`${field} must be a base58 address of 32 bytes`);
  const key = new PublicKey(bytes);
  if (!PublicKey.isOnCurve(bytes)) refuse(`${field} has no private key, so it could not sign`);
  return key;
}

function readNumber(value: unknown, field: string, least: number, most: number): number {
  if (typeof value !== "number" || !Number.isFinite(value) || value < least || value > most) {
    return refuse(`${field} must be a number from ${least} to ${most}`);
  }
  return value;
}

function refuse(reason: string): never {
  throw new RefusedOrder(reason);
}
