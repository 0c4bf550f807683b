import { CodedError, pauseReasons } from "#contract/errors.ts";
import { chainBytes } from "#contract/limits.ts";
import { utf8Bytes } from "#contract/primitives.ts";
import { isRecord, UnreadableAnswer } from "#launch/chain-accounts.ts";
import { type LaunchpadState, readLaunchpad } from "#launch/launchpad-state.ts";
import { profiles } from "#launch/profile.ts";
import type { LaunchRow } from "../../db/launches.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { OwnerDeps, UserDeps } from "../../deps.ts";

/**
 * Blocks after which a prepared launch can no longer happen: it is built within `BLOCKS_TO_BUILD`, its blockhash is good
 * for 150 more, and the rest is for nodes that lag.
 */
export const LAUNCH_WINDOW = 300;

/** Requires a token that is not launched and that the launchpad will accept. Returns its logo's blob. */
export function requireLaunchable(token: OwnedToken): string {
  if (token.origin !== "GENERATED" || token.mintAddress !== null) throw new CodedError("token_deployed");
  const { name, ticker, narrative, logo } = token;
  if (!name.trim() || !ticker.trim() || !narrative.trim() || !logo) throw new CodedError("token_incomplete");
  if (utf8Bytes(ticker) > chainBytes.symbol) throw new CodedError("token_incomplete");
  if (utf8Bytes(name) > chainBytes.name) throw new CodedError("name_too_long_for_chain");
  return logo;
}

/** Refuses a mint that another token has. The token's own launch has been recorded since the token was read. */
export async function requireFreeMint({ store }: OwnerDeps, token: OwnedToken, mint: string): Promise<void> {
  const confirmed = await store.launches.confirmed(mint);
  if (confirmed) throw new CodedError(confirmed.tokenId === token.id ? "precondition_stale" : "mint_taken");
}

export async function requireOwnWallet({ store, caller }: UserDeps, address: string): Promise<void> {
  const wallet = await store.accounts.walletAt(address);
  if (wallet?.userId !== caller.userId) throw new CodedError("wallet_not_yours");
}

/** Compares the launchpad on the chain with the one that the app knows. */
export async function compareLaunchpad({ chain, settings }: UserDeps): Promise<LaunchpadState> {
  try {
    return await readLaunchpad(chain, profiles[settings.network], settings.launchpadSlot);
  } catch (error) {
    throw error instanceof UnreadableAnswer ? new CodedError("chain_unavailable") : error;
  }
}

/** Refuses a launch before any wallet opens where the launchpad has changed. The operator's log says what. */
export async function requireLaunchpad(deps: UserDeps): Promise<void> {
  const { changes, deployedSlot } = await compareLaunchpad(deps);
  const [first] = changes;
  if (!first) return;
  const { launchpadSlot: pinnedSlot } = deps.settings;
  deps.log.warn({ changes, deployedSlot, pinnedSlot }, "launches are paused");
  for (const change of changes) deps.metrics.countPaused(change);
  throw new CodedError("launch_paused", { reason: pauseReasons[first] });
}

/** Reads the chain's slot and block height at `confirmed`. */
export async function readChainTime({ chain }: OwnerDeps): Promise<{ slot: number; height: number }> {
  const answer = await chain.call("getEpochInfo", [{ commitment: "confirmed" }]);
  const { absoluteSlot: slot, blockHeight: height } = isRecord(answer) ? answer : {};
  if (typeof slot !== "number" || typeof height !== "number") throw new CodedError("chain_unavailable");
  return { slot, height };
}

/** The wallets that may have paid: the caller's, and the one that prepared the launch. */
export async function readLaunchWallets({ store, caller }: OwnerDeps, launch: LaunchRow): Promise<string[]> {
  const wallets = await store.accounts.wallets(caller.userId);
  return [launch.walletAddress, ...wallets.map(({ address }) => address)];
}
