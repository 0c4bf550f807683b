/** Why a transaction is not let through, by code. The guard and the signer throw these and nothing else. */
export const launchErrors = {
  unreadable: "The trading service did not return a transaction that can be read.",
  oversized: "The transaction is larger than the chain takes.",
  version: "The transaction is of a kind that this app does not sign.",
  payer: "The transaction would be paid by another wallet than yours.",
  signers: "The transaction asks for other signatures than your wallet's and the new token's.",
  signed: "The transaction arrived with a signature already on it.",
  changed: "The wallet returned another transaction than the one you reviewed.",
  unsigned: "The wallet returned the transaction without your signature.",
} as const;

export type LaunchErrorCode = keyof typeof launchErrors;

export class LaunchError extends Error {
  readonly code: LaunchErrorCode;
  constructor(code: LaunchErrorCode) {
    super(launchErrors[code]);
    this.name = "LaunchError";
    this.code = code;
  }
}
