import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { CostSummary } from "./cost-summary.tsx";

type Props = Parameters<typeof CostSummary>[0];

const show = (devBuy: string, more: Partial<Props> = {}) =>
  render(
    <CostSummary
      devBuy={devBuy}
      onDevBuy={() => {}}
      network="sandbox"
      ticker="FROG"
      hostingFee={0.01}
      estimate={null}
      balance={null}
      remarks={[]}
      {...more}
    />,
  );
const cost = (label: string) => screen.getByText(label, { selector: "dt" }).nextSibling?.textContent;
const input = () => screen.getByRole("spinbutton", { name: "Initial purchase in SOL" });

describe("the cost summary", () => {
  it.each([
    ["0.05", "0.05 SOL", "~0.07 SOL"],
    ["0.01", "0.01 SOL", "~0.03 SOL"],
    ["0.1", "0.1 SOL", "~0.12 SOL"],
    ["1", "1 SOL", "~1.02 SOL"],
  ])(
    "of a purchase of %s adds up what is charged: the waived fee is struck out",
    (devBuy, purchase, total) => {
      show(devBuy);
      expect(cost("Launchpad creation fee")).toBe("~0.02 SOL");
      expect(screen.getByText("0.01 SOL", { selector: "s" })).toBeDefined();
      expect(cost("Your purchase")).toBe(purchase);
      expect(cost("Estimated total")).toBe(total);
    },
  );

  it("says that the hosting fee is waived during the beta", () => {
    show("0.05");
    screen.getByText("waived during the beta");
  });

  it("takes no purchase between two steps", () => {
    show("0.055");
    expect(screen.getByRole("alert").textContent).toBe("Please use steps of 0.01 SOL.");
  });

  const estimate = { most: 0.0855, needed: 0.0714, tokens: 1_763_352.4, leastTokens: 1_587_017.1 };

  it("says what comes in, and the most that can leave the wallet", () => {
    show("0.05", { estimate, balance: 2 });
    screen.getByText(/You receive about 1,763,352 \$FROG\. At most 0\.0855 SOL can leave\s+your wallet/);
    screen.getByText("Your wallet holds 2 SOL");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says before the signature that the balance is too low, and where to get play money", () => {
    const onFaucet = vi.fn();
    show("0.05", { estimate, balance: 0.07, onFaucet });
    expect(screen.getByRole("alert").textContent).toContain(
      "Your wallet holds 0.07 SOL, and this launch needs about 0.071 SOL.",
    );
    fireEvent.click(screen.getByRole("button", { name: "Get 10 SOL of play money" }));
    expect(onFaucet).toHaveBeenCalledTimes(1);
  });

  it.each(["0.009", "0", "", "-1", "abc"])("accepts no purchase of %j, and names the smallest", (devBuy) => {
    show(devBuy);
    expect(screen.getByRole("alert").textContent).toBe("The smallest purchase is 0.01 SOL.");
    expect(input().getAttribute("aria-invalid")).toBe("true");
    expect(cost("Your purchase")).toBe("–");
    expect(cost("Estimated total")).toBe("–");
  });

  it("takes the purchase in steps of 0.01 from 0.01", () => {
    const onDevBuy = vi.fn();
    show("0.05", { onDevBuy });
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
