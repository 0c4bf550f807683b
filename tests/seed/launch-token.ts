import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { Keypair, VersionedTransaction } from "@solana/web3.js";
import { tradeRequest } from "#contract/launch.ts";
import { money } from "#contract/limits.ts";
import type { SavedToken } from "#contract/token.ts";
import { awaitLanding } from "#launch/await-landing.ts";
import { findCreation } from "#launch/confirmation.ts";
import { inspect } from "#launch/guard/inspect.ts";
import { inspectSigned, signWithMint } from "#launch/guard/inspect-signed.ts";
import { resolveTables } from "#launch/guard/lookup-tables.ts";
import { profiles } from "#launch/profile.ts";
import { readChainTime } from "#launch/review.ts";
import type { Rpc } from "#launch/rpc.ts";
import { ask, askChain } from "../support/api-user.ts";
import type { Account } from "./account.ts";

/** SOL. More than the account has: such a launch fails on the chain. */
const TOO_MUCH = 80;
const DEV_BUY = 0.05;

/**
 * Launches a token as the app does: prepare, have the transaction built, sign with the wallet and then the
 * mint, send, wait for the chain, confirm to the server. The mint follows from the token, so a second run
 * continues one that broke off.
 */
export async function launchToken(
  account: Account,
  token: SavedToken,
  outcome: "succeeds" | "fails",
): Promise<void> {
  const { call, session } = account;
  const mint = Keypair.fromSeed(createHash("sha256").update(`mint of ${token.id}`).digest());
  const mint_pubkey = mint.publicKey.toBase58();
  const rpc: Rpc = { call: (method, params) => askChain(call, method, [...params]) };
  const known = await findCreation(rpc, mint_pubkey);
  const signature = known?.signature ?? (await create(account, rpc, token, mint, outcome));
  const { success, message } = await ask(call, "confirmTransaction", {
    session,
    body: { token_id: token.id, signature, create_signature: signature, mint_pubkey },
  });
  if (success !== (outcome === "succeeds")) throw new Error(`The launch of ${token.name}: ${message}`);
}

/** Returns the signature once the chain has decided. */
async function create(
  { call, session, wallet, config, url }: Account,
  rpc: Rpc,
  token: SavedToken,
  mint: Keypair,
  outcome: "succeeds" | "fails",
): Promise<string> {
  const keys = { wallet: wallet.address, mint: mint.publicKey.toBase58() };
  const metadata = await ask(call, "prepareTransaction", {
    session,
    body: { token_id: token.id, wallet_address: keys.wallet, mint: keys.mint },
  });
  const devBuy = outcome === "succeeds" ? DEV_BUY : TOO_MUCH;
  const answer = await fetch(new URL(config.trade_api_url, url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(tradeRequest(keys.wallet, keys.mint, metadata, devBuy)),
  });
  if (!answer.ok) throw new Error(`The trading service refused ${token.name}: ${await answer.text()}`);
  const wire = new Uint8Array(await answer.arrayBuffer());
  const expected = {
    ...keys,
    profile: profiles.sandbox,
    name: metadata.name,
    symbol: metadata.symbol,
    uri: metadata.metadata_uri,
    devBuy: BigInt(Math.round(devBuy * 1e9)),
    slippage: money.slippage,
    priorityFee: BigInt(Math.round(money.priorityFee * 1e9)),
  };
  const tables = await resolveTables(rpc, wire, expected.profile);
  // No simulation: it would refuse the launch that has to fail on the chain.
  const reviewed = inspect(wire, expected, tables);
  const transaction = VersionedTransaction.deserialize(wire);
  transaction.sign([wallet.keypair]);
  const returned = inspectSigned(transaction.serialize(), reviewed, expected, tables);
  const signed = signWithMint(returned, mint.secretKey);
  const { slot } = await readChainTime(rpc);
  await awaitLanding(rpc, { ...signed, slot }, { wait: (ms) => setTimeout(ms) });
  return signed.signature;
}
