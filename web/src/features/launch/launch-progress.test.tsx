import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { LaunchSummary } from "#launch/summary.ts";
import { idleLaunch, type LaunchState } from "../../stores/launch.ts";
import { LaunchProgress } from "./launch-progress.tsx";

const titles = [
  "Preparing Metadata & Token Details",
  "Creating Token & Dev Buy",
  "Finalizing with Backend",
  "Deployment Complete",
];
const show = (launch: Partial<LaunchState>) =>
  render(<LaunchProgress launch={{ ...idleLaunch, ...launch }} ticker="FROG" network="sandbox" />);
const current = () =>
  screen.getAllByRole("listitem").findIndex((item) => item.getAttribute("aria-current") === "step");

describe("the progress of a launch", () => {
  it("lists its four steps", () => {
    show({ step: "prepare" });
    const shown = screen.getAllByRole("listitem").map((item) => item.textContent ?? "");
    for (const [index, title] of titles.entries()) expect(shown[index]).toContain(title);
    expect(shown).toHaveLength(4);
  });

  it.each<[LaunchState["step"], LaunchState["done"]]>([
    ["prepare", 0],
    ["create", 1],
    ["confirm", 2],
  ])("at %s is in step %i, with its message", (step, done) => {
    show({ step, done, message: "Waiting for your wallet" });
    expect(current()).toBe(done);
    expect(screen.getByText("Waiting for your wallet").closest("li")?.textContent).toContain(titles[done]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is in no step once complete", () => {
    show({ step: "complete", done: 4 });
    expect(current()).toBe(-1);
  });

  it("shows the error once, and no current step", () => {
    show({ step: "error", done: 1, message: "Transaction rejected by user." });
    expect(screen.getByRole("alert").textContent).toBe("Transaction rejected by user.");
    expect(screen.getAllByText("Transaction rejected by user.")).toHaveLength(1);
    expect(current()).toBe(-1);
  });

  const summary: LaunchSummary = {
    spending: {
      purchase: 0.05,
      payments: 0,
      priorityFee: 0.0005,
      networkFee: 0.00001,
      rents: 0.015,
      total: 0.06551,
    },
    spent: 0.0613,
    tokens: 1_763_352.4331,
    leastTokens: 1_587_017.1898,
    steps: [
      { kind: "networkFee", program: "ComputeBudget111111111111111111111111111111" },
      { kind: "create", program: "6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P" },
    ],
    transaction: "AQID",
  };

  it("shows what the wallet is asked to sign, for as long as it is asked", () => {
    const links = ["https://x.com/frog", "http://frog.localhost:8000"];
    const { rerender } = show({ step: "create", done: 1, summary, links });
    const card = screen.getByRole("region", { name: /^What you sign/ });
    expect(card.textContent).toContain("At most 0.0655 SOL leaves your wallet");
    expect(card.textContent).toContain("In a trial run on the chain, 0.0613 SOL left it");
    expect(card.textContent).toContain("about 1,763,352 $FROG, at least 1,587,017");
    expect(card.textContent).toContain("sandbox: play money");
    expect(card.textContent).toContain(
      "stay with the token forever, and so do these links: x.com/frog, frog.localhost:8000.",
    );
    expect(screen.queryByText("Payments for the service")).toBeNull();
    within(card).getByText("Creates your token");
    const sent = { ...idleLaunch, step: "confirm", done: 2, summary } as const;
    rerender(<LaunchProgress launch={sent} ticker="FROG" network="sandbox" />);
    expect(screen.queryByRole("region", { name: /^What you sign/ })).toBeNull();
  });

  it("names the rule that refused a transaction, and what to do", () => {
    const refusal = { rule: "total", detail: "3070000000 of 85500000 lamports" } as const;
    show({ step: "error", done: 1, message: "Deployment failed: More SOL.", refusal });
    const alert = screen.getByRole("alert").textContent;
    expect(alert).toContain("Your transaction was not sent, and nothing was spent.");
    expect(alert).toContain("Rule: total · 3070000000 of 85500000 lamports");
  });
});
