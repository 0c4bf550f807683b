import { PublicKey } from "@solana/web3.js";
import {
  type AccountRole,
  ASSOCIATED_TOKEN_PROGRAM,
  type LaunchpadProfile,
  SYSTEM_PROGRAM,
  TOKEN_2022,
  TOKEN_PROGRAM,
  WRAPPED_SOL,
} from "./profile.ts";

/** The launch that addresses are derived for; keys in base58. */
export interface LaunchKeys {
  profile: LaunchpadProfile;
  wallet: string;
  mint: string;
}

/** The addresses that may stand for each role. The first is the one that our own instructions name. */
export type Accounts = Readonly<Record<AccountRole, readonly [string, ...string[]]>>;

const derived = new WeakMap<LaunchKeys, Accounts>();

/** Derives a launch's accounts, once for each object: a derivation takes most of a millisecond. */
export function accountsOf(launch: LaunchKeys): Accounts {
  const known = derived.get(launch) ?? derive(launch);
  derived.set(launch, known);
  return known;
}

function derive({ profile, wallet, mint }: LaunchKeys): Accounts {
  const { launchpad, mayhem, fee } = profile.programs;
  const fixed = Object.fromEntries(
    Object.entries(profile.accounts).map(([role, address]) => [role, [address]]),
  ) as unknown as Record<keyof LaunchpadProfile["accounts"], [string]>;
  const curve = curveOf(profile, mint);
  const creatorVault = programAddress(launchpad, "creator-vault", new PublicKey(wallet));
  return {
    ...fixed,
    associatedTokenProgram: [ASSOCIATED_TOKEN_PROGRAM],
    systemProgram: [SYSTEM_PROGRAM],
    token2022: [TOKEN_2022],
    tokenProgram: [TOKEN_PROGRAM],
    wrappedSol: [WRAPPED_SOL],
    launchpad: [launchpad],
    feeProgram: [fee],
    mayhemProgram: [mayhem],
    wallet: [wallet],
    mint: [mint],
    curve: [curve],
    curveTokens: [tokenAccountOf(curve, mint)],
    secondCurve: [programAddress(launchpad, "bonding-curve-v2", new PublicKey(mint))],
    curveWrapped: [tokenAccountOf(curve, WRAPPED_SOL, TOKEN_PROGRAM)],
    creatorVault: [creatorVault],
    vaultWrapped: [tokenAccountOf(creatorVault, WRAPPED_SOL, TOKEN_PROGRAM)],
    walletTokens: [tokenAccountOf(wallet, mint)],
    walletVolume: [programAddress(launchpad, "user_volume_accumulator", new PublicKey(wallet))],
    mayhemState: [programAddress(mayhem, "mayhem-state", new PublicKey(mint))],
    mayhemTokens: [tokenAccountOf(profile.accounts.mayhemVault, mint)],
    feeRecipient: atLeastOne(profile.feeRecipients),
    buybackRecipient: atLeastOne(profile.buybackRecipients),
  };
}

/** The account in which the launchpad keeps what it knows of a coin. */
export const curveOf = ({ programs }: LaunchpadProfile, mint: string): string =>
  programAddress(programs.launchpad, "bonding-curve", new PublicKey(mint));

/** The owner's canonical token account for a mint of that token program. */
export const tokenAccountOf = (owner: string, mint: string, program = TOKEN_2022): string =>
  programAddress(ASSOCIATED_TOKEN_PROGRAM, new PublicKey(owner), new PublicKey(program), new PublicKey(mint));

/** What a program derives from seeds: an address that has no key. */
export const programAddress = (program: string, ...seeds: (string | PublicKey)[]): string =>
  PublicKey.findProgramAddressSync(
    seeds.map((seed) => (typeof seed === "string" ? new TextEncoder().encode(seed) : seed.toBytes())),
    new PublicKey(program),
  )[0].toBase58();

function atLeastOne(list: readonly string[]): readonly [string, ...string[]] {
  const [first, ...rest] = list;
  if (first === undefined) throw new Error("A launchpad profile names no recipient.");
  return [first, ...rest];
}
