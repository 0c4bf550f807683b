import { describe, expect, it } from "vitest";
import { LOOKUP_TABLE_PROGRAM, profiles, TOKEN_2022 } from "../profile.ts";
import type { Rpc } from "../rpc.ts";
import { compile, serviceCreate, stranger, tables } from "../testing/launch-transaction.ts";
import { answered, tableData } from "../testing/simulated-accounts.ts";
import { resolveTables } from "./lookup-tables.ts";

const { lookupTable } = profiles["mainnet-beta"];

const resolve = (data: Uint8Array | null, owner = LOOKUP_TABLE_PROGRAM, wire = serviceCreate()) => {
  const rpc: Rpc = { call: async () => ({ value: [data && answered(1, owner, data)] }) };
  return resolveTables(rpc, wire, profiles["mainnet-beta"]);
};
const whole = tableData(lookupTable.entries);

describe("lookup tables", () => {
  it("are read from the chain", async () => {
    expect(await resolve(whole)).toEqual(tables);
  });

  it("may have grown behind the entries that the profile knows", async () => {
    const grown = await resolve(tableData([...lookupTable.entries, stranger.toBase58()]));
    expect(grown.get(lookupTable.address)).toHaveLength(34);
  });

  it("are not asked for where a transaction has none", async () => {
    const rpc: Rpc = { call: () => Promise.reject(new Error("asked")) };
    expect(await resolveTables(rpc, compile([], { tables: [] }), profiles["mainnet-beta"])).toEqual(
      new Map(),
    );
  });

  it.each([
    ["one that is not there", "unknown_table", () => resolve(null)],
    ["another program's account", "unknown_table", () => resolve(whole, TOKEN_2022)],
    ["an account that ends too soon", "unknown_table", () => resolve(whole.subarray(0, 50))],
    ["an account that was never filled", "unknown_table", () => resolve(tableData([], 0))],
    ["one that is being closed", "unknown_table", () => resolve(tableData(lookupTable.entries, 1, 5n))],
    [
      "the known table with fewer entries",
      "changed_table",
      () => resolve(tableData(lookupTable.entries.slice(0, 20))),
    ],
    [
      "the known table with another entry",
      "changed_table",
      () => resolve(tableData(lookupTable.entries.with(3, stranger.toBase58()))),
    ],
    [
      "bytes that are no transaction",
      "unreadable",
      () => resolve(whole, LOOKUP_TABLE_PROGRAM, Buffer.from("<html>")),
    ],
  ])("refuse %s", async (_, rule, ask) => {
    await expect(ask()).rejects.toThrow(expect.objectContaining({ rule }));
  });
});
