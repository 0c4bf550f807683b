import bs58 from "bs58";
import { accountsOf } from "../addresses.ts";
import { type AccountState, readAccounts, UnreadableAnswer } from "../chain-accounts.ts";
import { TOKEN_2022, tokensFor } from "../profile.ts";
import type { Rpc } from "../rpc.ts";
import { readExtensions, readTokenMetadata } from "../token-metadata.ts";
import type { ExpectedLaunch } from "./expected.ts";
import type { Inspected } from "./inspect.ts";
import { InstructionData } from "./instruction-data.ts";
import { sameBytes } from "./message.ts";
import { refuseUnless } from "./refusal.ts";
import { type Account, refuseUnreadable, simulate, spentByWallet } from "./simulate.ts";

/** What a trial run of the transaction did. */
export interface Judgment {
  /** Lamports that left the wallet, all fees included. */
  spent: bigint;
  /** Tokens that the wallet got, in smallest units. */
  tokens: bigint;
}

/**
 * Has a node simulate what `inspect` let through, and checks what it would leave behind: wallet, mint, curve
 * and bought tokens. What an account holds counts, whatever instructions led there. Fails closed: throws
 * `LaunchRefusal`, or what the RPC throws.
 */
export async function judge(inspected: Inspected, expected: ExpectedLaunch, rpc: Rpc): Promise<Judgment> {
  return refuseUnreadable(async () => {
    const [before] = await readAccounts(rpc, [expected.wallet]);
    const { wallet, mint, curve, tokens } = await simulateLaunch(inspected, expected, rpc);
    const spent = judgeWallet(before, wallet, inspected);
    judgeMint(mint, expected);
    judgeCurve(curve, expected);
    const received = expected.devBuy > 0n ? judgeTokens(tokens, expected, inspected) : 0n;
    judgePrice({ spent, tokens: received }, expected, inspected);
    return { spent, tokens: received };
  });
}

async function simulateLaunch({ transaction }: Inspected, expected: ExpectedLaunch, rpc: Rpc) {
  const { curve, walletTokens } = accountsOf(expected);
  const addresses = [expected.wallet, expected.mint, curve[0], walletTokens[0]];
  const [wallet, mint, curveState, tokens] = await simulate(transaction, addresses, rpc);
  return { wallet, mint, curve: curveState, tokens };
}

function judgeWallet(before: Account, after: Account, { spending }: Inspected): bigint {
  const spent = spentByWallet(before, after);
  refuseUnless(spent <= spending.total, "wallet_loss", `${spent} of ${spending.total} lamports`);
  return spent;
}

/** What a purchase leaves of its limit stays in the wallet: all that was spent is a cost, or has bought tokens. */
function judgePrice({ spent, tokens }: Judgment, { profile }: ExpectedLaunch, { spending }: Inspected): void {
  const bought = spent - (spending.total - spending.purchase);
  refuseUnless(tokensFor(profile, bought) <= tokens, "wallet_loss", `${spent} lamports for ${tokens}`);
}

const DECIMALS = 6;

/** A mint: authority, supply at 36, decimals at 44, then who may freeze. */
function judgeMint(mint: Account, { profile, ...expected }: ExpectedLaunch): void {
  if (!mint) throw new UnreadableAnswer("the mint is missing");
  refuseUnless(mint.owner === TOKEN_2022, "mint_kind", mint.owner);
  const view = viewOf(mint);
  const authority = optionalAddress(mint.data, 0);
  const isGivenUp = authority === null || authority === profile.accounts.mintAuthority;
  refuseUnless(isGivenUp && optionalAddress(mint.data, 46) === null, "mint_control");
  const isWhole = view.getBigUint64(36, true) === profile.curve.supply && view.getUint8(44) === DECIMALS;
  const extensions = [...(readExtensions(mint.data)?.keys() ?? [])];
  const isKnown = extensions.every((type) => profile.mintExtensions.includes(type));
  refuseUnless(isWhole && isKnown, "mint_kind", `extensions ${extensions.join()}`);
  const metadata = readTokenMetadata(mint.data);
  const isOurs =
    metadata?.name === expected.name && metadata.symbol === expected.symbol && metadata.uri === expected.uri;
  refuseUnless(isOurs && bs58.encode(metadata.mint) === expected.mint, "mint_metadata");
}

/** Where a curve's fields begin. Curves have grown, so those behind the first 115 bytes may be missing. */
const CURVE = { creator: 49, mayhem: 81, cashback: 82, quoteMint: 83, feeBps: 115, holderReward: 124 };

function judgeCurve(curve: Account, { profile, wallet }: ExpectedLaunch): void {
  if (!curve) throw new UnreadableAnswer("the curve is missing");
  const { data, owner } = curve;
  const discriminator = new InstructionData(data).discriminator();
  const isCurve = owner === profile.programs.launchpad && discriminator === profile.curve.discriminator;
  if (!isCurve || data.length < CURVE.feeBps) throw new UnreadableAnswer("the curve is none");
  const creator = bs58.encode(data.subarray(CURVE.creator, CURVE.mayhem));
  refuseUnless(creator === wallet, "curve_creator", creator);
  refuseUnless(data[CURVE.holderReward] !== 1, "curve_creator", "holder reward");
  const options = [data.subarray(CURVE.mayhem, CURVE.feeBps + 8), data.subarray(CURVE.holderReward, 125)];
  refuseUnless(
    options.every((bytes) => bytes.every((byte) => byte === 0)),
    "curve_options",
  );
}

/** A token account: mint, owner at 32, amount at 64, delegate, state at 108, who may close it at 129. */
function judgeTokens(account: Account, expected: ExpectedLaunch, { leastTokens }: Inspected): bigint {
  if (!account || account.owner !== TOKEN_2022) throw new UnreadableAnswer("the token account is missing");
  const { data } = account;
  const view = viewOf(account);
  const isOurs =
    sameBytes(data.subarray(0, 32), bs58.decode(expected.mint)) &&
    sameBytes(data.subarray(32, 64), bs58.decode(expected.wallet));
  const isFree = optionalAddress(data, 72) === null && optionalAddress(data, 129) === null;
  refuseUnless(isOurs && isFree && view.getUint8(108) === 1, "tokens_control");
  const tokens = view.getBigUint64(64, true);
  refuseUnless(tokens >= leastTokens, "tokens_missing", `${tokens} of ${leastTokens}`);
  return tokens;
}

/** Four bytes say whether there is an address, which follows. */
function optionalAddress(data: Uint8Array, at: number): string | null {
  const isThere = new DataView(data.buffer, data.byteOffset, data.byteLength).getUint32(at, true) !== 0;
  return isThere ? bs58.encode(data.subarray(at + 4, at + 36)) : null;
}

const viewOf = ({ data }: AccountState): DataView =>
  new DataView(data.buffer, data.byteOffset, data.byteLength);
