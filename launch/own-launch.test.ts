import { VersionedTransaction } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { inspect } from "./guard/inspect.ts";
import { buildLaunch } from "./own-launch.ts";
import { blockhash, expected, tables } from "./testing/launch-transaction.ts";

const long = { ...expected, name: "N".repeat(32), symbol: "S".repeat(13), uri: `https://${"u".repeat(72)}` };

describe("a launch of our own", () => {
  it("is a create of sixteen accounts and our purchase, and the guard accepts it", () => {
    const wire = buildLaunch(expected, blockhash, tables);
    const { instructions, spending, ...inspected } = inspect(wire, expected, tables);
    expect(instructions.map(({ accounts }) => accounts.length)).toEqual([0, 0, 16, 6, 18]);
    expect(spending).toMatchObject({ purchase: 50_000_000n, payments: 0n, priorityFee: 500_000n });
    expect(inspected.blockhash).toBe(blockhash);
    expect(VersionedTransaction.deserialize(wire).message.addressTableLookups).toHaveLength(1);
  });

  it("leaves room for a wallet's own instructions even with long texts", () => {
    const wire = buildLaunch(long, blockhash, tables);
    expect(wire.length).toBeLessThan(1_132);
    expect(() => inspect(wire, long, tables)).not.toThrow();
  });

  it("fits ordinary texts without a table, and is refused where texts do not fit", () => {
    const wire = buildLaunch(expected, blockhash, new Map());
    expect(() => inspect(wire, expected, new Map())).not.toThrow();
    const longest = { ...long, uri: "u".repeat(200) };
    expect(() => buildLaunch(longest, blockhash, new Map())).toThrow(
      expect.objectContaining({ rule: "oversized" }),
    );
  });

  it("keeps to the priority fee that was agreed to, whatever it is", () => {
    for (const priorityFee of [0n, 1n, 333_333n, 5_000_000n]) {
      const launch = { ...expected, priorityFee };
      const { spending } = inspect(buildLaunch(launch, blockhash, tables), launch, tables);
      expect(spending.priorityFee).toBeLessThanOrEqual(priorityFee);
    }
  });

  it("writes texts of any script by their bytes", () => {
    const launch = { ...expected, name: "Ünï 🐸", symbol: "ÄÖ" };
    expect(() => inspect(buildLaunch(launch, blockhash, tables), launch, tables)).not.toThrow();
  });
});
