import { type ErrorContext, fill } from "#contract/errors.ts";
import { launchReason, sentences } from "#contract/sentences.ts";
import { LaunchRefusal } from "#launch/guard/refusal.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { Refusal } from "../../stores/launch.ts";
import { foreignMessage, isRejection } from "../../wallet/wallet-errors.ts";

type LaunchFailureCode =
  | "metadataIncomplete"
  | "walletError"
  | "cannotSign"
  | "tradingFailed"
  | "confirmationFailed"
  | "backendFailed"
  | "expired"
  | "tooSlow"
  | "notKept"
  | "notAsShown";

/** A failure that this app found itself. Its message is the catalogue's sentence, shown as it is. */
export class LaunchFailure extends Error {
  constructor(
    readonly code: LaunchFailureCode,
    blanks: ErrorContext = {},
    /** What it has left on the chain, in words. */
    readonly effect: string | null = null,
  ) {
    super(fill(sentences.launch[code], blanks));
    this.name = "LaunchFailure";
  }
}

/** What the guard refused, if it did. A transaction that fails in the trial run has a sentence of its own. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof LaunchRefusal) || error.rule === "simulation") return null;
  return { rule: error.rule, detail: error.detail };
}

/** What an error means, where its sentence does not say it, and what it has left on the chain. */
export function effectOf(error: unknown): string | null {
  if (error instanceof LaunchFailure) return error.effect;
  return error instanceof LaunchRefusal ? programErrorOf(error.detail) : null;
}

const programErrors: Readonly<Record<string, string>> = sentences.launch.programErrors;

/** In words, what an error of the launchpad's program means: `{"InstructionError":[3,{"Custom":6002}]}`. */
export const programErrorOf = (error: string): string | null =>
  programErrors[/"Custom":(\d+)/.exec(error)?.[1] ?? ""] ?? null;

/** The server has recorded a launch of the token that this device does not know of. */
export const isLaunchedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "token_deployed";

/** The sentence for any error of a launch. The specification maps messages of chain and wallet to sentences. */
export function reasonOf(error: unknown): string {
  if (isRejection(error)) return sentences.launch.transactionRejected;
  if (error instanceof ApiError && error.code === "launch_paused") return error.sentence;
  if (isLaunchedElsewhere(error)) return sentences.launch.launchedAlready;
  if (error instanceof ApiError) return fill(sentences.launch.failed, { reason: error.sentence });
  // An error of the launchpad's program has its own sentence, also where a simulation found it.
  const isProgramError = error instanceof LaunchRefusal && error.detail.includes("InstructionError");
  const message = isProgramError ? error.detail : foreignMessage(error);
  const known = launchReason(message);
  if (known !== message || error instanceof LaunchFailure) return known;
  return fill(sentences.launch.failed, { reason: message });
}
