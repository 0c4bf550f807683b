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

const known = new WeakMap<LaunchKeys, LaunchKeys & { accounts: Accounts }>();

/**
 * A launch's accounts, the same for the same object as long as its keys are. Each is derived when it is first read, which
 * takes most of a millisecond.
 */
export function accountsOf(launch: LaunchKeys): Accounts {
  const { profile, wallet, mint } = launch;
  const before = known.get(launch);
  if (before?.profile === profile && before.wallet === wallet && before.mint === mint) return before.accounts;
  const keys = { profile, wallet, mint };
  const accounts = withDerived(keys, givenOf(keys));
  known.set(launch, { ...keys, accounts });
  return accounts;
}

type Derive = (launch: LaunchKeys, accounts: Accounts) => string;

const derivations = {
  curve: ({ profile, mint }) => curveOf(profile, mint),
  curveTokens: ({ mint }, { curve }) => tokenAccountOf(curve[0], mint),
  secondCurve: ({ profile, mint }) =>
    programAddress(profile.programs.launchpad, "bonding-curve-v2", new PublicKey(mint)),
  curveWrapped: (_, { curve }) => tokenAccountOf(curve[0], WRAPPED_SOL, TOKEN_PROGRAM),
  creatorVault: ({ profile, wallet }) =>
    programAddress(profile.programs.launchpad, "creator-vault", new PublicKey(wallet)),
  vaultWrapped: (_, { creatorVault }) => tokenAccountOf(creatorVault[0], WRAPPED_SOL, TOKEN_PROGRAM),
  walletTokens: ({ wallet, mint }) => tokenAccountOf(wallet, mint),
  walletVolume: ({ profile, wallet }) =>
    programAddress(profile.programs.launchpad, "user_volume_accumulator", new PublicKey(wallet)),
  mayhemState: ({ profile, mint }) =>
    programAddress(profile.programs.mayhem, "mayhem-state", new PublicKey(mint)),
  mayhemTokens: ({ profile, mint }) => tokenAccountOf(profile.accounts.mayhemVault, mint),
} satisfies Partial<Record<AccountRole, Derive>>;

type Given = Omit<Accounts, keyof typeof derivations>;

function givenOf({ profile, wallet, mint }: LaunchKeys): Given {
  const { launchpad, mayhem, fee } = profile.programs;
  const fixed = Object.fromEntries(
    Object.entries(profile.accounts).map(([role, address]) => [role, [address]]),
  ) as unknown as Record<keyof LaunchpadProfile["accounts"], [string]>;
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
    feeRecipient: atLeastOne(profile.feeRecipients),
    buybackRecipient: atLeastOne(profile.buybackRecipients),
  };
}

function withDerived(launch: LaunchKeys, given: Given): Accounts {
  const accounts = { ...given } as Accounts;
  for (const [role, derive] of Object.entries<Derive>(derivations)) {
    let address: [string] | undefined;
    const get = () => (address ??= [derive(launch, accounts)]);
    Object.defineProperty(accounts, role, { enumerable: true, get });
  }
  return accounts;
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
