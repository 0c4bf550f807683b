import type { ExpectedLaunch } from "./guard/expected.ts";
import { type Inspected, inspect } from "./guard/inspect.ts";
import { type Judgment, judge } from "./guard/judge.ts";
import { resolveTables } from "./guard/lookup-tables.ts";
import type { LookupTables } from "./guard/message.ts";
import { appendPurchase } from "./purchase.ts";
import type { Rpc } from "./rpc.ts";

/** A transaction that the wallet may see. */
export interface Reviewed extends Judgment {
  /** Unsigned. */
  wire: Uint8Array;
  inspected: Inspected;
  tables: LookupTables;
}

/**
 * Makes the launch of what the trading service answered, and lets it through only if both halves of the guard
 * do: `inspect` reads every instruction, `judge` looks at what a simulation leaves. Throws `LaunchRefusal`.
 */
export async function reviewLaunch(
  answer: Uint8Array,
  expected: ExpectedLaunch,
  rpc: Rpc,
): Promise<Reviewed> {
  const tables = await resolveTables(rpc, answer, expected.profile);
  const wire = completeLaunch(answer, expected, tables);
  const inspected = inspect(wire, expected, tables);
  return { wire, inspected, tables, ...(await judge(inspected, expected, rpc)) };
}

/** The service's create must stand by itself before our purchase joins it. */
function completeLaunch(answer: Uint8Array, expected: ExpectedLaunch, tables: LookupTables): Uint8Array {
  if (expected.profile.purchase === "included") return answer;
  inspect(answer, { ...expected, devBuy: 0n }, tables);
  return appendPurchase(answer, expected, tables);
}
