import { PublicKey, TransactionMessage } from "@solana/web3.js";
import bs58 from "bs58";
import type { Network } from "#contract/config.ts";
import { accountsOf, type LaunchKeys } from "./addresses.ts";
import type { Sent } from "./await-landing.ts";
import { type AccountState, LEAST_LAMPORTS, readAccounts, toBase64 } from "./chain-accounts.ts";
import {
  type ClaimStep,
  type CreatorFees,
  claimCosts,
  type ExpectedClaim,
  feesInAll,
  type InspectedClaim,
  inspectClaim,
  inspectSignedClaim,
  judgeClaim,
} from "./guard/inspect-claim.ts";
import { refuseUnless } from "./guard/refusal.ts";
import { refuseUnreadable } from "./guard/simulate.ts";
import { budgetInstructions } from "./own-launch.ts";
import { type LaunchpadProfile, profiles } from "./profile.ts";
import { compileLaunch, discriminatorBytes, launchpadCall } from "./purchase.ts";
import { type ChainTime, latestBlockhash, readChainTime } from "./review.ts";
import type { Rpc } from "./rpc.ts";
import { toSol } from "./summary.ts";

/** A claim that the wallet may see. */
export interface ReviewedClaim {
  /** Unsigned. */
  wire: Uint8Array;
  expected: ExpectedClaim;
  inspected: InspectedClaim;
  /** Lamports that the wallet gained in the trial run, all fees paid. */
  gained: bigint;
  /** How far the chain was once the transaction was built. */
  time: ChainTime;
}

/** The launchpad of a network, with a coin of it and its creator's wallet. */
export const claimKeys = (network: Network, mint: string, wallet: string): LaunchKeys => ({
  profile: profiles[network],
  mint,
  wallet,
});

/** Where a curve names its creator, says that its holders get the fees, and counts the fees that lie on it. */
const CURVE = { creator: 49, holderReward: 124, creatorFee: 125, end: 133 };

/**
 * Reads what waits for a wallet that created a coin. Throws what the RPC throws, or `LaunchRefusal` where the chain's
 * answer cannot be read.
 */
export const readCreatorFees = (rpc: Rpc, keys: LaunchKeys): Promise<CreatorFees> =>
  refuseUnreadable(async () => {
    const { curve, creatorVault } = accountsOf(keys);
    const [curveAccount, vault] = await readAccounts(rpc, [curve[0], creatorVault[0]]);
    const onCurve = curveAccount ? feesOnCurve(curveAccount, keys) : 0n;
    const missing = LEAST_LAMPORTS - (vault?.lamports ?? 0n);
    return {
      onCurve,
      inVault: missing < 0n ? -missing : 0n,
      vaultRent: onCurve > 0n && missing > 0n ? missing : 0n,
    };
  });

/** Curves have grown: an older one is too short to hold fees. Those of another creator's coin are not the wallet's. */
function feesOnCurve({ owner, data }: AccountState, { profile, wallet }: LaunchKeys): bigint {
  if (owner !== profile.programs.launchpad || data.length < CURVE.end) return 0n;
  const creator = bs58.encode(data.subarray(CURVE.creator, CURVE.creator + 32));
  if (creator !== wallet || data[CURVE.holderReward] !== 0) return 0n;
  return new DataView(data.buffer, data.byteOffset).getBigUint64(CURVE.creatorFee, true);
}

/** Builds a claim of what waits now, and lets it through only if the guard does. Throws `LaunchRefusal`. */
export async function reviewClaim(rpc: Rpc, keys: LaunchKeys): Promise<ReviewedClaim> {
  const [fees, blockhash] = await Promise.all([readCreatorFees(rpc, keys), latestBlockhash(rpc)]);
  const expected = { ...keys, fees };
  refuseUnless(isWorthClaiming(expected), "claim_empty");
  const wire = buildClaim(expected, blockhash);
  const inspected = inspectClaim(wire, expected);
  const [gained, time] = await Promise.all([judgeClaim(inspected, expected, rpc), readChainTime(rpc)]);
  return { wire, expected, inspected, gained, time };
}

type Claim = Pick<ExpectedClaim, "profile" | "fees">;

/** True where a claim brings more than it costs. */
const isWorthClaiming = (claim: Claim): boolean => feesInAll(claim.fees) > claimCosts(claim).total;

/** Unsigned bytes: fees on the curve are swept into the vault first, for only the vault can be collected from. */
export function buildClaim(expected: ExpectedClaim, blockhash: string): Uint8Array {
  const { claim } = expected.profile;
  const steps = expected.fees.onCurve > 0n ? [claim.sweep, claim.collect] : [claim.collect];
  const message = new TransactionMessage({
    payerKey: new PublicKey(expected.wallet),
    recentBlockhash: blockhash,
    instructions: [
      ...budgetInstructions(claim.units, claim.priorityFee),
      ...steps.map(({ seats, discriminator }) =>
        launchpadCall(expected, seats, discriminatorBytes(discriminator)),
      ),
    ],
  });
  return compileLaunch(message, new Map());
}

/** The claim as the wallet returned it, ready to be sent. Throws `LaunchRefusal` where it is another one. */
export const acceptSigned = ({ inspected, expected, time }: ReviewedClaim, wire: Uint8Array): Sent => ({
  ...inspectSignedClaim(wire, inspected, expected),
  slot: time.slot,
});

/** What waits for a creator, for a person to read. In SOL. */
export interface FeesToClaim {
  amount: number;
  /** What a claim costs at most. */
  costs: number;
  isWorthClaiming: boolean;
}

export const estimateClaim = (profile: LaunchpadProfile, fees: CreatorFees): FeesToClaim => ({
  amount: toSol(feesInAll(fees)),
  costs: toSol(claimCosts({ profile, fees }).total),
  isWorthClaiming: isWorthClaiming({ profile, fees }),
});

/** A claim that the guard has let through, for a person to read. In SOL. */
export interface ClaimSummary {
  fees: number;
  networkFees: number;
  /** For a vault that this claim opens; 0 otherwise. */
  vaultRent: number;
  gained: number;
  steps: readonly ClaimStep[];
  /** The unsigned transaction, base64. */
  transaction: string;
}

export function summarizeClaim({ wire, expected, inspected, gained }: ReviewedClaim): ClaimSummary {
  const { networkFee, priorityFee, vaultRent } = inspected.costs;
  return {
    fees: toSol(feesInAll(expected.fees)),
    networkFees: toSol(networkFee + priorityFee),
    vaultRent: toSol(vaultRent),
    gained: toSol(gained),
    steps: inspected.steps,
    transaction: toBase64(wire),
  };
}
