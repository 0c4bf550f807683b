import { describe, expect, it } from "vitest";
import { estimatedTotal, money } from "./limits.ts";

describe("money", () => {
  it("is the specification's", () => {
    expect(money).toMatchObject({
      devBuyDefault: 0.05,
      devBuyMin: 0.01,
      devBuyStep: 0.01,
      slippage: 10,
      priorityFee: 0.0005,
      pool: "pump",
    });
    expect(estimatedTotal(0.05)).toBe(0.07);
    expect(estimatedTotal(0.1)).toBe(0.12);
  });
});
