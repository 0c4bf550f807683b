import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { CostSummary } from "./cost-summary.tsx";

const show = (devBuy: string, onDevBuy = (_: string) => {}) =>
  render(<CostSummary devBuy={devBuy} onDevBuy={onDevBuy} network="sandbox" />);
const cost = (label: string) => screen.getByText(label, { selector: "dt" }).nextSibling?.textContent;
const input = () => screen.getByRole("spinbutton", { name: "Initial purchase in SOL" });

describe("the cost summary", () => {
  it.each([
    ["0.05", "0.05 SOL", "~0.08 SOL"],
    ["0.01", "0.01 SOL", "~0.04 SOL"],
    ["0.1", "0.1 SOL", "~0.13 SOL"],
    ["1", "1 SOL", "~1.03 SOL"],
  ])("of a purchase of %s adds up to about 0.03 SOL and the purchase", (devBuy, purchase, total) => {
    show(devBuy);
    expect(cost("Launchpad creation fee")).toBe("~0.02 SOL");
    expect(cost("Website hosting fee")).toMatch(/^0\.01 SOL/);
    expect(cost("Your purchase")).toBe(purchase);
    expect(cost("Estimated total")).toBe(total);
  });

  it("says that the hosting fee is waived during the beta", () => {
    show("0.05");
    screen.getByText("waived during the beta");
  });

  it.each(["0.009", "0", "", "-1", "abc"])("asks for more where the purchase is %j", (devBuy) => {
    show(devBuy);
    expect(screen.getByRole("alert").textContent).toBe("The smallest purchase is 0.01 SOL.");
    expect(input().getAttribute("aria-invalid")).toBe("true");
    expect(cost("Your purchase")).toBe("–");
    expect(cost("Estimated total")).toBe("–");
  });

  it("takes the purchase in steps of 0.01 from 0.01", () => {
    const onDevBuy = vi.fn();
    show("0.05", onDevBuy);
    expect(input().getAttribute("min")).toBe("0.01");
    expect(input().getAttribute("step")).toBe("0.01");
    fireEvent.change(input(), { target: { value: "0.2" } });
    expect(onDevBuy).toHaveBeenCalledWith("0.2");
  });

  it("lists what one gets", () => {
    show("0.05");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Your token on chain",
      "Listed for immediate trading",
      "A website with 1-day hosting",
      "Initial liquidity",
      "Metadata stored on chain",
    ]);
  });
});
