import { accountsOf, type LaunchKeys } from "../addresses.ts";
import type { PurchaseLayout, Seat } from "../profile.ts";
import { type ExpectedLaunch, leastTokens, mostLamports } from "./expected.ts";
import { InstructionData } from "./instruction-data.ts";
import { type Instruction, sameBytes } from "./message.ts";
import { type LaunchRule, refuse, refuseUnless } from "./refusal.ts";

/** What the wallet may spend at most, in lamports, and must get at least, in smallest token units. */
export interface Purchase {
  kind: "purchase";
  lamports: bigint;
  tokens: bigint;
}

/** What a launch does for its coin, each at most once. */
export type CoinStep = { kind: "create" } | { kind: "tokenAccount" } | Purchase;

export function inspectLaunchpadCall(instruction: Instruction, expected: ExpectedLaunch): CoinStep {
  const { profile } = expected;
  refuseUnless(instruction.data.length >= 8, "launchpad_call");
  const data = new InstructionData(instruction.data);
  const discriminator = data.discriminator();
  if (discriminator === profile.create.discriminator) {
    requireSeats(instruction, profile.create.seats, expected, "create_accounts");
    readable("create_data", () => inspectCreate(data, expected));
    return { kind: "create" };
  }
  const layout = profile.purchases.find((each) => each.discriminator === discriminator);
  if (layout) {
    requireSeats(instruction, profile.purchaseSeats, expected, "purchase_accounts");
    return readable("purchase_data", () => inspectPurchase(data, layout, expected));
  }
  return refuse(profile.sales.includes(discriminator) ? "sale" : "launchpad_call", discriminator);
}

/** An account outside its own place is refused, and so is any account beyond the last place. */
export function requireSeats(
  { accounts }: Instruction,
  seats: readonly Seat[],
  expected: LaunchKeys,
  rule: LaunchRule,
): void {
  refuseUnless(accounts.length === seats.length, rule, `${accounts.length} accounts`);
  const known = accountsOf(expected);
  seats.forEach(({ role, writable }, at) => {
    const account = accounts[at];
    const isRight = account && known[role].includes(account.address) && (account.writable || !writable);
    refuseUnless(isRight === true, rule, `${role}: ${account?.address}`);
  });
}

function readable<T>(rule: LaunchRule, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return refuse(rule, error.message);
    throw error;
  }
}

/** Parses to the exact end: bytes behind the right creator can still give every fee away. */
function inspectCreate(data: InstructionData, expected: ExpectedLaunch): void {
  const { limits, tails } = expected.profile.create;
  for (const field of ["name", "symbol", "uri"] as const) {
    const bytes = data.text();
    refuseUnless(sameBytes(bytes, new TextEncoder().encode(expected[field])), field);
    refuseUnless(bytes.length <= limits[field], "text_too_long", `${field}: ${bytes.length} bytes`);
  }
  const creator = data.address();
  refuseUnless(creator === expected.wallet, "creator", creator);
  refuseUnless(tails.includes(data.left), "create_data", `${data.left} bytes behind the creator`);
  // Mayhem mode, cashback and a fee of the coin's own, which is a number of eight bytes.
  const options = data.take(Math.min(data.left, 10));
  refuseUnless(isZero(options), "create_options");
  refuseUnless(isZero(data.rest()), "holder_reward");
}

const isZero = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0);

function inspectPurchase(data: InstructionData, layout: PurchaseLayout, expected: ExpectedLaunch): Purchase {
  const purchase = { lamports: 0n, tokens: 0n };
  for (const amount of layout.amounts) purchase[amount] = data.u64();
  inspectFlags(data.rest(), layout.flags);
  refuseUnless(expected.devBuy > 0n, "purchase_unasked");
  // A budget is spent whole; a limit on the price of so many tokens leaves room for slippage.
  const most = layout.amounts[0] === "lamports" ? expected.devBuy : mostLamports(expected);
  const least = leastTokens(expected);
  refuseUnless(purchase.lamports <= most, "purchase_price", `${purchase.lamports} of ${most} lamports`);
  refuseUnless(purchase.tokens >= least, "purchase_tokens", `${purchase.tokens} of ${least}`);
  return { kind: "purchase", ...purchase };
}

/** Each flag is one byte, 0 or 1. A partial fill would drop the floor under the tokens. */
function inspectFlags(bytes: Uint8Array, flags: PurchaseLayout["flags"]): void {
  refuseUnless(bytes.length <= flags.length, "purchase_data", `${bytes.length} bytes behind the amounts`);
  bytes.forEach((byte, at) => {
    refuseUnless(byte === 0 || (byte === 1 && flags[at] === "trackVolume"), "purchase_data", flags[at]);
  });
}

const CREATE_IF_MISSING = 1;

/** Opens the wallet's canonical account for the new mint, paid by the wallet. */
export function inspectTokenAccount({ accounts, data }: Instruction, expected: ExpectedLaunch): CoinStep {
  const { wallet, walletTokens, mint, systemProgram, token2022 } = accountsOf(expected);
  const wanted = [wallet, walletTokens, wallet, mint, systemProgram, token2022].map(([address]) => address);
  const isOurs = accounts.map(({ address }) => address).join() === wanted.join();
  refuseUnless(isOurs && accounts[1]?.writable === true, "token_account");
  const opens = data.length === 0 || (data.length === 1 && (data[0] ?? 0) <= CREATE_IF_MISSING);
  refuseUnless(opens, "token_account", `instruction ${data[0]}`);
  return { kind: "tokenAccount" };
}
