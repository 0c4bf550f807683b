import { PublicKey } from "@solana/web3.js";
import bs58 from "bs58";
import type { LaunchKeys } from "../addresses.ts";
import { accountsOf, programAddress } from "../addresses.ts";
import type { ExpectedLaunch } from "../guard/expected.ts";
import { type LaunchpadProfile, LOOKUP_TABLE_PROGRAM, SYSTEM_PROGRAM, TOKEN_2022 } from "../profile.ts";
import { hex, u64 } from "./launch-transaction.ts";

/** An account as a node answers it. */
export const answered = (lamports: number, owner: string, data: Uint8Array) => ({
  lamports,
  owner,
  executable: false,
  rentEpoch: 0,
  data: [Buffer.from(data).toString("base64"), "base64"],
});

const text = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
};
const extension = (type: number, body: Uint8Array): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
};
const none = Buffer.alloc(36);

/** The mint that the launchpad makes: nobody may make or freeze tokens, its metadata are in itself. */
export function mintData({ mint, name, symbol, uri, profile }: ExpectedLaunch): Buffer {
  const base = Buffer.concat([none, u64(profile.curve.supply), Buffer.from([6, 1]), none]);
  const pointer = extension(18, Buffer.concat([Buffer.alloc(32), bs58.decode(mint)]));
  const texts = [name, symbol, uri].map(text);
  const metadata = [Buffer.alloc(32), bs58.decode(mint), ...texts, Buffer.alloc(4)];
  const padding = Buffer.alloc(165 - base.length);
  return Buffer.concat([base, padding, Buffer.from([1]), pointer, extension(19, Buffer.concat(metadata))]);
}

/** A fresh curve with every field that the launchpad gave it by October 2026. */
export function curveData({ wallet, profile }: LaunchKeys): Buffer {
  const data = Buffer.alloc(166);
  hex(profile.curve.discriminator).copy(data);
  Buffer.from(bs58.decode(wallet)).copy(data, 49);
  return data;
}

export function tokenData({ wallet, mint }: ExpectedLaunch, amount: bigint): Buffer {
  const data = Buffer.alloc(170);
  data.set(bs58.decode(mint), 0);
  data.set(bs58.decode(wallet), 32);
  data.writeBigUInt64LE(amount, 64);
  data[108] = 1;
  return data;
}

/** What the four accounts are after a launch that went as it should. */
export const simulatedAccounts = (launch: ExpectedLaunch, walletLamports: number, tokens: bigint) => ({
  wallet: answered(walletLamports, SYSTEM_PROGRAM, new Uint8Array()),
  mint: answered(4_000_000, TOKEN_2022, mintData(launch)),
  curve: answered(3_000_000, accountsOf(launch).launchpad[0], curveData(launch)),
  tokens: answered(2_000_000, TOKEN_2022, tokenData(launch, tokens)),
});

/** A lookup table that is in use; other kinds and slots are of tables that are not. */
export function tableData(
  entries: readonly string[],
  kind = 1,
  deactivation = 0xffff_ffff_ffff_ffffn,
): Buffer {
  const header = Buffer.alloc(56);
  header.writeUInt32LE(kind);
  header.writeBigUInt64LE(deactivation, 4);
  return Buffer.concat([header, ...entries.map((entry) => bs58.decode(entry))]);
}

/** The launchpad's own accounts by their addresses, deployed in slot 7, as a profile describes them. */
export function launchpadAccounts({ programs, accounts, kinds, curve, ...profile }: LaunchpadProfile) {
  const loader = "BPFLoaderUpgradeab1e11111111111111111111111";
  const code = programAddress(loader, new PublicKey(programs.launchpad));
  const { lookupTable, feeRecipients, buybackRecipients } = profile;
  const [recipient = "", ...recipients] = feeRecipients;
  const global = Buffer.alloc(1_088);
  hex(kinds.global).copy(global);
  global[8] = 1;
  const figures = [curve.virtualTokens, curve.virtualLamports, 793_100_000_000_000n, curve.supply];
  Buffer.concat([bs58.decode(recipient), ...figures.map(u64)]).copy(global, 41);
  Buffer.concat(recipients.map((each) => bs58.decode(each))).copy(global, 162);
  global[450] = 1;
  Buffer.concat(buybackRecipients.map((each) => bs58.decode(each))).copy(global, 741);
  const tier = [hex("01000000"), ...[0n, 0n, 0n, ...curve.feesBps].map(u64)];
  return {
    [programs.launchpad]: answered(1, loader, Buffer.concat([hex("02000000"), bs58.decode(code)])),
    [code]: answered(1, loader, Buffer.concat([hex("03000000"), u64(7n), Buffer.alloc(33)])),
    [accounts.global]: answered(1, programs.launchpad, global),
    [accounts.feeConfig]: answered(
      1,
      programs.fee,
      Buffer.concat([hex(kinds.feeConfig), Buffer.alloc(57), ...tier]),
    ),
    [lookupTable.address]: answered(1, LOOKUP_TABLE_PROGRAM, tableData(lookupTable.entries)),
  };
}
