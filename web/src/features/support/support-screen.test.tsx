import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { showInApp } from "../../../testing/in-app.ts";
import { SupportScreen } from "./support-screen.tsx";

const show = () => showInApp(<SupportScreen />, { path: "/support" });
const search = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });

describe("the Support Center", () => {
  it("has questions in seven categories", async () => {
    await show();
    screen.getByRole("heading", { level: 1, name: "Support Center" });
    const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(titles.slice(0, 7)).toEqual([
      "Getting Started",
      "Wallet & Connection",
      "Website Creation",
      "Token Import & Management",
      "Pricing & Costs",
      "Account & Security",
      "Troubleshooting",
    ]);
    for (const fold of document.querySelectorAll("details")) expect(fold.open).toBe(false);
  });

  it("links to help by email and to four pages", async () => {
    await show();
    expect(screen.getByRole("link", { name: "support@example.com" }).getAttribute("href")).toBe(
      "mailto:support@example.com",
    );
    const quick = within(screen.getByRole("navigation", { name: "Quick links" })).getAllByRole("link");
    expect(quick.map((link) => link.getAttribute("href"))).toEqual([
      "/how-it-works",
      "/create",
      "/profile",
      "/settings",
    ]);
  });

  it("names the first supported wallet and no other", async () => {
    await show();
    expect(document.body.textContent).toContain("Phantom");
    expect(document.body.textContent).not.toMatch(/Solflare|Sandbox Wallet/);
  });

  it("finds questions by their words, opened, and says where there is none", async () => {
    await show();
    search("seed phrase");
    const folds = [...document.querySelectorAll("details")];
    expect(folds.map((fold) => fold.querySelector("summary")?.textContent)).toEqual([
      "Will you ever ask for my seed phrase?",
    ]);
    expect(folds[0]?.open).toBe(true);
    search("xylophone");
    screen.getByText("No question matches. Try another word, or write to us.");
  });
});
