import { curveOf, tokenAccountOf } from "./addresses.ts";
import { type AccountState, isRecord, readAccounts, UnreadableAnswer } from "./chain-accounts.ts";
import { InstructionData } from "./guard/instruction-data.ts";
import { type LaunchpadProfile, SYSTEM_PROGRAM, TOKEN_2022, TOKEN_PROGRAM } from "./profile.ts";
import type { Rpc } from "./rpc.ts";
import { readTokenMetadata } from "./token-metadata.ts";

/** A coin of the launchpad. */
export interface CoinOnChain {
  mint: string;
  /** The program that owns the mint. */
  tokenProgram: string;
  /** What the mint says of itself; empty where it says nothing. */
  name: string;
  symbol: string;
  /** Whose wallet gets a fee of each trade; null where its holders do. */
  creator: string | null;
  /** SOL for one whole token; null once the curve is empty, since the coin then trades elsewhere. */
  price: number | null;
  marketCap: number | null;
  /** What of the curve's tokens is sold, 0 to 100. */
  curvePercent: number;
}

const LAMPORTS = 1e9;
/** Smallest units of a token: the launchpad's coins have six decimals. */
const UNITS = 1e6;

/**
 * Reads a coin; null where the address is no coin of the launchpad, or one that trades for something else than SOL.
 * Throws what the RPC throws, or `UnreadableAnswer`.
 */
export async function readCoin(
  rpc: Rpc,
  profile: LaunchpadProfile,
  mint: string,
): Promise<CoinOnChain | null> {
  const [account, minted] = await readAccounts(rpc, [curveOf(profile, mint), mint]);
  const curve = account && readCurve(account, profile);
  const isMint = minted?.owner === TOKEN_2022 || minted?.owner === TOKEN_PROGRAM;
  if (!curve || !minted || !isMint) return null;
  const own = readTokenMetadata(minted.data);
  const price =
    curve.virtualTokens > 0n
      ? Number(curve.virtualLamports) / LAMPORTS / (Number(curve.virtualTokens) / UNITS)
      : null;
  return {
    mint,
    tokenProgram: minted.owner,
    name: own?.name ?? "",
    symbol: own?.symbol ?? "",
    creator: curve.creator,
    price,
    marketCap: price && price * (Number(curve.supply) / UNITS),
    curvePercent: curve.isComplete ? 100 : percentOf(profile.curve.forSale - curve.realTokens, profile),
  };
}

const percentOf = (sold: bigint, { curve }: LaunchpadProfile): number =>
  Math.min(100, Math.max(0, (100 * Number(sold)) / Number(curve.forSale)));

/** Null for what is no curve, or one in another currency. The account has grown over time: its end is not read. */
function readCurve({ owner, data }: AccountState, { programs, curve }: LaunchpadProfile) {
  const fields = new InstructionData(data);
  if (owner !== programs.launchpad || data.length < CURVE_SIZE) return null;
  if (fields.discriminator() !== curve.discriminator) return null;
  const [virtualTokens, virtualLamports, realTokens] = [fields.u64(), fields.u64(), fields.u64()];
  fields.u64(); // lamports in the curve
  const supply = fields.u64();
  const isComplete = fields.byte() === 1;
  const creator = fields.left < 32 ? null : fields.address();
  // Two flags; behind them the mint of the currency, all zeros for SOL.
  const isForSol = fields.left < 34 || (fields.take(2) && fields.address() === SYSTEM_PROGRAM);
  if (!isForSol) return null;
  // A fee of the coin's own and a flag, then the flag by which the holders get the creator's fees.
  const isForHolders = fields.left > 9 && fields.take(9) && fields.byte() === 1;
  return {
    virtualTokens,
    virtualLamports,
    realTokens,
    supply,
    isComplete,
    creator: isForHolders ? null : creator,
  };
}

/** Up to the byte that says whether all is sold. */
const CURVE_SIZE = 49;

export interface Holders {
  count: number;
  /** True where the node counts the largest accounts alone. */
  hasMore: boolean;
}

/** A node lists so many of the largest accounts, and no more. */
const LARGEST = 20;

/**
 * Counts the accounts that hold a coin, without the curve's own. Beyond the largest it asks for the amounts of all,
 * which not every node answers.
 */
export async function countHolders(
  rpc: Rpc,
  profile: LaunchpadProfile,
  { mint, tokenProgram }: CoinOnChain,
): Promise<Holders> {
  const answer = await rpc.call("getTokenLargestAccounts", [mint, { commitment: "confirmed" }]);
  const largest = isRecord(answer) ? answer.value : null;
  if (!Array.isArray(largest)) throw new UnreadableAnswer("the largest accounts are missing");
  const holding = largest.filter((each) => isRecord(each) && each.amount !== "0");
  const curveTokens = tokenAccountOf(curveOf(profile, mint), mint, tokenProgram);
  const ofCurve = holding.filter((each) => isRecord(each) && each.address === curveTokens).length;
  const all =
    holding.length < LARGEST ? holding.length : await countAll(rpc, mint, tokenProgram).catch(() => null);
  return { count: (all ?? holding.length) - ofCurve, hasMore: all === null };
}

/** Token accounts begin with their mint; the amount stands behind mint and owner. */
async function countAll(rpc: Rpc, mint: string, tokenProgram: string): Promise<number | null> {
  const answer = await rpc.call("getProgramAccounts", [
    tokenProgram,
    {
      encoding: "base64",
      commitment: "confirmed",
      dataSlice: { offset: 64, length: 8 },
      filters: [{ memcmp: { offset: 0, bytes: mint } }],
    },
  ]);
  if (!Array.isArray(answer)) return null;
  return answer.filter((each) => isRecord(each) && isRecord(each.account) && !isEmpty(each.account.data))
    .length;
}

/** Eight zeros in base64. */
const isEmpty = (data: unknown): boolean => Array.isArray(data) && data[0] === "AAAAAAAAAAA=";
