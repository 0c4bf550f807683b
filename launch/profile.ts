import type { LaunchBuilder, Network } from "#contract/config.ts";
import lookupTable from "./lookup-table.json" with { type: "json" };

/** Who stands in a place of an instruction. `addresses.ts` says which addresses may. */
export type AccountRole =
  | "associatedTokenProgram"
  | "buybackRecipient"
  | "creatorVault"
  | "curve"
  | "curveTokens"
  | "curveWrapped"
  | "eventAuthority"
  | "feeConfig"
  | "feeProgram"
  | "feeRecipient"
  | "global"
  | "globalVolume"
  | "launchpad"
  | "mayhemParams"
  | "mayhemProgram"
  | "mayhemState"
  | "mayhemTokens"
  | "mayhemVault"
  | "mint"
  | "mintAuthority"
  | "secondCurve"
  | "systemProgram"
  | "token2022"
  | "tokenProgram"
  | "vaultWrapped"
  | "wallet"
  | "walletTokens"
  | "walletVolume"
  | "wrappedSol";

/** A place in an instruction's list of accounts. */
export interface Seat {
  role: AccountRole;
  writable: boolean;
}

/** An instruction that buys: two numbers of eight bytes, then single bytes that callers may leave out. */
export interface PurchaseLayout {
  /** Eight bytes in hex. */
  discriminator: string;
  amounts: readonly ["tokens", "lamports"] | readonly ["lamports", "tokens"];
  flags: readonly ("trackVolume" | "partialFill")[];
}

/** An instruction of which nothing is left to the caller. */
export interface CallLayout {
  /** Eight bytes in hex, which are all its data. */
  discriminator: string;
  seats: readonly Seat[];
}

/**
 * What one launchpad takes, as of one date. The launchpad's program changes several times a year: whatever a
 * profile does not name is refused.
 */
export interface LaunchpadProfile {
  /** The state of the launchpad's interface that this profile describes. */
  version: string;
  /** True where nobody has told us the launchpad's accounts: launches are refused in words. */
  isUnknown: boolean;
  /** The default is the network's; an operator may choose another. */
  builder: LaunchBuilder;
  /** How the launchpad's own coins' addresses end: each letter makes one 58 times as long to find. */
  mintSuffix: string;
  programs: Readonly<{ launchpad: string; fee: string; mayhem: string; router: string; agent: string }>;
  /** Accounts that are the same for every token. */
  accounts: Readonly<
    Record<"eventAuthority" | "feeConfig" | "global" | "globalVolume" | "mintAuthority", string> &
      Record<"mayhemParams" | "mayhemVault", string>
  >;
  /** The first eight bytes of accounts, in hex. */
  kinds: Readonly<Record<"feeConfig" | "global", string>>;
  create: Readonly<{
    discriminator: string;
    seats: readonly Seat[];
    /** How many bytes may follow the creator; callers of different ages leave out different ends. */
    tails: readonly number[];
    /** UTF-8 bytes. A longer text fails on the chain, after the fee. */
    limits: Readonly<{ name: number; symbol: number; uri: number }>;
    /** Compute units that a create and its purchase may use, where the app builds both. */
    units: number;
  }>;
  purchases: readonly PurchaseLayout[];
  purchaseSeats: readonly Seat[];
  /** How a creator's fees reach the wallet: from the curve to the creator's vault, then from the vault. */
  claim: Readonly<{ sweep: CallLayout; collect: CallLayout; units: number; priorityFee: bigint }>;
  /** Discriminators of instructions that sell. */
  sales: readonly string[];
  /** The first is the one that the lookup table holds, so our own purchase names it. */
  feeRecipients: readonly string[];
  buybackRecipients: readonly string[];
  /** The trading service's table. Entries are only ever added behind these. */
  lookupTable: Readonly<{ address: string; entries: readonly string[] }>;
  /** The curve before its first trade, in smallest token units and lamports; fees in parts of 10,000. */
  curve: Readonly<{
    discriminator: string;
    virtualTokens: bigint;
    virtualLamports: bigint;
    feesBps: readonly bigint[];
    supply: bigint;
    /** What the curve sells before the coin leaves it. */
    forSale: bigint;
  }>;
  /** Token-2022 extensions that a mint of the launchpad has. */
  mintExtensions: readonly number[];
  /** Lamports: at most what a launch with a purchase pays to keep its new accounts alive. */
  rents: bigint;
  /** What the trading service and a tip may take at most: lamports, and parts of 10,000 of the purchase. */
  payments: Readonly<{ lamports: bigint; bps: bigint }>;
}

export const LAMPORTS_PER_SIGNATURE = 5_000n;

export const SYSTEM_PROGRAM = "11111111111111111111111111111111";
export const COMPUTE_BUDGET = "ComputeBudget111111111111111111111111111111";
export const TOKEN_2022 = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb";
export const TOKEN_PROGRAM = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";
export const WRAPPED_SOL = "So11111111111111111111111111111111111111112";
export const ASSOCIATED_TOKEN_PROGRAM = "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL";
export const LOOKUP_TABLE_PROGRAM = "AddressLookupTab1e1111111111111111111111111";
/** Lighthouse, by whose assertions wallets protect their owners, and its older address. */
export const PROTECTIVE_PROGRAMS: readonly string[] = [
  "L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95",
  "L1TEVtgA75k273wWz1s6XMmDhQY5i3MwcvKb4VbZzfK",
];

const read = (role: AccountRole): Seat => ({ role, writable: false });
const write = (role: AccountRole): Seat => ({ role, writable: true });
const addresses = (text: string): string[] => text.trim().split(/\s+/);

const launchpad: Omit<LaunchpadProfile, "builder" | "isUnknown" | "mintSuffix"> = {
  version: "2026-10",
  programs: {
    launchpad: "6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P",
    fee: "pfeeUxB6jkeY1Hxd7CsFCAjcbHA9rWtchMGdZ6VojVZ",
    mayhem: "MAyhSmzXzV1pTf7LsNkrNwkWKTo4ougAJ1PPg47MD4e",
    router: "FAdo9NCw1ssek6Z6yeWzWjhLVsr8uiCwcWNUnKgzTnHe",
    agent: "pUmPFn9WvfaN2WTVGnCEtJTd2ATTpvpsKRz6jVzu6u4",
  },
  accounts: {
    eventAuthority: "Ce6TQqeHC9p8KetsN6JsjHK7UTZk7nasjjnr7XxXp9F1",
    feeConfig: "8Wf5TiAheLUqBrKXeYg2JtAFFMWtKdG2BSFgqUcPVwTt",
    global: "4wTV1YmiEkRvAtNtsSGPtUrqRYQMe5SKy2uB4Jjaxnjf",
    globalVolume: "Hq2wp8uJ9jCPsYgNHex8RtqdvMPfVGoYwjvF1ATiwn2Y",
    mayhemParams: "13ec7XdrjF3h3YcqBTFDSReRcUFwbCnJaAQspM4j6DDJ",
    mayhemVault: "BwWK17cbHxwWBKZkUYvzxLcNQ1YVyaFezduWbtm2de6s",
    mintAuthority: "TSLvdd1pWpHVjahSpsvCXUbgwsL3JAcvokwaKt1eokM",
  },
  kinds: { feeConfig: "8f3492bbdb7b4c9b", global: "a7e8e8b1c86c727f" },
  create: {
    discriminator: "d6904cec5f8b31b4",
    seats: [
      write("mint"),
      read("mintAuthority"),
      write("curve"),
      write("curveTokens"),
      read("global"),
      write("wallet"),
      read("systemProgram"),
      read("token2022"),
      read("associatedTokenProgram"),
      write("mayhemProgram"),
      read("mayhemParams"),
      write("mayhemVault"),
      write("mayhemState"),
      write("mayhemTokens"),
      read("eventAuthority"),
      read("launchpad"),
    ],
    tails: [1, 2, 10, 11],
    limits: { name: 32, symbol: 13, uri: 200 },
    units: 400_000,
  },
  purchases: [
    { discriminator: "66063d1201daebea", amounts: ["tokens", "lamports"], flags: ["trackVolume"] },
    {
      discriminator: "38fc74089edfcd5f",
      amounts: ["lamports", "tokens"],
      flags: ["trackVolume", "partialFill"],
    },
  ],
  purchaseSeats: [
    read("global"),
    write("feeRecipient"),
    read("mint"),
    write("curve"),
    write("curveTokens"),
    write("walletTokens"),
    write("wallet"),
    read("systemProgram"),
    read("token2022"),
    write("creatorVault"),
    read("eventAuthority"),
    read("launchpad"),
    read("globalVolume"),
    write("walletVolume"),
    read("feeConfig"),
    read("feeProgram"),
    read("secondCurve"),
    write("buybackRecipient"),
  ],
  claim: {
    sweep: {
      discriminator: "20f6bf3408c949ba",
      seats: [
        write("wallet"),
        read("global"),
        read("mint"),
        read("wrappedSol"),
        read("tokenProgram"),
        read("associatedTokenProgram"),
        read("systemProgram"),
        write("curve"),
        write("curveWrapped"),
        write("creatorVault"),
        write("vaultWrapped"),
        read("eventAuthority"),
        read("launchpad"),
      ],
    },
    collect: {
      discriminator: "1416567bc61cdb84",
      seats: [
        write("wallet"),
        write("creatorVault"),
        read("systemProgram"),
        read("eventAuthority"),
        read("launchpad"),
      ],
    },
    units: 150_000,
    priorityFee: 15_000n,
  },
  sales: ["33e685a4017f83ad", "5df6823ce7e940b2", "1c92de7726c469d5"],
  feeRecipients: addresses(`
    62qc2CNXwrYqQScmEdiZFFAnJR262PxWEuNQtxfafNgV 7VtfL8fvgNfhz17qKRMjzQEXgbdpnHHHQRh54R9jP2RJ
    7hTckgnGnLQR6sdH7YkqFTAA7VwTfYFaZ6EhEsU3saCX 9rPYyANsfQZw3DnDmKE3YCQF5E8oD89UXoHn9JFEhJUz
    AVmoTthdrX6tKt4nDjco2D775W2YK3sDhxPcMmzUAmTY CebN5WGQ4jvEPvsVU4EoHEpgzq1VV7AbicfhtW4xC9iM
    FWsW1xNtWscwNmKv6wVsU1iTzRN6wmmk3MjxRP5tT7hz G5UZAVbAf46s7cKWoyKu8kYTip9DGTpbLZ2qa9Aq69dP`),
  buybackRecipients: addresses(`
    A7hAgCzFw14fejgCp387JUJRMNyz4j89JKnhtKU8piqW 5YxQFdt3Tr9zJLvkFccqXVUwhdTWJQc1fFg2YPbxvxeD
    9M4giFFMxmFGXtc3feFzRai56WbBqehoSeRE5GK7gf7 GXPFM2caqTtQYC2cJ5yJRi9VDkpsYZXzYdwYpGnLmtDL
    3BpXnfJaUTiwXnJNe7Ej1rcbzqTTQUvLShZaWazebsVR 5cjcW9wExnJJiqgLjq7DEG75Pm6JBgE1hNv4B2vHXUW6
    EHAAiTxcdDwQ3U4bU6YcMsQGaekdzLS3B5SmYo46kJtL 5eHhjP8JaYkz83CWwvGU2uMUXefd3AazWGx4gpcuEEYD`),
  lookupTable: { address: "84gxtAAWToZ6xep3wrWsx8TEoLB7EBS9VrKkV9CtMdJi", entries: lookupTable },
  curve: {
    discriminator: "17b7f83760d8ac60",
    virtualTokens: 1_073_000_000_000_000n,
    virtualLamports: 30_000_000_000n,
    feesBps: [95n, 30n],
    supply: 1_000_000_000_000_000n,
    forSale: 793_100_000_000_000n,
  },
  mintExtensions: [18, 19],
  rents: 15_000_000n,
  // The trading service publishes a fee of 0.5 %; the fixed part is for a tip, or for the sandbox service's own fee.
  payments: { lamports: 10_000_000n, bps: 50n },
};

/**
 * The sandbox speaks the launchpad's own interface, so it differs from mainnet only in who builds the purchase and in a
 * suffix that is found at once. On
 * devnet the launchpad pays its fees to other accounts, which are not known here, and no trading service builds.
 */
export const profiles = {
  sandbox: { ...launchpad, builder: "included", isUnknown: false, mintSuffix: "sp" },
  devnet: { ...launchpad, builder: "own", isUnknown: true, mintSuffix: "pump" },
  "mainnet-beta": { ...launchpad, builder: "appended", isUnknown: false, mintSuffix: "pump" },
} as const satisfies Record<Network, LaunchpadProfile>;

export const BASIS = 10_000n;

/** Tokens that a budget in lamports buys from a fresh curve, the fees being in the budget. */
export function tokensFor({ curve }: LaunchpadProfile, budget: bigint): bigint {
  const bps = curve.feesBps.reduce((sum, each) => sum + each, 0n);
  const before = (budget * BASIS) / (BASIS + bps);
  const fees = curve.feesBps.reduce((sum, each) => sum + (before * each + BASIS - 1n) / BASIS, 0n);
  const net = before + fees > budget ? budget - fees : before;
  return net < 2n ? 0n : ((net - 1n) * curve.virtualTokens) / (curve.virtualLamports + net - 1n);
}
