import { VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { type AccountState, readAccounts } from "../chain-accounts.ts";
import { type LaunchpadProfile, LOOKUP_TABLE_PROGRAM } from "../profile.ts";
import type { Rpc } from "../rpc.ts";
import { InstructionData } from "./instruction-data.ts";
import type { LookupTables } from "./message.ts";
import { LaunchRefusal, refuse, refuseUnless } from "./refusal.ts";

/** Before a table's entries: kind, slots of its end and its last change, its owner, padding. */
const HEADER_BYTES = 56;
const TABLE_KIND = 1;
const ADDRESS_BYTES = 32;
type KnownTable = LaunchpadProfile["lookupTable"];
const NEVER = 0xffff_ffff_ffff_ffffn;

/**
 * Reads the lookup tables that a transaction uses from the chain. The profile's own table must begin with the
 * entries that the profile knows. Throws `LaunchRefusal`.
 */
export async function resolveTables(
  rpc: Rpc,
  wire: Uint8Array,
  profile: LaunchpadProfile,
): Promise<LookupTables> {
  return readTables(rpc, tablesOf(wire), profile);
}

/** The same for tables by their addresses. */
export async function readTables(
  rpc: Rpc,
  addresses: readonly string[],
  { lookupTable }: LaunchpadProfile,
): Promise<LookupTables> {
  if (addresses.length === 0) return new Map();
  const accounts = await readAccounts(rpc, addresses);
  const tables = new Map(addresses.map((address, at) => [address, entriesOf(address, accounts[at] ?? null)]));
  const known = tables.get(lookupTable.address);
  refuseUnless(!known || lookupTable.entries.every((entry, at) => known[at] === entry), "changed_table");
  return tables;
}

function tablesOf(wire: Uint8Array): string[] {
  try {
    const { message } = VersionedTransaction.deserialize(wire);
    return message.addressTableLookups.map(({ accountKey }) => accountKey.toBase58());
  } catch (error) {
    return refuse("unreadable", String(error));
  }
}

/** True for the profile's own table: it may have grown behind the entries that the profile knows. */
export function isKnownTable(account: AccountState | null, { address, entries }: KnownTable): boolean {
  try {
    const found = entriesOf(address, account);
    return entries.every((entry, at) => found[at] === entry);
  } catch (error) {
    if (error instanceof LaunchRefusal) return false;
    throw error;
  }
}

/** A table that is being closed is refused: its entries may be gone before the transaction lands. */
function entriesOf(address: string, account: AccountState | null): string[] {
  refuseUnless(account?.owner === LOOKUP_TABLE_PROGRAM, "unknown_table", address);
  const { data } = account;
  refuseUnless(data.length >= HEADER_BYTES, "unknown_table", address);
  const header = new InstructionData(data);
  refuseUnless(header.u32() === TABLE_KIND && header.u64() === NEVER, "unknown_table", address);
  const count = Math.floor((data.length - HEADER_BYTES) / ADDRESS_BYTES);
  return Array.from({ length: count }, (_, at) => {
    const start = HEADER_BYTES + at * ADDRESS_BYTES;
    return bs58.encode(data.subarray(start, start + ADDRESS_BYTES));
  });
}
