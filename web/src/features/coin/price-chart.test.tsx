import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Trade } from "#contract/coin.ts";
import { PriceChart } from "./price-chart.tsx";

const trade = (sol: number): Trade => ({ side: "buy", sol, tokens: 1_000, at: "2026-03-15T18:02:40.000Z" });
const lineOf = (trades: Trade[], price: number | null) =>
  render(<PriceChart trades={trades} price={price} />)
    .container.querySelectorAll("path")[1]
    ?.getAttribute("d");

describe("the chart of a token's price", () => {
  it("goes from the oldest trade on the left to the price now on the right", () => {
    expect(lineOf([trade(3), trade(1)], 0.002)).toBe("M0.0 174.0L300.0 6.0L600.0 90.0");
  });

  it("is a level line where every price is the same", () => {
    expect(lineOf([trade(1)], 0.001)).toBe("M0.0 174.0L600.0 174.0");
  });

  it("is none with one price, and counts no trade of nothing", () => {
    expect(lineOf([trade(1)], null)).toBeUndefined();
    expect(lineOf([{ ...trade(1), tokens: 0 }], 0.001)).toBeUndefined();
  });
});
