import { type AccountMeta, type PublicKey, TransactionInstruction } from "@solana/web3.js";
import {
  ASSOCIATED_TOKEN_PROGRAM,
  BUYBACK_RECIPIENTS,
  creatorVaultOf,
  curveOf,
  EVENT_AUTHORITY,
  FEE_CONFIG,
  FEE_PROGRAM,
  FEE_RECIPIENTS,
  GLOBAL,
  GLOBAL_VOLUME,
  LAUNCHPAD_PROGRAM,
  MAYHEM_PARAMS,
  MAYHEM_PROGRAM,
  MAYHEM_SOL_VAULT,
  MINT_AUTHORITY,
  mayhemStateOf,
  SYSTEM_PROGRAM,
  secondCurveOf,
  sharingConfigOf,
  TOKEN_2022,
  TOKEN_PROGRAM,
  tokenAccountOf,
  volumeOf,
  WRAPPED_SOL,
} from "./addresses.ts";
import { byte, hex, key, text, u64 } from "./encode.ts";

// The launchpad's instructions, laid out by hand: which accounts in which order, which bytes.

/** The first eight bytes of each instruction, in hex. */
export const DISCRIMINATORS = {
  createV2: "d6904cec5f8b31b4",
  buy: "66063d1201daebea",
  buyExactSolIn: "38fc74089edfcd5f",
  sell: "33e685a4017f83ad",
  buyV2: "b817ee6167c5d33d",
  buyExactQuoteInV2: "c2ab1c46684d5b2f",
  sellV2: "5df6823ce7e940b2",
  buyV3: "07051dc4f5176550",
  buyExactQuoteInV3: "e1f7501ed5b38488",
  sellV3: "1c92de7726c469d5",
  sweepCreatorFee: "20f6bf3408c949ba",
  sweepProtocolFee: "0830be07b644b7e5",
  collectCreatorFee: "1416567bc61cdb84",
  setParams: "1beab2349302bb8d",
} as const;

export interface Metadata {
  name: string;
  symbol: string;
  uri: string;
}

/** What may follow the creator. Callers of different ages leave out different ends of it. */
export interface CreateTail {
  mayhem?: boolean;
  cashback?: boolean;
  creatorFeeBps?: bigint;
  holderReward?: boolean;
}

export interface NewCoin {
  user: PublicKey;
  mint: PublicKey;
  metadata: Metadata;
  creator: PublicKey;
  tail?: CreateTail;
  /** Accounts beyond the sixteen choose another currency. */
  extra?: AccountMeta[];
}

export function createV2({ user, mint, metadata, creator, tail = {}, extra = [] }: NewCoin) {
  const { name, symbol, uri } = metadata;
  return onLaunchpad(
    [
      signer(mint),
      readonly(MINT_AUTHORITY),
      writable(curveOf(mint)),
      writable(tokenAccountOf(curveOf(mint), mint)),
      readonly(GLOBAL),
      signer(user),
      readonly(SYSTEM_PROGRAM),
      readonly(TOKEN_2022),
      readonly(ASSOCIATED_TOKEN_PROGRAM),
      writable(MAYHEM_PROGRAM),
      writable(MAYHEM_PARAMS),
      writable(MAYHEM_SOL_VAULT),
      writable(mayhemStateOf(mint)),
      writable(tokenAccountOf(MAYHEM_SOL_VAULT, mint)),
      ...eventAccounts,
      ...extra,
    ],
    DISCRIMINATORS.createV2,
    ...[name, symbol, uri].map(text),
    key(creator),
    encodeTail(tail),
  );
}

/** As short as it says all that is asked for. */
function encodeTail({ mayhem = false, cashback, creatorFeeBps, holderReward }: CreateTail): Buffer {
  const parts = [byte(mayhem)];
  if (cashback !== undefined || creatorFeeBps !== undefined || holderReward !== undefined)
    parts.push(byte(cashback ?? false));
  if (creatorFeeBps !== undefined || holderReward !== undefined) parts.push(u64(creatorFeeBps ?? 0n));
  if (holderReward !== undefined) parts.push(byte(holderReward));
  return Buffer.concat(parts);
}

export interface Trader {
  user: PublicKey;
  mint: PublicKey;
  /** Who gets the creator's fee: the curve says it. */
  creator: PublicKey;
  feeRecipient?: PublicKey;
  buybackRecipient?: PublicKey;
}

/** The recipients that stand in the trading service's table. */
const [DEFAULT_RECIPIENT = SYSTEM_PROGRAM] = FEE_RECIPIENTS;
const DEFAULT_BUYBACK = BUYBACK_RECIPIENTS[7] ?? SYSTEM_PROGRAM;

/** For at most so many lamports, fees included. */
export const buy = (trader: Trader, tokens: bigint, maxLamports: bigint) =>
  onLaunchpad(buyAccounts(trader), DISCRIMINATORS.buy, u64(tokens), u64(maxLamports), byte(true));

/** Fees are in the budget. `partialFill` takes what is left of the curve where the budget would buy more. */
export const buyExactSolIn = (trader: Trader, lamports: bigint, minTokens: bigint, partialFill?: boolean) =>
  onLaunchpad(
    buyAccounts(trader),
    DISCRIMINATORS.buyExactSolIn,
    u64(lamports),
    u64(minTokens),
    byte(true),
    optionalByte(partialFill),
  );

export const sell = (trader: Trader, tokens: bigint, minLamports: bigint) =>
  onLaunchpad(sellAccounts(trader), DISCRIMINATORS.sell, u64(tokens), u64(minLamports));

export const buyV2 = (trader: Trader, tokens: bigint, maxLamports: bigint) =>
  onLaunchpad(buyV2Accounts(trader), DISCRIMINATORS.buyV2, u64(tokens), u64(maxLamports));

export const buyExactQuoteInV2 = (trader: Trader, lamports: bigint, minTokens: bigint) =>
  onLaunchpad(buyV2Accounts(trader), DISCRIMINATORS.buyExactQuoteInV2, u64(lamports), u64(minTokens));

export const sellV2 = (trader: Trader, tokens: bigint, minLamports: bigint) =>
  onLaunchpad(v2Accounts(trader, []), DISCRIMINATORS.sellV2, u64(tokens), u64(minLamports));

export const buyV3 = (trader: Trader, tokens: bigint, maxLamports: bigint, partialFill?: boolean) =>
  onLaunchpad(
    v3Accounts(trader),
    DISCRIMINATORS.buyV3,
    u64(tokens),
    u64(maxLamports),
    optionalByte(partialFill),
  );

export const buyExactQuoteInV3 = (
  trader: Trader,
  lamports: bigint,
  minTokens: bigint,
  partialFill?: boolean,
) =>
  onLaunchpad(
    v3Accounts(trader),
    DISCRIMINATORS.buyExactQuoteInV3,
    u64(lamports),
    u64(minTokens),
    optionalByte(partialFill),
  );

export const sellV3 = (trader: Trader, tokens: bigint, minLamports: bigint) =>
  onLaunchpad(v3Accounts(trader), DISCRIMINATORS.sellV3, u64(tokens), u64(minLamports));

/** Moves the creator's fees from the curve to their vault. Anybody may. */
export const sweepCreatorFee = (payer: PublicKey, mint: PublicKey, creator: PublicKey) =>
  onLaunchpad(sweepAccounts(payer, mint, creatorVaultOf(creator)), DISCRIMINATORS.sweepCreatorFee);

export const sweepProtocolFee = (payer: PublicKey, mint: PublicKey, recipient = DEFAULT_RECIPIENT) =>
  onLaunchpad(sweepAccounts(payer, mint, recipient), DISCRIMINATORS.sweepProtocolFee);

/** Moves what is in the vault to the creator, who need not sign. */
export const collectCreatorFee = (creator: PublicKey) =>
  onLaunchpad(
    [
      writable(creator),
      writable(creatorVaultOf(creator)),
      readonly(SYSTEM_PROGRAM),
      readonly(EVENT_AUTHORITY),
      readonly(LAUNCHPAD_PROGRAM),
    ],
    DISCRIMINATORS.collectCreatorFee,
  );

/** Sets the virtual reserves that a new coin's curve begins with. */
export const setParams = (authority: PublicKey, virtualTokens: bigint, virtualLamports: bigint) =>
  onLaunchpad(
    [writable(GLOBAL), signer(authority), ...eventAccounts],
    DISCRIMINATORS.setParams,
    u64(virtualTokens),
    u64(virtualLamports),
  );

/** Makes the owner's token account, where there is none yet. */
export const createTokenAccount = (payer: PublicKey, owner: PublicKey, mint: PublicKey) =>
  new TransactionInstruction({
    programId: ASSOCIATED_TOKEN_PROGRAM,
    keys: [
      signer(payer),
      writable(tokenAccountOf(owner, mint)),
      readonly(owner),
      readonly(mint),
      readonly(SYSTEM_PROGRAM),
      readonly(TOKEN_2022),
    ],
    data: byte(1),
  });

const readonly = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: false, isWritable: false });
const writable = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: false, isWritable: true });
const signer = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: true, isWritable: true });

const eventAccounts = [readonly(EVENT_AUTHORITY), readonly(LAUNCHPAD_PROGRAM)];

const optionalByte = (value: boolean | undefined) => (value === undefined ? Buffer.alloc(0) : byte(value));

const onLaunchpad = (keys: AccountMeta[], discriminator: string, ...data: Buffer[]) =>
  new TransactionInstruction({
    programId: LAUNCHPAD_PROGRAM,
    keys,
    data: Buffer.concat([hex(discriminator), ...data]),
  });

/** What every trade of the first kind begins with. */
const tradeAccounts = ({ user, mint, feeRecipient = DEFAULT_RECIPIENT }: Trader) => [
  readonly(GLOBAL),
  writable(feeRecipient),
  readonly(mint),
  writable(curveOf(mint)),
  writable(tokenAccountOf(curveOf(mint), mint)),
  writable(tokenAccountOf(user, mint)),
  signer(user),
  readonly(SYSTEM_PROGRAM),
];

/** What it ends with; the interface itself does not name them. */
const lastAccounts = ({ mint, buybackRecipient = DEFAULT_BUYBACK }: Trader) => [
  readonly(secondCurveOf(mint)),
  writable(buybackRecipient),
];

const buyAccounts = (trader: Trader) => [
  ...tradeAccounts(trader),
  readonly(TOKEN_2022),
  writable(creatorVaultOf(trader.creator)),
  ...eventAccounts,
  readonly(GLOBAL_VOLUME),
  writable(volumeOf(trader.user)),
  readonly(FEE_CONFIG),
  readonly(FEE_PROGRAM),
  ...lastAccounts(trader),
];

const sellAccounts = (trader: Trader) => [
  ...tradeAccounts(trader),
  writable(creatorVaultOf(trader.creator)),
  readonly(TOKEN_2022),
  ...eventAccounts,
  readonly(FEE_CONFIG),
  readonly(FEE_PROGRAM),
  ...lastAccounts(trader),
];

/** Where a currency other than SOL would lie. */
const wrappedOf = (owner: PublicKey) => writable(tokenAccountOf(owner, WRAPPED_SOL, TOKEN_PROGRAM));

const v2Accounts = (
  { user, mint, creator, feeRecipient = DEFAULT_RECIPIENT, buybackRecipient = DEFAULT_BUYBACK }: Trader,
  purchase: AccountMeta[],
) => [
  readonly(GLOBAL),
  readonly(mint),
  readonly(WRAPPED_SOL),
  readonly(TOKEN_2022),
  readonly(TOKEN_PROGRAM),
  readonly(ASSOCIATED_TOKEN_PROGRAM),
  writable(feeRecipient),
  wrappedOf(feeRecipient),
  writable(buybackRecipient),
  wrappedOf(buybackRecipient),
  writable(curveOf(mint)),
  writable(tokenAccountOf(curveOf(mint), mint)),
  wrappedOf(curveOf(mint)),
  signer(user),
  writable(tokenAccountOf(user, mint)),
  wrappedOf(user),
  writable(creatorVaultOf(creator)),
  wrappedOf(creatorVaultOf(creator)),
  readonly(sharingConfigOf(mint)),
  ...purchase,
  writable(volumeOf(user)),
  wrappedOf(volumeOf(user)),
  readonly(FEE_CONFIG),
  readonly(FEE_PROGRAM),
  readonly(SYSTEM_PROGRAM),
  ...eventAccounts,
];

const buyV2Accounts = (trader: Trader) => v2Accounts(trader, [readonly(GLOBAL_VOLUME)]);

const v3Accounts = ({ user, mint, buybackRecipient = DEFAULT_BUYBACK }: Trader) => [
  readonly(GLOBAL),
  readonly(mint),
  readonly(WRAPPED_SOL),
  readonly(TOKEN_2022),
  readonly(TOKEN_PROGRAM),
  writable(curveOf(mint)),
  writable(tokenAccountOf(curveOf(mint), mint)),
  wrappedOf(curveOf(mint)),
  signer(user),
  writable(tokenAccountOf(user, mint)),
  wrappedOf(user),
  writable(volumeOf(user)),
  readonly(FEE_CONFIG),
  writable(buybackRecipient),
  readonly(SYSTEM_PROGRAM),
  ...eventAccounts,
];

const sweepAccounts = (payer: PublicKey, mint: PublicKey, recipient: PublicKey) => [
  signer(payer),
  readonly(GLOBAL),
  readonly(mint),
  readonly(WRAPPED_SOL),
  readonly(TOKEN_PROGRAM),
  readonly(ASSOCIATED_TOKEN_PROGRAM),
  readonly(SYSTEM_PROGRAM),
  writable(curveOf(mint)),
  wrappedOf(curveOf(mint)),
  writable(recipient),
  wrappedOf(recipient),
  ...eventAccounts,
];
