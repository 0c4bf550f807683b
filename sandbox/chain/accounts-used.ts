import { AddressLookupTableAccount, AddressLookupTableProgram, PublicKey } from "@solana/web3.js";
import type { Message } from "./decode.ts";
import type { Vm } from "./vm.ts";

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

function readTable(vm: Vm, address: string): string[] {
  const account = vm.account(address);
  if (!account || !new PublicKey(account.owner).equals(AddressLookupTableProgram.programId)) return [];
  try {
    return AddressLookupTableAccount.deserialize(account.data).addresses.map((key) => key.toBase58());
  } catch {
    return [];
  }
}

const pick = (addresses: string[], indexes: number[]) =>
  indexes.flatMap((index) => {
    const address = addresses[index];
    return address === undefined ? [] : [address];
  });
