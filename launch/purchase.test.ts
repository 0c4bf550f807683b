import { describe, expect, it } from "vitest";
import { inspect } from "./guard/inspect.ts";
import { LaunchRefusal } from "./guard/refusal.ts";
import { appendPurchase } from "./purchase.ts";
import {
  blockhash,
  budget,
  compile,
  create,
  createAlone,
  expected,
  serviceCreate,
  stranger,
  tables,
} from "./testing/launch-transaction.ts";

const tip = { to: stranger.toBase58(), lamports: 1_000_000n };

describe("a purchase of our own", () => {
  it("joins the service's create: 991 bytes, and the guard accepts the whole", () => {
    const wire = appendPurchase(serviceCreate(), expected, tables);
    expect(wire).toHaveLength(991);
    const { instructions, spending, ...inspected } = inspect(wire, expected, tables);
    expect(instructions).toHaveLength(5);
    expect(spending).toMatchObject({ purchase: 50_000_000n, payments: 0n });
    expect(inspected.blockhash).toBe(blockhash);
    expect(inspected.leastTokens).toBeGreaterThan(1_500_000_000_000n);
  });

  it("takes a tip, and leaves room for a wallet's own instructions even with long texts", () => {
    const long = {
      ...expected,
      name: "N".repeat(32),
      symbol: "S".repeat(13),
      uri: `https://${"u".repeat(72)}`,
    };
    const wire = appendPurchase(compile([...budget, create(long)]), long, tables, tip);
    expect(wire.length).toBeLessThan(1150);
    expect(inspect(wire, long, tables).spending.payments).toBe(1_000_000n);
  });

  it("leaves what the service built as it was", () => {
    const before = inspect(serviceCreate(), createAlone, tables).instructions;
    const after = inspect(appendPurchase(serviceCreate(), expected, tables), expected, tables).instructions;
    expect(after.slice(0, 3)).toEqual(before);
  });

  it("is refused where it leaves no room, or where there is nothing to add it to", () => {
    const long = { ...expected, name: "N".repeat(32), symbol: "S".repeat(13), uri: "u".repeat(200) };
    const wire = compile([...budget, create(long)]);
    expect(() => appendPurchase(wire, long, tables, tip)).toThrow(
      expect.objectContaining({ rule: "oversized" }),
    );
    expect(() => appendPurchase(new Uint8Array(300), expected, tables)).toThrow(LaunchRefusal);
  });
});
