import { PublicKey } from "@solana/web3.js";
import type { Chain } from "../chain/chain.ts";
import type { Entry } from "../chain/ledger.ts";
import { type MintState, readMint, readTokenAccount, TOKEN_2022_PROGRAM } from "../chain/token-accounts.ts";
import { readTokenMetadata, type TokenMetadata } from "../chain/token-extensions.ts";
import { curveOf, tokenAccountOf } from "./addresses.ts";
import { type CurvePosition, curvePosition, TOTAL_SUPPLY } from "./curve.ts";

/** A coin of this launchpad, as the chain has it. */
export interface Coin {
  mint: string;
  state: MintState;
  metadata: TokenMetadata;
  /** Who paid for the create transaction. */
  creator: string;
  createSignature: string;
  /** Unix seconds */
  createdAt: number;
  curve: CurvePosition;
  /** base58 of the account in which the curve keeps its tokens */
  curveAccount: string;
}

export interface Coins {
  find(mint: string): Coin | undefined;
  newestFirst(limit: number): Coin[];
}

/** Finds coins by watching what lands: a create transaction leaves a mint and a curve that holds it. */
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
    .filter((key) => chain.vm.account(key.toBase58())?.owner === TOKEN_2022_PROGRAM)
    .filter((key) => chain.vm.account(tokenAccountOf(curveOf(key), key).toBase58()))
    .map((key) => key.toBase58());
}

function readCoin(chain: Chain, mint: string, entry: Entry): Coin | undefined {
  const key = new PublicKey(mint);
  const state = readMint(chain.vm.account(mint));
  const metadata = state && readTokenMetadata(state.extensions);
  const creator = entry.accounts.all[0];
  if (!state || !metadata || !creator) return;
  const curveAccount = tokenAccountOf(curveOf(key), key).toBase58();
  const unsold = readTokenAccount(chain.vm.account(curveAccount))?.amount ?? 0n;
  return {
    mint,
    state,
    metadata,
    creator,
    createSignature: entry.transaction.signature,
    createdAt: chain.slots.timeOf(entry.slot),
    curve: curvePosition(TOTAL_SUPPLY - unsold),
    curveAccount,
  };
}
