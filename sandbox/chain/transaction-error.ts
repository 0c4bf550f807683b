import type { FailedTransactionMetadata } from "litesvm";
import { instructionErrors, transactionErrors } from "./error-names.ts";

/** A transaction's error as JSON-RPC spells it: a name, or one of the few that carry something. */
export type TransactionError = string | Record<string, unknown>;

type VmError = ReturnType<FailedTransactionMetadata["err"]>;

export function toTransactionError(error: VmError): TransactionError {
  if (typeof error === "number") return transactionErrors[error] ?? "SanitizeFailure";
  if ("err" in error) return { InstructionError: [error.index, toInstructionError(error.err())] };
  if ("index" in error) return { DuplicateInstruction: error.index };
  const kind = error.toString().includes("InsufficientFundsForRent")
    ? "InsufficientFundsForRent"
    : "ProgramExecutionTemporarilyRestricted";
  return { [kind]: { account_index: error.accountIndex } };
}

/** The sentence a node's preflight puts after "Transaction simulation failed: ". */
export function describeTransactionError(error: TransactionError): string {
  if (typeof error === "string") return sentences[error] ?? error;
  const instruction = error.InstructionError;
  if (!Array.isArray(instruction)) return JSON.stringify(error);
  const [index, detail] = instruction as [number, string | { Custom: number }];
  const reason =
    typeof detail === "string" ? spaced(detail) : `custom program error: 0x${detail.Custom.toString(16)}`;
  return `Error processing Instruction ${index}: ${reason}`;
}

type InstructionError = ReturnType<Extract<VmError, { err(): unknown }>["err"]>;

function toInstructionError(error: InstructionError): string | { Custom: number } {
  if (typeof error === "number") return instructionErrors[error] ?? "GenericError";
  return "code" in error ? { Custom: error.code } : "BorshIoError";
}

const sentences: Record<string, string> = {
  AccountNotFound: "Attempt to debit an account but found no record of a prior credit.",
  AlreadyProcessed: "This transaction has already been processed",
  BlockhashNotFound: "Blockhash not found",
  InsufficientFundsForFee: "Insufficient funds for fee",
  InvalidAccountForFee: "This account may not be used to pay transaction fees",
  ProgramAccountNotFound: "Attempt to load a program that does not exist",
  SignatureFailure: "Transaction did not pass signature verification",
};

const spaced = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
