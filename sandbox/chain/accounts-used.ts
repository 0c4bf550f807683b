import { AddressLookupTableAccount, AddressLookupTableProgram } from "@solana/web3.js";
import type { Message } from "./decode.ts";
import type { AccountState, Vm } from "./vm.ts";

/** Every account of a message in the order its instructions count them: static, then looked up. */
export interface AccountsUsed {
  all: string[];
  loaded: { writable: string[]; readonly: string[] };
}

/** Keys that a lookup table does not hold are left out: such a transaction fails in the virtual machine. */
export function accountsUsed(message: Message, vm: Vm): AccountsUsed {
  const loaded = { writable: [] as string[], readonly: [] as string[] };
  for (const { accountKey, writableIndexes, readonlyIndexes } of message.addressTableLookups) {
    const addresses = readTable(vm, accountKey.toBase58());
    loaded.writable.push(...pick(addresses, writableIndexes));
    loaded.readonly.push(...pick(addresses, readonlyIndexes));
  }
  const fixed = message.staticAccountKeys.map((key) => key.toBase58());
  return { all: [...fixed, ...loaded.writable, ...loaded.readonly], loaded };
}

/** The virtual machine gives the same object until the account changes, and most transactions name one table. */
const tables = new WeakMap<AccountState, string[]>();

function readTable(vm: Vm, address: string): string[] {
  const account = vm.account(address);
  if (!account || account.owner !== AddressLookupTableProgram.programId.toBase58()) return [];
  const addresses = tables.get(account) ?? addressesIn(account);
  tables.set(account, addresses);
  return addresses;
}

function addressesIn({ data }: AccountState): string[] {
  try {
    return AddressLookupTableAccount.deserialize(data).addresses.map((key) => key.toBase58());
  } catch {
    return [];
  }
}

const pick = (addresses: string[], indexes: number[]) =>
  indexes.flatMap((index) => {
    const address = addresses[index];
    return address === undefined ? [] : [address];
  });
