import bs58 from "bs58";
import type { Trade } from "#contract/coin.ts";
import { curveOf } from "./addresses.ts";
import { isRecord, UnreadableAnswer } from "./chain-accounts.ts";
import { InstructionData } from "./guard/instruction-data.ts";
import type { LaunchpadProfile } from "./profile.ts";
import type { Rpc } from "./rpc.ts";

/** Trades by the signature of their transaction, the later ones of it first. */
export type KnownTrades = Map<string, readonly Trade[]>;

const MOST_TRADES = 20;
/** Some of them failed, or traded nothing. */
const MOST_SIGNATURES = 40;
const AT_A_TIME = 5;

/**
 * Reads the newest trades, the newest first. A transaction is read once: `known` remembers what was in it, also where
 * a later one cannot be read.
 */
export async function readTrades(
  rpc: Rpc,
  profile: LaunchpadProfile,
  mint: string,
  known: KnownTrades,
): Promise<Trade[]> {
  const answer = await rpc.call("getSignaturesForAddress", [
    curveOf(profile, mint),
    { limit: MOST_SIGNATURES, commitment: "confirmed" },
  ]);
  if (!Array.isArray(answer)) throw new UnreadableAnswer("a history is no list");
  const signatures = answer.flatMap((each: unknown) =>
    isRecord(each) && each.err === null && typeof each.signature === "string" ? [each.signature] : [],
  );
  const newest = signatures.slice(0, MOST_TRADES);
  const unread = newest.filter((signature) => !known.has(signature));
  for (let at = 0; at < unread.length; at += AT_A_TIME) {
    await Promise.all(
      unread.slice(at, at + AT_A_TIME).map(async (signature) => {
        const transaction = await readTransaction(rpc, signature);
        if (transaction) known.set(signature, tradesIn(transaction, profile, mint));
      }),
    );
  }
  for (const signature of known.keys()) if (!newest.includes(signature)) known.delete(signature);
  return newest.flatMap((signature) => known.get(signature) ?? []).slice(0, MOST_TRADES);
}

/** Null where the node has not got it yet. */
async function readTransaction(rpc: Rpc, signature: string): Promise<Record<string, unknown> | null> {
  const config = { encoding: "json", commitment: "confirmed", maxSupportedTransactionVersion: 0 };
  const answer = await rpc.call("getTransaction", [signature, config]);
  return isRecord(answer) ? answer : null;
}

/** The program tells of a trade by calling itself, which nobody else can do in its name. */
const EVENT = "e445a52e51cb9a1d";
const TRADE_EVENT = "bddb7fd34ee661ee";

/** The trades of one coin that a transaction of the node's `json` encoding holds, the later ones first. */
function tradesIn(
  { meta, transaction }: Record<string, unknown>,
  profile: LaunchpadProfile,
  mint: string,
): Trade[] {
  const message = isRecord(transaction) ? transaction.message : null;
  if (!isRecord(meta) || !isRecord(message)) throw new UnreadableAnswer("a transaction is not whole");
  const loaded = isRecord(meta.loadedAddresses) ? meta.loadedAddresses : {};
  const keys = [message.accountKeys, loaded.writable, loaded.readonly].flatMap(list);
  return list(meta.innerInstructions)
    .flatMap((group) => (isRecord(group) ? list(group.instructions) : []))
    .flatMap((call) =>
      isRecord(call) && keys[Number(call.programIdIndex)] === profile.programs.launchpad
        ? (readEvent(String(call.data), mint) ?? [])
        : [],
    )
    .reverse();
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads what the event begins with: later versions of the program add to its end. */
function readEvent(data: string, mint: string): Trade | null {
  const fields = new InstructionData(bs58.decodeUnsafe(data) ?? new Uint8Array());
  if (fields.left < EVENT_SIZE || fields.discriminator() !== EVENT) return null;
  if (fields.discriminator() !== TRADE_EVENT || fields.address() !== mint) return null;
  const [lamports, units] = [fields.u64(), fields.u64()];
  const side = fields.byte() === 1 ? "buy" : "sell";
  fields.take(32); // the trader
  const at = new Date(Number(fields.u64()) * 1_000).toISOString();
  return { side, sol: Number(lamports) / 1e9, tokens: Number(units) / 1e6, at };
}

/** Two discriminators, mint, SOL, tokens, side, trader, time. */
const EVENT_SIZE = 8 + 8 + 32 + 8 + 8 + 1 + 32 + 8;
