import { LEAST_LAMPORTS, toBase64 } from "./chain-accounts.ts";
import { type Agreement, leastTokens, mostInAll, mostPayments, networkFee } from "./guard/expected.ts";
import type { Spending } from "./guard/inspect.ts";
import { InstructionData } from "./guard/instruction-data.ts";
import type { Instruction } from "./guard/message.ts";
import {
  ASSOCIATED_TOKEN_PROGRAM,
  COMPUTE_BUDGET,
  type LaunchpadProfile,
  SYSTEM_PROGRAM,
  tokensFor,
} from "./profile.ts";
import type { Reviewed } from "./review.ts";

/** What a launch costs and brings, known before there is a transaction. In SOL and whole tokens. */
export interface LaunchEstimate {
  /** The guard refuses a transaction by which more could leave the wallet. */
  most: number;
  /** What the wallet must hold so that the launch does not fail for want of it. */
  needed: number;
  tokens: number;
  leastTokens: number;
}

export function estimateLaunch(agreed: Agreement): LaunchEstimate {
  const { profile, devBuy, priorityFee } = agreed;
  // Nobody trades before the first purchase, so it costs its budget; where the app makes it, no service is paid.
  const purchase = devBuy + (profile.builder === "included" ? mostPayments(agreed) : 0n);
  return {
    most: toSol(mostInAll(agreed)),
    needed: toSol(purchase + profile.rents + priorityFee + networkFee + LEAST_LAMPORTS),
    tokens: toTokens(tokensFor(profile, devBuy)),
    leastTokens: toTokens(leastTokens(agreed)),
  };
}

/** One instruction's part in a launch. */
export type StepKind = "networkFee" | "payment" | "create" | "tokenAccount" | "purchase";

/** A transaction that the guard has let through, for a person to read. In SOL and whole tokens. */
export interface LaunchSummary {
  /** The most that can leave the wallet, and for what. */
  spending: Readonly<Record<keyof Spending, number>>;
  /** What left the wallet in the trial run. */
  spent: number;
  /** What the wallet got in the trial run. */
  tokens: number;
  leastTokens: number;
  steps: readonly { kind: StepKind; program: string }[];
  /** The unsigned transaction, base64. */
  transaction: string;
}

export function summarize(reviewed: Reviewed, profile: LaunchpadProfile): LaunchSummary {
  const { inspected, spent, tokens, wire } = reviewed;
  const { purchase, payments, priorityFee, networkFee, rents, total } = inspected.spending;
  return {
    spending: {
      purchase: toSol(purchase),
      payments: toSol(payments),
      priorityFee: toSol(priorityFee),
      networkFee: toSol(networkFee),
      rents: toSol(rents),
      total: toSol(total),
    },
    spent: toSol(spent),
    tokens: toTokens(tokens),
    leastTokens: toTokens(inspected.leastTokens),
    steps: inspected.instructions.map((each) => ({ kind: stepKind(each, profile), program: each.program })),
    transaction: toBase64(wire),
  };
}

function stepKind({ program, data }: Instruction, { create }: LaunchpadProfile): StepKind {
  if (program === COMPUTE_BUDGET) return "networkFee";
  if (program === SYSTEM_PROGRAM) return "payment";
  if (program === ASSOCIATED_TOKEN_PROGRAM) return "tokenAccount";
  return new InstructionData(data).discriminator() === create.discriminator ? "create" : "purchase";
}

export const toSol = (lamports: bigint): number => Number(lamports) / 1e9;
const toTokens = (units: bigint): number => Number(units) / 1e6;
