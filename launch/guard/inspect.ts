import {
  ASSOCIATED_TOKEN_PROGRAM,
  COMPUTE_BUDGET,
  SYSTEM_PROGRAM,
  TOKEN_2022,
  TOKEN_PROGRAM,
} from "../profile.ts";
import { inspectBudget } from "./compute-budget.ts";
import { type ExpectedLaunch, mostInAll, mostPayments, networkFee } from "./expected.ts";
import {
  type CoinStep,
  inspectLaunchpadCall,
  inspectTokenAccount,
  type Purchase,
} from "./launchpad-calls.ts";
import { type Decoded, decodeUnsigned, type Instruction, type LookupTables } from "./message.ts";
import { refuse, refuseUnless } from "./refusal.ts";
import { inspectPayment, refuseTokenCall } from "./wallet-calls.ts";

/** The most that can leave the wallet, in lamports, and for what. */
export interface Spending {
  purchase: bigint;
  /** To the trading service, or as a tip. */
  payments: bigint;
  priorityFee: bigint;
  networkFee: bigint;
  /** Deposits that keep the new accounts alive: at most so much. */
  rents: bigint;
  total: bigint;
}

/** A transaction that keeps to every rule. */
export interface Inspected extends Decoded {
  spending: Spending;
  /** The fewest tokens that the purchase may bring, in smallest units. */
  leastTokens: bigint;
}

const MOST_PAYMENTS = 3;

/**
 * Checks all that a launch's transaction would do, before the wallet sees it: whatever is not known to belong
 * to this launch is refused. Pure; `judge` then asks the chain. Throws `LaunchRefusal`.
 */
export function inspect(wire: Uint8Array, expected: ExpectedLaunch, tables: LookupTables): Inspected {
  const decoded = decodeUnsigned(wire, [expected.wallet, expected.mint], tables);
  return { ...decoded, ...applyRules(decoded.instructions, expected) };
}

/** The rules for instructions, which are the same before and after the wallet has signed. */
export function applyRules(
  instructions: readonly Instruction[],
  expected: ExpectedLaunch,
): Pick<Inspected, "spending" | "leastTokens"> {
  const of = (program: string) => instructions.filter((each) => each.program === program);
  const priorityFee = inspectBudget(of(COMPUTE_BUDGET), expected);
  const payments = inspectPayments(of(SYSTEM_PROGRAM), expected);
  const steps = instructions.flatMap((each) => coinStep(each, expected));
  const purchase = purchaseOf(steps, expected);

  const { rents } = expected.profile;
  const { lamports, tokens } = purchase ?? { lamports: 0n, tokens: 0n };
  const total = lamports + payments + priorityFee + networkFee + rents;
  const most = mostInAll(expected);
  refuseUnless(total <= most, "total", `${total} of ${most} lamports`);
  const spending = { purchase: lamports, payments, priorityFee, networkFee, rents, total };
  return { spending, leastTokens: tokens };
}

/** Lamports. They have a limit of their own: what the purchase leaves of its limit is nobody's. */
function inspectPayments(instructions: readonly Instruction[], expected: ExpectedLaunch): bigint {
  const payments = instructions.map((each) => inspectPayment(each, expected.wallet));
  refuseUnless(payments.length <= MOST_PAYMENTS, "transfers", `${payments.length} payments`);
  const paid = payments.reduce((sum, each) => sum + each, 0n);
  const most = mostPayments(expected);
  refuseUnless(paid <= most, "total", `${paid} of ${most} lamports in payments`);
  return paid;
}

/** What an instruction does for the coin; none for those that only pay. */
function coinStep(instruction: Instruction, expected: ExpectedLaunch): CoinStep[] {
  const { launchpad, fee, router, agent } = expected.profile.programs;
  switch (instruction.program) {
    case COMPUTE_BUDGET:
    case SYSTEM_PROGRAM:
      return [];
    case launchpad:
      return [inspectLaunchpadCall(instruction, expected)];
    case ASSOCIATED_TOKEN_PROGRAM:
      return [inspectTokenAccount(instruction, expected)];
    case TOKEN_PROGRAM:
    case TOKEN_2022:
      return refuseTokenCall(instruction);
    case router:
      return refuse("router");
    case fee:
      return refuse("fee_sharing");
    case agent:
      return refuse("agent");
    default:
      return refuse("unknown_program", instruction.program);
  }
}

/** One create, then, where there is a purchase, one token account and one purchase. */
function purchaseOf(steps: readonly CoinStep[], { devBuy }: ExpectedLaunch): Purchase | undefined {
  const kinds = steps.map(({ kind }) => kind);
  const count = (kind: CoinStep["kind"]) => kinds.filter((each) => each === kind).length;
  refuseUnless(count("create") > 0, "create_missing");
  refuseUnless(count("create") === 1, "create_repeated");
  refuseUnless(count("purchase") <= 1, "purchase_repeated");
  refuseUnless(devBuy > 0n || kinds.length === 1, "purchase_unasked");
  refuseUnless(devBuy === 0n || count("purchase") === 1, "purchase_missing");
  const wanted = devBuy > 0n ? "create,tokenAccount,purchase" : "create";
  refuseUnless(kinds.join() === wanted, "order", kinds.join());
  return steps.find((step) => step.kind === "purchase");
}
