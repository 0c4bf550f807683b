import type { FailedTransactionMetadata } from "litesvm";
import runtimeErrors from "./runtime-errors.json" with { type: "json" };

/** A transaction's error as JSON-RPC spells it: a name, or one of the few that carry something. */
export type TransactionError = string | Record<string, unknown>;

// In the order of the numbers that the virtual machine reports, each with the words of a node's log.
const transactionErrors: Record<string, string> = runtimeErrors.transaction;
const instructionErrors: Record<string, string> = runtimeErrors.instruction;
const transactionErrorNames = Object.keys(transactionErrors);
const instructionErrorNames = Object.keys(instructionErrors);

type VmError = ReturnType<FailedTransactionMetadata["err"]>;

export function toTransactionError(error: VmError): TransactionError {
  if (typeof error === "number") return transactionErrorNames[error] ?? "SanitizeFailure";
  if ("err" in error) return { InstructionError: [error.index, toInstructionError(error.err())] };
  if ("index" in error) return { DuplicateInstruction: error.index };
  const kind = error.toString().includes("InsufficientFundsForRent")
    ? "InsufficientFundsForRent"
    : "ProgramExecutionTemporarilyRestricted";
  return { [kind]: { account_index: error.accountIndex } };
}

/** The sentence a node's preflight puts after "Transaction simulation failed: ". */
export function describeTransactionError(error: TransactionError): string {
  if (typeof error === "string") return transactionErrors[error] ?? error;
  const [[kind, detail] = ["", undefined]] = Object.entries(error);
  if (kind === "InstructionError") return describeInstructionError(detail as [number, InstructionFailure]);
  const index = typeof detail === "number" ? detail : (detail as { account_index: number }).account_index;
  return carryingErrors[kind]?.(index) ?? kind;
}

type InstructionFailure = string | { Custom: number };

function describeInstructionError([index, failure]: [number, InstructionFailure]): string {
  const reason =
    typeof failure === "string"
      ? (instructionErrors[failure] ?? failure)
      : `custom program error: 0x${failure.Custom.toString(16)}`;
  return `Error processing Instruction ${index}: ${reason}`;
}

/** Errors about one account, or one instruction, by its index. */
const carryingErrors: Record<string, (index: number) => string> = {
  DuplicateInstruction: (index) =>
    `Transaction contains a duplicate instruction (${index}) that is not allowed`,
  InsufficientFundsForRent: (index) =>
    `Transaction results in an account (${index}) with insufficient funds for rent`,
  ProgramExecutionTemporarilyRestricted: (index) =>
    `Execution of the program referenced by account at index ${index} is temporarily restricted.`,
};

type InstructionError = ReturnType<Extract<VmError, { err(): unknown }>["err"]>;

function toInstructionError(error: InstructionError): string | { Custom: number } {
  if (typeof error === "number") return instructionErrorNames[error] ?? "GenericError";
  return "code" in error ? { Custom: error.code } : "BorshIoError";
}
