import { ed25519 } from "@noble/curves/ed25519";
import bs58 from "bs58";
import type { AccountInfo } from "../protocol.ts";
import { seededAccount } from "../seeded-account.ts";
import { balanceOf } from "./sandbox-api.ts";
import { read, write } from "./storage.ts";

/** A play-money account. The seed never leaves the wallet's own origin. */
interface StoredAccount extends AccountInfo {
  /** base58 of the 32-byte ed25519 seed */
  seed: string;
}

const stored = () => read<StoredAccount[]>("accounts", []);

let seeded: readonly StoredAccount[] = [];

/** From here on the seeded account is listed too, if this chain has one. */
export async function findSeededAccount(): Promise<void> {
  const lamports = await balanceOf(seededAccount.address).catch(() => 0);
  if (lamports > 0) seeded = [seededAccount];
}

const all = () => [...stored(), ...seeded];

export const accounts = (): AccountInfo[] => all().map(({ address, label }) => ({ address, label }));

/** The account that apps see; the first one is made when it is first asked for. */
export function activeAccount(): AccountInfo {
  const chosen = read<string>("active", "");
  return accounts().find(({ address }) => address === chosen) ?? stored()[0] ?? addAccount();
}

/** The seeded account where it could be used instead of the active one. */
export function otherSeededAccount(): AccountInfo | undefined {
  const active = activeAccount();
  return seeded.find(({ address }) => address !== active.address);
}

export const hasAccounts = (): boolean => stored().length > 0;

export function switchTo(address: string): void {
  write("active", address);
}

/** Makes another account and switches to it. */
export function addAccount(): AccountInfo {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const known = stored();
  const account = { address: bs58.encode(ed25519.getPublicKey(seed)), label: `Account ${known.length + 1}` };
  write("accounts", [...known, { ...account, seed: bs58.encode(seed) }]);
  switchTo(account.address);
  return account;
}

/** @throws Error when the account is not one of this wallet */
export function sign(address: string, bytes: Uint8Array): Uint8Array {
  const account = all().find((one) => one.address === address);
  if (!account) throw new Error("This account is not in the Sandbox Wallet.");
  return ed25519.sign(bytes, bs58.decode(account.seed));
}
