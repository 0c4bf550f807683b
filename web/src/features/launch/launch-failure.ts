import { type ErrorContext, fill } from "#contract/errors.ts";
import { launchReason, sentences } from "#contract/sentences.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { foreignMessage, isRejection } from "../../wallet/wallet-errors.ts";

type LaunchFailureCode =
  | "metadataIncomplete"
  | "walletError"
  | "cannotSign"
  | "tradingFailed"
  | "confirmationFailed"
  | "backendFailed"
  | "expired"
  | "notKept"
  | "notAsShown";

/** A launch that cannot go on for a reason of ours. Its message is the catalogue's sentence, which is shown as it is. */
export class LaunchFailure extends Error {
  constructor(
    readonly code: LaunchFailureCode,
    blanks: ErrorContext = {},
  ) {
    super(fill(sentences.launch[code], blanks));
    this.name = "LaunchFailure";
  }
}

/** The sentence for whatever ended a launch. What the chain or a wallet says is put into the specification's words first. */
export function reasonOf(error: unknown): string {
  if (isRejection(error)) return sentences.launch.rejected;
  if (error instanceof ApiError) return fill(sentences.launch.failed, { reason: error.sentence });
  const message = foreignMessage(error);
  const known = launchReason(message);
  if (known !== message || error instanceof LaunchFailure) return known;
  return fill(sentences.launch.failed, { reason: message });
}
