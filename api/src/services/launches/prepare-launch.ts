import { CodedError } from "#contract/errors.ts";
import { type PrepareResult, type ReleaseRequest, TokenMetadata } from "#contract/launch.ts";
import type { Succeeded } from "#contract/primitives.ts";
import type { LaunchRow } from "../../db/launches.ts";
import { type Plan, untilFresh } from "../../db/plan.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import {
  readChainTime,
  requireFreeMint,
  requireLaunchable,
  requireLaunchpad,
  requireOwnWallet,
} from "./launch-rules.ts";
import { freezeMetadata, readMetadata } from "./metadata.ts";
import { adoptLanded, type Outcome, reconcileLaunch } from "./reconcile-launch.ts";

export interface PrepareInput {
  token_id: string;
  wallet_address: string;
  mint: string;
}

/**
 * Opens a token's one launch and freezes its metadata. The same mint gets the same answer again; another mint
 * is allowed only once the chain proves that the earlier launch can no longer happen.
 */
export async function prepareLaunch(deps: UserDeps, input: PrepareInput): Promise<PrepareResult> {
  return untilFresh(async () => {
    const token = await requireToken(deps, input.token_id);
    const logo = requireLaunchable(token);
    await requireOwnWallet(deps, input.wallet_address);
    await requireLaunchpad(deps);
    await requireFreeMint(deps, token, input.mint);
    const open = await deps.store.launches.open(token);
    if (open && open.mint !== input.mint) await requireOver(deps, token, open);
    return open?.mint === input.mint ? reopen(deps, token, open, input) : openNew(deps, token, logo, input);
  });
}

/**
 * Closes a launch whose client says that nothing was signed, without waiting for the chain to prove it. One whose coin is
 * on the chain all the same is recorded. A release that comes late does not close what was prepared since.
 */
export async function releaseLaunch(
  deps: UserDeps,
  { token_id, mint, prepared_at }: ReleaseRequest,
): Promise<Succeeded> {
  return untilFresh(async () => {
    const token = await requireToken(deps, token_id);
    const open = await deps.store.launches.open(token);
    const isReleased = open?.mint === mint && open.updatedAt === Date.parse(prepared_at);
    if (isReleased && (await adoptLanded(deps, token, open, (await readChainTime(deps)).slot)) !== "absent")
      return { success: false, message: `${open.name} is already on the chain.` };
    const plan = isReleased ? [deps.store.launches.close(open, deps.clock())] : [];
    return deps.commit(plan, { success: true, message: "Nothing was launched." });
  });
}

async function requireOver(deps: UserDeps, token: OwnedToken, open: LaunchRow): Promise<void> {
  refuseDecided(await reconcileLaunch(deps, token, open));
}

function refuseDecided(outcome: Outcome | "absent"): void {
  if (outcome === "confirmed") throw new CodedError("token_deployed");
  if (outcome === "open") throw new CodedError("launch_in_progress");
}

/** An open launch keeps its metadata and gets more time, unless its coin is on the chain. */
async function reopen(deps: UserDeps, token: OwnedToken, open: LaunchRow, input: PrepareInput) {
  const { slot, height } = await readChainTime(deps);
  refuseDecided(await adoptLanded(deps, token, open, slot));
  const row = { ...open, walletAddress: input.wallet_address, preparedHeight: height };
  return save(deps, token, row, await readMetadata(deps, { id: open.metadataId }), []);
}

async function openNew(deps: UserDeps, token: OwnedToken, logo: string, input: PrepareInput) {
  const metadata = await freezeMetadata(deps, token, logo);
  const now = deps.clock();
  const row: LaunchRow = {
    tokenId: token.id,
    mint: input.mint,
    userId: token.userId,
    walletAddress: input.wallet_address,
    metadataId: metadata.id,
    metadataUri: metadata.uri,
    name: token.name,
    symbol: token.ticker,
    imageUrl: metadata.imageUrl,
    preparedHeight: (await readChainTime(deps)).height,
    state: "open",
    createSignature: null,
    signature: null,
    createdAt: now,
    updatedAt: now,
  };
  const addMetadata = deps.store.launches.addMetadata(metadata.id, metadata.json, now);
  return save(deps, token, row, metadata.json, [addMetadata]);
}

/** Commits only if the token has not changed since its metadata was frozen. */
async function save(
  { store, clock, commit }: UserDeps,
  token: OwnedToken,
  row: LaunchRow,
  json: string,
  writes: Plan,
): Promise<PrepareResult> {
  // Two attempts at one launch never have the same time.
  const now = Math.max(clock(), row.updatedAt + 1);
  const plan = [
    store.tokens.touch(token, now),
    ...writes,
    store.launches.prepare({ ...row, updatedAt: now }),
  ];
  const { metadataUri, name, symbol, imageUrl, preparedHeight } = row;
  const { description, twitter, telegram, website } = TokenMetadata.parse(JSON.parse(json));
  return commit(plan, {
    metadata_uri: metadataUri,
    name,
    symbol,
    description,
    image_url: imageUrl,
    links: [twitter, telegram, website].filter((link) => link !== undefined),
    prepared_height: preparedHeight,
    prepared_at: new Date(now).toISOString(),
  });
}
