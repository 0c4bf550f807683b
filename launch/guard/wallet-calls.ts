import { InstructionData } from "./instruction-data.ts";
import type { Instruction } from "./message.ts";
import { type LaunchRule, refuse, refuseUnless } from "./refusal.ts";

const TRANSFER = 2;
const TRANSFER_BYTES = 12;

/** The lamports of a payment from the wallet, which is the only thing a launch asks of the System program. */
export function inspectPayment({ accounts, data }: Instruction, wallet: string): bigint {
  const isTransfer = data.length === TRANSFER_BYTES && accounts.length === 2;
  const fields = new InstructionData(data);
  refuseUnless(isTransfer && fields.u32() === TRANSFER, "system_call", `instruction ${data[0]}`);
  refuseUnless(accounts[0]?.address === wallet, "system_call", `from ${accounts[0]?.address}`);
  return fields.u64();
}

/** Instructions of both token programs, by number. */
const tokenRules: Readonly<Record<number, LaunchRule>> = {
  3: "token_transfer",
  4: "token_approve",
  6: "token_authority",
  8: "token_burn",
  9: "token_close",
  12: "token_transfer",
  13: "token_approve",
  15: "token_burn",
};

/** A launch calls the token programs through the launchpad alone. */
export function refuseTokenCall({ data }: Instruction): never {
  return refuse(tokenRules[data[0] ?? -1] ?? "token_call", `instruction ${data[0]}`);
}
