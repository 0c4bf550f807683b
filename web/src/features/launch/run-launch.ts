import type { PublicConfig } from "#contract/config.ts";
import { launchEndpoints } from "#contract/endpoints/launch.ts";
import { BLOCKS_TO_BUILD, type PrepareResult, tradeRequest } from "#contract/launch.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { readLanding, type Sent } from "#launch/await-landing.ts";
import type { ExpectedLaunch } from "#launch/guard/expected.ts";
import type { Reviewed } from "#launch/review.ts";
import type { AppDeps } from "../../app/deps.ts";
import { isUndecided, markLaunch, readLaunch, seal, unseal, writeLaunch } from "../../db/launches.ts";
import type { LaunchRow } from "../../db/rows.ts";
import { isRunning, launchStore } from "../../stores/launch.ts";
import { dispatchLaunch } from "../../stores/launch-events.ts";
import { withRoom } from "../device/with-room.ts";
import { loadConfig } from "../server/load-config.ts";
import { unlockWallet } from "../session/unlock-wallet.ts";
import { refreshToken } from "../tokens/refresh-token.ts";
import { estimate, notEnough, readBalance } from "./affordable.ts";
import { buildTransaction } from "./build-transaction.ts";
import { finishLaunch, releaseLaunch } from "./finish-launch.ts";
import { effectOf, isLaunchedElsewhere, LaunchFailure, reasonOf, refusalOf } from "./launch-failure.ts";
import { withLaunchLock } from "./launch-lock.ts";
import { httpRpc } from "./rpc.ts";

/** Launches a token, or resumes its launch from the journal. The launch store gets every outcome. */
export async function runLaunch(
  deps: AppDeps,
  token: SavedToken,
  devBuy: number,
  signal: AbortSignal,
): Promise<void> {
  if (isRunning(launchStore.getState())) return;
  dispatchLaunch({ type: "started", tokenId: token.id });
  const ours = await withLaunchLock(token.id, async () => {
    await launch(deps, token, devBuy, signal);
    return true;
  });
  if (!ours) dispatchLaunch({ type: "failed", reason: sentences.launch.otherTab });
}

/** Goes on with a launch that is signed and whose outcome is not recorded, if there is one. */
export async function resumeSigned(deps: AppDeps, token: SavedToken): Promise<void> {
  const row = await readLaunch(deps.db, token.id);
  if (row && isUndecided(row)) await runLaunch(deps, token, row.devBuy, new AbortController().signal);
}

async function launch(deps: AppDeps, token: SavedToken, devBuy: number, signal: AbortSignal): Promise<void> {
  try {
    const config = await loadConfig(deps);
    const known = await readLaunch(deps.db, token.id);
    const signedBefore = known && (await findSigned(deps, config, known));
    if (signedBefore) {
      dispatchLaunch({ type: "prepared", mint: signedBefore.mint });
      await finishLaunch(deps, config, signedBefore);
      return;
    }
    const row = await open(deps, token, devBuy, known);
    const prepared = { token, row, signal, metadata: await prepare(deps, config, row) };
    const signed = await releasing(deps, prepared, async () =>
      sign(deps, prepared, await review(deps, config, prepared)),
    );
    await finishLaunch(deps, config, signed);
  } catch (error) {
    const calledOff = signal.aborted && error === signal.reason;
    dispatchLaunch(
      calledOff
        ? { type: "cancelled" }
        : { type: "failed", reason: reasonOf(error), refusal: refusalOf(error), effect: effectOf(error) },
    );
  }
}

/** The launch if it is signed already. One that the chain did not take in time is looked for once more. */
async function findSigned(
  deps: AppDeps,
  config: PublicConfig,
  row: LaunchRow,
): Promise<LaunchRow | undefined> {
  if (isUndecided(row)) return row;
  if (row.stage !== "failed" || !row.signature) return;
  const landing = await readLanding(httpRpc(config.rpc_url), row.signature);
  if (landing?.kind !== "landed") return;
  const change = { stage: "landed" as const };
  await markLaunch(deps.db, row.tokenId, change);
  return { ...row, ...change };
}

async function releasing<T>(deps: AppDeps, prepared: Prepared, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    await releaseLaunch(deps, prepared.row, prepared.metadata.prepared_at);
    throw error;
  }
}

/**
 * Creates the mint key and stores it encrypted before anything else happens. A key that was never used is used again.
 */
async function open(
  deps: AppDeps,
  token: SavedToken,
  devBuy: number,
  known: LaunchRow | undefined,
): Promise<LaunchRow> {
  if (!deps.owner() || !(await unlockWallet(deps))) throw new LaunchFailure("walletError");
  if (!deps.wallet.canSignTransactions()) throw new LaunchFailure("cannotSign");
  const mint = known?.sealed ? { mint: known.mint, sealed: known.sealed } : await sealMint(deps);
  return openRow(deps, token, devBuy, mint);
}

/** Keeps a mint's secret key for the first launch of a token. */
export async function keepMint(deps: AppDeps, token: SavedToken, secret: Uint8Array): Promise<void> {
  await withLaunchLock(token.id, async () => {
    if (await readLaunch(deps.db, token.id)) return;
    await openRow(deps, token, 0, await sealMint(deps, secret));
  });
}

async function openRow(
  deps: AppDeps,
  token: SavedToken,
  devBuy: number,
  mint: Pick<LaunchRow, "mint" | "sealed">,
): Promise<LaunchRow> {
  const row: LaunchRow = {
    ...mint,
    tokenId: token.id,
    owner: deps.owner(),
    tokenName: token.name,
    stage: "opened",
    devBuy,
    signature: null,
    wire: null,
    blockhash: null,
    slot: null,
    preparedAt: null,
    reason: null,
    at: deps.now(),
  };
  try {
    await withRoom(deps, () => writeLaunch(deps.db, row));
  } catch {
    throw new LaunchFailure("notKept");
  }
  return row;
}

async function sealMint(deps: AppDeps, secret?: Uint8Array) {
  const { Keypair } = await import("@solana/web3.js");
  const pair = secret ? Keypair.fromSecretKey(secret) : Keypair.generate();
  return { mint: pair.publicKey.toBase58(), sealed: await seal(deps.db, pair.secretKey) };
}

/**
 * True if the metadata, which is final, is what the creator saw. A picture that only this device has has no address
 * to compare.
 */
function isAsShown({ name, ticker, narrative, image_url }: SavedToken, frozen: PrepareResult): boolean {
  const isSamePicture = image_url?.startsWith("/") !== true || frozen.image_url.endsWith(image_url);
  const isSameText = frozen.name === name && frozen.symbol === ticker && frozen.description === narrative;
  return isSameText && isSamePicture;
}

/** Check the balance first: the server then opens the token's only launch, which should not be for nothing. */
async function prepare(deps: AppDeps, config: PublicConfig, row: LaunchRow): Promise<PrepareResult> {
  await requireFunds(config, row);
  const body = { token_id: row.tokenId, wallet_address: row.owner, mint: row.mint };
  const metadata = await deps.api
    .call(launchEndpoints.prepareTransaction, { body })
    .catch(async (error: unknown) => {
      if (isLaunchedElsewhere(error)) await refreshToken(deps, row.tokenId);
      throw error;
    });
  if (!metadata.metadata_uri || !metadata.name || !metadata.symbol)
    throw new LaunchFailure("metadataIncomplete");
  return metadata;
}

async function requireFunds(config: PublicConfig, row: LaunchRow): Promise<void> {
  const [balance, { needed }] = await Promise.all([
    readBalance(config, row.owner),
    estimate(config, row.devBuy),
  ]);
  if (balance < needed) throw new Error(notEnough(balance, needed));
}

interface Prepared {
  token: SavedToken;
  row: LaunchRow;
  /** Of the newest attempt. */
  metadata: PrepareResult;
  signal: AbortSignal;
}

/**
 * Has the transaction built and judged. Where that took so long that the server might let another launch begin while this
 * one can still land (this device may have slept meanwhile), it is prepared and built once more.
 */
async function review(
  deps: AppDeps,
  config: PublicConfig,
  launch: Prepared,
  isAgain = false,
): Promise<Ready> {
  const { token, row, metadata, signal } = launch;
  if (!isAsShown(token, metadata)) throw new LaunchFailure("notAsShown");
  signal.throwIfAborted();
  dispatchLaunch({ type: "prepared", mint: row.mint });
  const ready = await build(config, row, metadata);
  if (ready.reviewed.time.height <= metadata.prepared_height + BLOCKS_TO_BUILD) return ready;
  if (isAgain) throw new LaunchFailure("tooSlow");
  launch.metadata = await prepare(deps, config, row);
  return review(deps, config, launch, true);
}

/** A transaction that the guard has let through. */
interface Ready {
  reviewed: Reviewed;
  expected: ExpectedLaunch;
}

async function build(config: PublicConfig, row: LaunchRow, metadata: PrepareResult): Promise<Ready> {
  const [{ agreementFor }, { reviewLaunch }] = await Promise.all([
    import("#launch/guard/expected.ts"),
    import("#launch/review.ts"),
  ]);
  const { name, symbol, metadata_uri: uri } = metadata;
  const agreed = agreementFor(config, row.devBuy);
  const expected = { ...agreed, wallet: row.owner, mint: row.mint, name, symbol, uri };
  const reviewed = await reviewLaunch(expected, {
    rpc: httpRpc(config.rpc_url),
    ask: (withPurchase) =>
      buildTransaction(
        config.trade_api_url,
        tradeRequest(row.owner, row.mint, metadata, withPurchase ? row.devBuy : 0),
      ),
  });
  return { reviewed, expected };
}

/** The wallet signs first, the mint last. Each step is in the journal before it happens. */
async function sign(
  deps: AppDeps,
  { row, metadata }: Prepared,
  { reviewed, expected }: Ready,
): Promise<LaunchRow> {
  const [{ acceptSigned }, { summarize }] = await Promise.all([
    import("#launch/review.ts"),
    import("#launch/summary.ts"),
  ]);
  const summary = summarize(reviewed, expected.profile);
  dispatchLaunch({ type: "reviewed", summary, links: metadata.links });
  if (!row.sealed) throw new Error("The new token's key is not on this device.");
  await markLaunch(deps.db, row.tokenId, { stage: "signing", preparedAt: metadata.prepared_at });
  let sent: Sent;
  try {
    const returned = await deps.wallet.signTransaction(reviewed.wire);
    sent = acceptSigned(reviewed, expected, returned, await unseal(deps.db, row.sealed));
  } catch (error) {
    await markLaunch(deps.db, row.tokenId, { stage: "opened" });
    throw error;
  }
  const change = { stage: "sending" as const, ...sent };
  await markLaunch(deps.db, row.tokenId, change);
  return { ...row, ...change };
}
