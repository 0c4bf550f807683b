import { readFileSync } from "node:fs";
import { AddressLookupTableProgram, PublicKey } from "@solana/web3.js";
import type { Genesis } from "../chain/genesis.ts";
import {
  ASSERTIONS_PROGRAM,
  BUYBACK_RECIPIENTS,
  FEE_CONFIG,
  FEE_PROGRAM,
  FEE_RECIPIENTS,
  GLOBAL,
  GLOBAL_VOLUME,
  LAUNCHPAD_AUTHORITY,
  LAUNCHPAD_PROGRAM,
  ROUTER_PROGRAM,
  SERVICE_TABLE,
  SERVICE_WALLET,
  SYSTEM_PROGRAM,
} from "./addresses.ts";
import {
  CREATOR_BPS,
  PROTOCOL_BPS,
  TOKENS_FOR_SALE,
  TOTAL_SUPPLY,
  VIRTUAL_LAMPORTS,
  VIRTUAL_TOKENS,
} from "./curve.ts";
import { byte, hex, key, u32, u64 } from "./encode.ts";
import table from "./service-table.json" with { type: "json" };

/**
 * The launchpad's own accounts and programs, as they stand on the real chain.
 * @param programs where the built programs lie
 */
export const launchpadGenesis = (programs: URL): Genesis => ({
  programs: [
    { address: LAUNCHPAD_PROGRAM.toBase58(), bytes: readFileSync(new URL("launchpad.so", programs)) },
    { address: ROUTER_PROGRAM.toBase58(), bytes: readFileSync(new URL("router.so", programs)) },
    { address: ASSERTIONS_PROGRAM.toBase58(), bytes: readFileSync(new URL("assertions.so", programs)) },
  ],
  accounts: [
    { address: GLOBAL.toBase58(), owner: LAUNCHPAD_PROGRAM.toBase58(), data: globalAccount() },
    { address: GLOBAL_VOLUME.toBase58(), owner: LAUNCHPAD_PROGRAM.toBase58(), data: volumeAccount() },
    { address: FEE_CONFIG.toBase58(), owner: FEE_PROGRAM.toBase58(), data: feeConfigAccount() },
    {
      address: SERVICE_TABLE.toBase58(),
      owner: AddressLookupTableProgram.programId.toBase58(),
      data: lookupTable(table.map((address) => new PublicKey(address))),
    },
  ],
  wallets: [...FEE_RECIPIENTS, ...BUYBACK_RECIPIENTS, SERVICE_WALLET].map(String),
});

/** 1088 bytes: one more than its fields, as the real one grew. */
const globalAccount = () =>
  Buffer.concat(
    [
      hex("a7e8e8b1c86c727f"),
      byte(true),
      key(LAUNCHPAD_AUTHORITY.publicKey),
      ...FEE_RECIPIENTS.slice(0, 1).map(key),
      u64(VIRTUAL_TOKENS),
      u64(VIRTUAL_LAMPORTS),
      u64(TOKENS_FOR_SALE),
      u64(TOTAL_SUPPLY),
      u64(PROTOCOL_BPS),
      key(SYSTEM_PROGRAM), // withdraw authority
      byte(false), // migration to a market
      u64(0), // its fee
      u64(CREATOR_BPS),
      ...FEE_RECIPIENTS.slice(1).map(key),
      ...[SYSTEM_PROGRAM, SYSTEM_PROGRAM].map(key), // who may change a coin's creator
      byte(true), // create_v2
      key(SYSTEM_PROGRAM), // whitelist
      key(SYSTEM_PROGRAM), // recipient of mayhem coins
      byte(false), // mayhem mode
      ...Array.from({ length: 7 }, () => key(SYSTEM_PROGRAM)),
      byte(false), // cashback
      ...BUYBACK_RECIPIENTS.map(key),
      u64(0), // buyback
      u64(0), // virtual reserves of other currencies
      key(SYSTEM_PROGRAM), // the other currency
      byte(false), // fees of a coin's own
      u64(0),
      key(SYSTEM_PROGRAM), // who may pay out holder rewards
      byte(true), // holder rewards
    ],
    1088,
  );

/** Of the incentive that ended: no times, no tokens. */
const volumeAccount = () => Buffer.concat([hex("ca2af62b8ebe1eff")], 8 + 3 * 8 + 32 + 2 * 30 * 8);

const FEE_CONFIG_BYTES = 4_097;
const rates = () => [u64(0), u64(PROTOCOL_BPS), u64(CREATOR_BPS)];
const oneTier = () => [u32(1), u64(0), u64(0), ...rates()];

/** The real one has a tier for each market cap, and room for more; here all pay the first. */
const feeConfigAccount = () =>
  Buffer.concat(
    [
      hex("8f3492bbdb7b4c9b"),
      byte(0),
      key(SYSTEM_PROGRAM),
      ...rates(),
      ...oneTier(),
      ...oneTier(),
      ...rates(),
    ],
    FEE_CONFIG_BYTES,
  );

const NEVER = 0xffff_ffff_ffff_ffffn;

/** An active table that nobody can change. */
const lookupTable = (addresses: PublicKey[]) =>
  Buffer.concat([
    u32(1),
    u64(NEVER), // slot of its deactivation
    u64(0), // slot of its last extension
    byte(0),
    Buffer.concat([byte(false)], 35), // no authority, and padding
    ...addresses.map(key),
  ]);
