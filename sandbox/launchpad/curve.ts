/**
 * The bonding curve: constant product over virtual reserves. Lamports and smallest token units throughout.
 * `tokens = vTok − vTok·vSol / (vSol + net)`, rounded in the curve's favour.
 */
export const LAMPORTS_PER_SOL = 1_000_000_000n;
export const TOKEN_DECIMALS = 6;
const UNIT = 10n ** BigInt(TOKEN_DECIMALS);

export const TOTAL_SUPPLY = 1_000_000_000n * UNIT;
export const VIRTUAL_TOKENS = 1_073_000_000n * UNIT;
export const VIRTUAL_LAMPORTS = 30n * LAMPORTS_PER_SOL;
/** What the curve sells before it graduates; the rest of the supply stays for the market that follows. */
export const TOKENS_FOR_SALE = 793_100_000n * UNIT;

const K = VIRTUAL_TOKENS * VIRTUAL_LAMPORTS;

/** Tokens that a fresh curve gives for so many lamports. */
export function tokensFor(lamports: bigint): bigint {
  const left = K / (VIRTUAL_LAMPORTS + lamports) + 1n;
  return lamports === 0n ? 0n : VIRTUAL_TOKENS - left;
}

/** Lamports in the curve when everything for sale is sold: about 85 SOL. */
export const GRADUATION_LAMPORTS = K / (VIRTUAL_TOKENS - TOKENS_FOR_SALE) - VIRTUAL_LAMPORTS;

export interface CurvePosition {
  /** SOL for one whole token. */
  price: number;
  /** SOL for the whole supply. */
  marketCap: number;
  /** 0 to 1; 1 is graduation. */
  progress: number;
}

export function curvePosition(sold: bigint): CurvePosition {
  const tokens = VIRTUAL_TOKENS - sold;
  const lamports = K / tokens;
  const price = (Number(lamports) / Number(LAMPORTS_PER_SOL)) * (Number(UNIT) / Number(tokens));
  return {
    price,
    marketCap: price * Number(TOTAL_SUPPLY / UNIT),
    progress: Math.min(1, Number(sold) / Number(TOKENS_FOR_SALE)),
  };
}
