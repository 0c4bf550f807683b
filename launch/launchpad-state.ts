import { PublicKey } from "@solana/web3.js";
import bs58 from "bs58";
import type { LaunchpadChange } from "#contract/errors.ts";
import { programAddress } from "./addresses.ts";
import { type AccountState, readAccounts } from "./chain-accounts.ts";
import { InstructionData } from "./guard/instruction-data.ts";
import { isKnownTable } from "./guard/lookup-tables.ts";
import type { LaunchpadProfile } from "./profile.ts";
import type { Rpc } from "./rpc.ts";

/** The launchpad as the chain has it now. */
export interface LaunchpadState {
  /** The slot in which the program was last deployed; null where no such program can be read. */
  deployedSlot: number | null;
  /** What is not as the profile describes it. */
  changes: readonly LaunchpadChange[];
}

const LOADER = "BPFLoaderUpgradeab1e11111111111111111111111";
/** All that is looked at lies in the first bytes; the program itself would be a megabyte more. */
const MOST_BYTES = 2_048;

type Account = AccountState | null | undefined;

/**
 * Compares the launchpad with its profile before anybody signs. The operator pins the program by the slot of its
 * last deployment; null pins none. Throws what the RPC throws, or `UnreadableAnswer`.
 */
export async function readLaunchpad(
  rpc: Rpc,
  profile: LaunchpadProfile,
  pinnedSlot: number | null,
): Promise<LaunchpadState> {
  if (profile.isUnknown) return { deployedSlot: null, changes: ["network"] };
  const { programs, accounts, lookupTable } = profile;
  const code = programAddress(LOADER, new PublicKey(programs.launchpad));
  const addresses = [programs.launchpad, code, accounts.global, accounts.feeConfig, lookupTable.address];
  const [program, programData, global, fees, table] = await readAccounts(rpc, addresses, MOST_BYTES);
  const deployedSlot = readable(() => slotOf(program, programData, code), null);
  const isAsKnown: Record<Exclude<LaunchpadChange, "network">, boolean> = {
    program: deployedSlot !== null && (pinnedSlot === null || pinnedSlot === deployedSlot),
    settings: readable(() => isKnownGlobal(global, profile), false),
    fees: readable(() => areKnownFees(fees, profile), false),
    table: isKnownTable(table ?? null, lookupTable),
  };
  const names = ["program", "settings", "fees", "table"] as const;
  return { deployedSlot, changes: names.filter((name) => !isAsKnown[name]) };
}

/** Accounts shorter than their layout end as range errors. */
function readable<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return otherwise;
    throw error;
  }
}

/** A program of the loader names the account that holds its code, which begins with the slot. */
function slotOf(program: Account, programData: Account, code: string): number | null {
  if (program?.owner !== LOADER || programData?.owner !== LOADER) return null;
  const head = new InstructionData(program.data);
  const data = new InstructionData(programData.data);
  const isTheirs = head.u32() === 2 && head.address() === code && data.u32() === 3;
  return isTheirs ? Number(data.u64()) : null;
}

/** Where the fields of the launchpad's settings begin. */
const GLOBAL = { initialized: 8, recipient: 41, curve: 73, recipients: 162, createV2: 450, buyback: 741 };

/** A fresh coin's curve, whether create_v2 is on, and the recipients that our own purchase names. */
function isKnownGlobal(account: Account, { kinds, programs, curve, ...profile }: LaunchpadProfile): boolean {
  if (account?.owner !== programs.launchpad) return false;
  const { data } = account;
  const figures = new InstructionData(data.subarray(GLOBAL.curve));
  const [virtualTokens, virtualLamports] = [figures.u64(), figures.u64()];
  const forSale = figures.u64();
  const [recipient = "", buyback = ""] = [profile.feeRecipients[0], profile.buybackRecipients[0]];
  const recipients = [...addressesAt(data, GLOBAL.recipient, 1), ...addressesAt(data, GLOBAL.recipients, 7)];
  return (
    new InstructionData(data).discriminator() === kinds.global &&
    data[GLOBAL.initialized] === 1 &&
    data[GLOBAL.createV2] === 1 &&
    virtualTokens === curve.virtualTokens &&
    virtualLamports === curve.virtualLamports &&
    forSale === curve.forSale &&
    figures.u64() === curve.supply &&
    recipients.includes(recipient) &&
    addressesAt(data, GLOBAL.buyback, 8).includes(buyback)
  );
}

function addressesAt(data: Uint8Array, at: number, count: number): string[] {
  return Array.from({ length: count }, (_, place) => {
    const start = at + 32 * place;
    return bs58.encode(data.subarray(start, start + 32));
  });
}

/** Before the tiers: kind, a byte, the authority, and three fees that are not a coin's. */
const FIRST_TIER = 65;

/** The first tier is a fresh coin's: no market cap, nothing to liquidity, then the fees that the app shows. */
function areKnownFees(account: Account, { kinds, programs, curve }: LaunchpadProfile): boolean {
  if (account?.owner !== programs.fee) return false;
  const tiers = new InstructionData(account.data.subarray(FIRST_TIER));
  const wanted = [0n, 0n, 0n, ...curve.feesBps];
  return (
    new InstructionData(account.data).discriminator() === kinds.feeConfig &&
    tiers.u32() > 0 &&
    wanted.every((each) => tiers.u64() === each)
  );
}
