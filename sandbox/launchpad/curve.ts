import bs58 from "bs58";
import type { AccountState } from "../chain/vm.ts";
import { LAUNCHPAD_PROGRAM } from "./addresses.ts";

/** The bonding curve: constant product over virtual reserves, in lamports and smallest token units. */
export const LAMPORTS_PER_SOL = 1_000_000_000n;
export const TOKEN_DECIMALS = 6;
const UNIT = 10n ** BigInt(TOKEN_DECIMALS);

export const TOTAL_SUPPLY = 1_000_000_000n * UNIT;
export const VIRTUAL_TOKENS = 1_073_000_000n * UNIT;
export const VIRTUAL_LAMPORTS = 30n * LAMPORTS_PER_SOL;
/** What the curve sells before it graduates; the rest of the supply stays for the market that follows. */
export const TOKENS_FOR_SALE = 793_100_000n * UNIT;

const BASIS = 10_000n;
/** Parts of 10,000 of a trade: the launchpad's fee and the creator's. */
export const PROTOCOL_BPS = 95n;
export const CREATOR_BPS = 30n;

/** What the launchpad's program keeps of a coin. */
export interface Curve {
  virtualTokens: bigint;
  virtualLamports: bigint;
  /** What is left for sale. */
  realTokens: bigint;
  realLamports: bigint;
  complete: boolean;
  /** base58. The one whom the creator's fees go to: for a coin with holder rewards, nobody's wallet. */
  creator: string;
  holderReward: boolean;
  /** lamports that wait on the curve until they are swept */
  creatorFee: bigint;
  protocolFees: bigint;
}

export const freshCurve = (creator: string): Curve => ({
  virtualTokens: VIRTUAL_TOKENS,
  virtualLamports: VIRTUAL_LAMPORTS,
  realTokens: TOKENS_FOR_SALE,
  realLamports: 0n,
  complete: false,
  creator,
  holderReward: false,
  creatorFee: 0n,
  protocolFees: 0n,
});

const CURVE_DISCRIMINATOR = "17b7f83760d8ac60";

export function readCurve(account: AccountState | undefined): Curve | undefined {
  if (account?.owner !== LAUNCHPAD_PROGRAM.toBase58()) return;
  const data = Buffer.from(account.data);
  if (data.toString("hex", 0, 8) !== CURVE_DISCRIMINATOR) return;
  return {
    virtualTokens: data.readBigUInt64LE(8),
    virtualLamports: data.readBigUInt64LE(16),
    realTokens: data.readBigUInt64LE(24),
    realLamports: data.readBigUInt64LE(32),
    complete: data.readUInt8(48) === 1,
    creator: bs58.encode(data.subarray(49, 81)),
    holderReward: data.readUInt8(124) === 1,
    creatorFee: data.readBigUInt64LE(125),
    protocolFees: data.readBigUInt64LE(133),
  };
}

const feeOf = (lamports: bigint, bps: bigint) => (lamports * bps + BASIS - 1n) / BASIS;
export const feesOf = (lamports: bigint) => feeOf(lamports, PROTOCOL_BPS) + feeOf(lamports, CREATOR_BPS);

/** Tokens that a budget buys, the fees being in the budget. */
export function tokensFor(budget: bigint, { virtualTokens, virtualLamports } = freshCurve("")): bigint {
  const before = (budget * BASIS) / (BASIS + PROTOCOL_BPS + CREATOR_BPS);
  const fees = feesOf(before);
  const net = before + fees > budget ? budget - fees : before;
  return net < 2n ? 0n : ((net - 1n) * virtualTokens) / (virtualLamports + net - 1n);
}

/** Lamports that so many tokens cost, without fees. */
export const priceOf = (tokens: bigint, { virtualTokens, virtualLamports } = freshCurve("")) =>
  (tokens * virtualLamports) / (virtualTokens - tokens) + 1n;

/** Lamports that so many tokens bring, without fees. */
export const proceedsOf = (tokens: bigint, { virtualTokens, virtualLamports }: Curve) =>
  (tokens * virtualLamports) / (virtualTokens + tokens);

/** The least to accept of an amount that may fall by so many percent. */
export const lessSlippage = (amount: bigint, percent: number) =>
  (amount * BigInt(Math.round((100 - percent) * 100))) / BASIS;

/** A trade before it is made. Lamports on one side, smallest token units on the other. */
export interface Quote {
  /** Fees included. */
  pays: bigint;
  /** Without fees. */
  receives: bigint;
  /** Lamports for the launchpad and the creator. */
  fees: bigint;
  /** The budget buys more than is left, so that the purchase takes all of it and graduates the coin. */
  takesAll: boolean;
}

export function quotePurchase(budget: bigint, curve: Curve): Quote {
  const tokens = tokensFor(budget, curve);
  if (tokens <= curve.realTokens) {
    const fees = feesOf((budget * BASIS) / (BASIS + PROTOCOL_BPS + CREATOR_BPS));
    return { pays: budget, receives: tokens, fees, takesAll: tokens === curve.realTokens };
  }
  const price = priceOf(curve.realTokens, curve);
  const fees = feesOf(price);
  return { pays: price + fees, receives: curve.realTokens, fees, takesAll: true };
}

export function quoteSale(tokens: bigint, curve: Curve): Quote {
  const proceeds = proceedsOf(tokens, curve);
  const fees = feesOf(proceeds);
  return { pays: tokens, receives: proceeds > fees ? proceeds - fees : 0n, fees, takesAll: false };
}

/** Lamports in the curve when everything for sale is sold: about 85 SOL. */
export const GRADUATION_LAMPORTS = priceOf(TOKENS_FOR_SALE) - 1n;

export interface CurvePosition {
  /** SOL for one whole token. */
  price: number;
  /** SOL for the whole supply. */
  marketCap: number;
  /** 0 to 1; 1 is graduation. */
  progress: number;
}

/** SOL for one whole token, where the reserves are these. */
export const priceAt = ({
  virtualTokens,
  virtualLamports,
}: Pick<Curve, "virtualTokens" | "virtualLamports">) =>
  (Number(virtualLamports) / Number(LAMPORTS_PER_SOL)) * (Number(UNIT) / Number(virtualTokens));

export function curvePosition(curve: Curve): CurvePosition {
  const price = priceAt(curve);
  return {
    price,
    marketCap: price * Number(TOTAL_SUPPLY / UNIT),
    progress: 1 - Number(curve.realTokens) / Number(TOKENS_FOR_SALE),
  };
}
