/** Why a transaction is not let through. The guard and the signer throw these and nothing else. */
export const faults = {
  unreadable: "The trading service did not return a transaction that can be read.",
  oversized: "The transaction is larger than the chain takes.",
  version: "The transaction is of a kind that this app does not sign.",
  payer: "The transaction would be paid by another wallet than yours.",
  signers: "The transaction asks for other signatures than your wallet's and the new token's.",
  signed: "The transaction arrived with a signature already on it.",
  changed: "The wallet returned another transaction than the one you reviewed.",
  unsigned: "The wallet returned the transaction without your signature.",
} as const;

export type Fault = keyof typeof faults;

export class LaunchFault extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(faults[fault]);
    this.name = "LaunchFault";
    this.fault = fault;
  }
}
