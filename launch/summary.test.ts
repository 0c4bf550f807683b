import { describe, expect, it } from "vitest";
import type { LaunchBuilder } from "#contract/config.ts";
import { agreementFor, mostInAll } from "./guard/expected.ts";
import { inspect } from "./guard/inspect.ts";
import { estimateLaunch, summarize } from "./summary.ts";
import { compile, expected, included, tables } from "./testing/launch-transaction.ts";

describe("what a launch costs and brings", () => {
  const agreed = agreementFor({ network: "sandbox", launch_builder: "included" }, 0.05);

  it("is known before there is a transaction, to the guard's own limit", () => {
    const { most, needed, tokens, leastTokens } = estimateLaunch(agreed);
    expect(most).toBe(0.08076);
    expect(most).toBe(Number(mostInAll(agreed)) / 1e9);
    expect(needed).toBeCloseTo(0.0767, 4);
    expect(tokens).toBeCloseTo(1_763_352.4, 0);
    expect(leastTokens).toBeCloseTo(tokens * 0.9, 3);
  });

  it.each([0.01, 0.05, 6, 20])(
    "asks for what a launch of %d SOL takes, since a fresh curve's price cannot move",
    (devBuy) => {
      const needed = (launch_builder: LaunchBuilder) =>
        estimateLaunch(agreementFor({ network: "sandbox", launch_builder }, devBuy)).needed;
      expect(needed("own")).toBeCloseTo(devBuy + 0.0164, 4);
      expect(needed("appended")).toBe(needed("own"));
      expect(needed("included")).toBeCloseTo(needed("own") + 0.01 + devBuy / 200, 9);
    },
  );

  it.each(["devnet", "mainnet-beta"] as const)(
    "is of the builder that the operator chose on %s",
    (network) => {
      expect(agreementFor({ network, launch_builder: "own" }, 0.01)).toMatchObject({
        profile: { builder: "own" },
        devBuy: 10_000_000n,
        priorityFee: 500_000n,
      });
    },
  );

  it("is read from a transaction that the guard has let through", () => {
    const wire = compile(included());
    const inspected = inspect(wire, expected, tables);
    const time = { slot: 900, height: 700 };
    const reviewed = { wire, inspected, tables, time, spent: 66_000_000n, tokens: 1_763_352_433_103n };
    const summary = summarize(reviewed, expected.profile);
    expect(summary).toMatchObject({ spent: 0.066, tokens: 1_763_352.433_103 });
    expect(summary.steps.map(({ kind }) => kind)).toEqual([
      "networkFee",
      "networkFee",
      "create",
      "tokenAccount",
      "purchase",
      "payment",
    ]);
    const { total, ...parts } = summary.spending;
    expect(Object.values(parts).reduce((sum, each) => sum + each, 0)).toBeCloseTo(total, 9);
    expect(Buffer.from(summary.transaction, "base64").equals(wire)).toBe(true);
  });
});
