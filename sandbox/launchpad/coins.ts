import { PublicKey } from "@solana/web3.js";
import type { Chain } from "../chain/chain.ts";
import type { Entry } from "../chain/ledger.ts";
import { type MintState, readMint } from "../chain/token-accounts.ts";
import { readTokenMetadata, type TokenMetadata } from "../chain/token-extensions.ts";
import { curveOf, tokenAccountOf } from "./addresses.ts";
import { type Curve, type CurvePosition, curvePosition, readCurve } from "./curve.ts";

/** A coin of this launchpad, as the chain has it. */
export interface Coin {
  mint: string;
  state: MintState;
  metadata: TokenMetadata;
  /** Whom the creator's fees go to. */
  creator: string;
  createSignature: string;
  /** Unix seconds */
  createdAt: number;
  curve: CurvePosition;
  reserves: Curve;
  /** base58 */
  curveAddress: string;
  /** base58 of the account in which the curve keeps its tokens */
  curveTokens: string;
}

export interface Coins {
  find(mint: string): Coin | undefined;
  newestFirst(limit: number): Coin[];
}

/** Finds coins by watching what lands: a create transaction leaves a curve for the mint that signed it. */
export function watchCoins(chain: Chain): Coins {
  const createdBy = new Map<string, Entry>();
  const note = (entry: Entry) => {
    for (const mint of coinsMadeBy(chain, entry)) if (!createdBy.has(mint)) createdBy.set(mint, entry);
  };
  for (const entry of chain.ledger.all()) note(entry);
  chain.onLanded(note);

  const find = (mint: string) => {
    const entry = createdBy.get(mint);
    return entry && readCoin(chain, mint, entry);
  };
  return {
    find,
    newestFirst: (limit) =>
      [...createdBy.keys()]
        .reverse()
        .slice(0, limit)
        .flatMap((mint) => find(mint) ?? []),
  };
}

/** The mint signs its own creation, so it is among the signers after the payer. */
function coinsMadeBy(chain: Chain, { outcome, transaction }: Entry): string[] {
  if (outcome.err !== null) return [];
  const { message } = transaction;
  return message.staticAccountKeys
    .slice(1, message.header.numRequiredSignatures)
    .filter((key) => curveOnChain(chain, key))
    .map((key) => key.toBase58());
}

const curveOnChain = (chain: Chain, mint: PublicKey): Curve | undefined =>
  readCurve(chain.vm.account(curveOf(mint).toBase58()));

function readCoin(chain: Chain, mint: string, entry: Entry): Coin | undefined {
  const key = new PublicKey(mint);
  const state = readMint(chain.vm.account(mint));
  const metadata = state && readTokenMetadata(state.extensions);
  const curve = curveOnChain(chain, key);
  if (!state || !metadata || !curve) return;
  return {
    mint,
    state,
    metadata,
    creator: curve.creator,
    createSignature: entry.transaction.signature,
    createdAt: chain.slots.timeOf(entry.slot),
    curve: curvePosition(curve),
    reserves: curve,
    curveAddress: curveOf(key).toBase58(),
    curveTokens: tokenAccountOf(curveOf(key), key).toBase58(),
  };
}
