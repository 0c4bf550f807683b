import type { LaunchBuilder } from "#contract/config.ts";
import type { Sent } from "./await-landing.ts";
import { isRecord } from "./chain-accounts.ts";
import type { ExpectedLaunch } from "./guard/expected.ts";
import { type Inspected, inspect } from "./guard/inspect.ts";
import { inspectSigned, signWithMint } from "./guard/inspect-signed.ts";
import { type Judgment, judge } from "./guard/judge.ts";
import { readTables, resolveTables } from "./guard/lookup-tables.ts";
import type { LookupTables } from "./guard/message.ts";
import { refuse } from "./guard/refusal.ts";
import { buildLaunch } from "./own-launch.ts";
import { appendPurchase } from "./purchase.ts";
import type { Rpc } from "./rpc.ts";

/** A transaction that the wallet may see. */
export interface Reviewed extends Judgment {
  /** Unsigned. */
  wire: Uint8Array;
  inspected: Inspected;
  tables: LookupTables;
  /** How far the chain was once the transaction was built. */
  time: ChainTime;
}

/** What a launch asks of the world outside. */
export interface Outside {
  rpc: Rpc;
  /** Asks the trading service for the create transaction, with the purchase in it or without. */
  ask(withPurchase: boolean): Promise<Uint8Array>;
}

/**
 * Makes the launch's transaction in the way of its profile, and lets it through only if both halves of the
 * guard do: `inspect` reads every instruction, `judge` looks at what a simulation leaves. Throws `LaunchRefusal`.
 */
export async function reviewLaunch(expected: ExpectedLaunch, outside: Outside): Promise<Reviewed> {
  const { wire, tables } = await builders[expected.profile.builder](expected, outside);
  const inspected = inspect(wire, expected, tables);
  const [judgment, time] = await Promise.all([
    judge(inspected, expected, outside.rpc),
    readChainTime(outside.rpc),
  ]);
  return { wire, inspected, tables, time, ...judgment };
}

/**
 * Checks the launch as the wallet returned it, has the mint sign it, and makes it ready to be sent. Throws
 * `LaunchRefusal`.
 */
export const acceptSigned = (
  { inspected, tables, time }: Reviewed,
  expected: ExpectedLaunch,
  wire: Uint8Array,
  mintSecret: Uint8Array,
): Sent => ({
  ...signWithMint(inspectSigned(wire, inspected, expected, tables), mintSecret),
  slot: time.slot,
});

type Builder = (expected: ExpectedLaunch, outside: Outside) => Promise<Pick<Reviewed, "wire" | "tables">>;

const builders: Readonly<Record<LaunchBuilder, Builder>> = {
  included: async ({ profile }, { rpc, ask }) => {
    const wire = await ask(true);
    return { wire, tables: await resolveTables(rpc, wire, profile) };
  },
  // The service's create must stand by itself before our purchase joins it.
  appended: async (expected, { rpc, ask }) => {
    const answer = await ask(false);
    const tables = await resolveTables(rpc, answer, expected.profile);
    inspect(answer, { ...expected, devBuy: 0n }, tables);
    return { wire: appendPurchase(answer, expected, tables), tables };
  },
  own: async (expected, { rpc }) => {
    const { profile } = expected;
    const [tables, blockhash] = await Promise.all([
      readTables(rpc, [profile.lookupTable.address], profile),
      latestBlockhash(rpc),
    ]);
    return { wire: buildLaunch(expected, blockhash, tables), tables };
  },
};

export async function latestBlockhash(rpc: Rpc): Promise<string> {
  const answer = await rpc.call("getLatestBlockhash", [{ commitment: "confirmed" }]);
  const value = isRecord(answer) ? answer.value : null;
  const blockhash = isRecord(value) ? value.blockhash : null;
  return typeof blockhash === "string" ? blockhash : refuse("unreadable_chain", "no blockhash");
}

/** How far a chain is: slots pass with time, and most of them have a block. */
export interface ChainTime {
  slot: number;
  height: number;
}

export async function readChainTime(rpc: Rpc): Promise<ChainTime> {
  const answer = await rpc.call("getEpochInfo", [{ commitment: "confirmed" }]);
  const { absoluteSlot: slot, blockHeight: height } = isRecord(answer) ? answer : {};
  return typeof slot === "number" && typeof height === "number"
    ? { slot, height }
    : refuse("unreadable_chain", "no block height");
}
