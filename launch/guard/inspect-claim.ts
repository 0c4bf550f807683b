import type { LaunchKeys } from "../addresses.ts";
import type { Signed } from "../await-landing.ts";
import { readAccounts } from "../chain-accounts.ts";
import { COMPUTE_BUDGET, LAMPORTS_PER_SIGNATURE } from "../profile.ts";
import type { Rpc } from "../rpc.ts";
import { inspectBudget } from "./compute-budget.ts";
import { inspectReturned, toSigned } from "./inspect-signed.ts";
import { InstructionData } from "./instruction-data.ts";
import { requireSeats } from "./launchpad-calls.ts";
import { type Decoded, decodeUnsigned, type Instruction, type LookupTables } from "./message.ts";
import { refuse, refuseUnless } from "./refusal.ts";
import { refuseUnreadable, simulate, spentByWallet } from "./simulate.ts";

/** What waits for a coin's creator, in lamports. */
export interface CreatorFees {
  /** On the coin's curve, where some trades leave them until somebody sweeps them. */
  onCurve: bigint;
  /** In the creator's vault, where the fees of all their coins come together. */
  inVault: bigint;
  /** What a sweep has to add to a vault that is not alive yet, and that stays there. */
  vaultRent: bigint;
}

/** A claim by the coin's creator. */
export interface ExpectedClaim extends LaunchKeys {
  fees: CreatorFees;
}

/** What a claim costs at most, in lamports. */
export interface ClaimCosts {
  networkFee: bigint;
  priorityFee: bigint;
  vaultRent: bigint;
  total: bigint;
}

/** A claim that keeps to every rule. */
export interface InspectedClaim extends Decoded {
  costs: ClaimCosts;
  steps: readonly ClaimStep[];
}

/** One instruction's part in a claim. */
export interface ClaimStep {
  kind: "networkFee" | "sweep" | "collect";
  program: string;
}

/** A claim needs no lookup table, so one that names a table is refused. */
const NO_TABLES: LookupTables = new Map();

export const feesInAll = ({ onCurve, inVault }: CreatorFees): bigint => onCurve + inVault;

/** The most that a claim costs. */
export function claimCosts({ profile, fees }: Pick<ExpectedClaim, "profile" | "fees">): ClaimCosts {
  const { priorityFee } = profile.claim;
  const { vaultRent } = fees;
  const networkFee = LAMPORTS_PER_SIGNATURE;
  return { networkFee, priorityFee, vaultRent, total: networkFee + priorityFee + vaultRent };
}

/**
 * Checks a claim before the wallet sees it: nothing but the network fee, one sweep where fees lie on the curve, and one
 * collection, each with the launchpad's own accounts and the wallet's. Throws `LaunchRefusal`.
 */
export function inspectClaim(wire: Uint8Array, expected: ExpectedClaim): InspectedClaim {
  const decoded = decodeUnsigned(wire, [expected.wallet], NO_TABLES);
  return { ...decoded, ...applyClaimRules(decoded.instructions, expected) };
}

/** Checks the claim that the wallet returned by the same rules, and makes it ready to be sent. */
export function inspectSignedClaim(
  wire: Uint8Array,
  reviewed: InspectedClaim,
  expected: ExpectedClaim,
): Signed {
  const returned = inspectReturned(wire, reviewed, [expected.wallet], NO_TABLES);
  applyClaimRules(returned.instructions, expected);
  return toSigned(returned);
}

function applyClaimRules(
  instructions: readonly Instruction[],
  expected: ExpectedClaim,
): Pick<InspectedClaim, "costs" | "steps"> {
  const costs = claimCosts(expected);
  const priorityFee = inspectBudget(
    instructions.filter(({ program }) => program === COMPUTE_BUDGET),
    costs,
  );
  const steps = instructions.map((each) => ({ kind: kindOf(each, expected), program: each.program }));
  const calls = steps.map(({ kind }) => kind).filter((kind) => kind !== "networkFee");
  const wanted = expected.fees.onCurve > 0n ? "sweep,collect" : "collect";
  refuseUnless(calls.join() === wanted, "claim_call", calls.join());
  return { costs: { ...costs, priorityFee, total: costs.total - costs.priorityFee + priorityFee }, steps };
}

function kindOf(instruction: Instruction, expected: ExpectedClaim): ClaimStep["kind"] {
  const { programs, claim } = expected.profile;
  const { program, data } = instruction;
  if (program === COMPUTE_BUDGET) return "networkFee";
  refuseUnless(program === programs.launchpad, "unknown_program", program);
  refuseUnless(data.length === 8, "claim_call", `${data.length} bytes`);
  const discriminator = new InstructionData(data).discriminator();
  const kind = (["sweep", "collect"] as const).find((each) => claim[each].discriminator === discriminator);
  if (!kind) return refuse("claim_call", discriminator);
  requireSeats(instruction, claim[kind].seats, expected, "claim_accounts");
  return kind;
}

/**
 * Has a node simulate what `inspectClaim` let through: lamports that the wallet gains, all fees paid, which must be no
 * fewer than those that wait for it less the costs. Fails closed, as `judge` does.
 */
export const judgeClaim = (inspected: InspectedClaim, expected: ExpectedClaim, rpc: Rpc): Promise<bigint> =>
  refuseUnreadable(async () => {
    const [before] = await readAccounts(rpc, [expected.wallet]);
    const [after] = await simulate(inspected.transaction, [expected.wallet], rpc);
    const gained = -spentByWallet(before, after);
    const least = feesInAll(expected.fees) - inspected.costs.total;
    refuseUnless(gained >= least, "claim_short", `${gained} of ${least} lamports`);
    return gained;
  });
