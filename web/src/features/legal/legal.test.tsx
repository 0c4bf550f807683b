/** @module-tag slow */
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showInApp } from "../../../testing/in-app.ts";
import { PrivacyScreen } from "./privacy-screen.tsx";
import { TermsScreen } from "./terms-screen.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-15T12:00:00Z") });
});
afterEach(() => vi.useRealTimers());

const sections = () =>
  screen
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent ?? "")
    .filter((title) => /^\d+\. /.test(title));
const text = () => document.querySelector("article")?.textContent ?? "";

describe("the Terms of Service", () => {
  it("have 20 numbered sections and a crypto warning", async () => {
    await showInApp(<TermsScreen />);
    expect(sections()).toHaveLength(20);
    expect(sections().map((title) => Number.parseInt(title, 10))).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    screen.getByRole("heading", { name: "Crypto warning" });
  });

  it.each([
    "Acceptance",
    "Eligibility",
    "Risks",
    "Prohibited uses",
    "Smart contracts",
    "intellectual property",
    "Your content",
    "Third parties",
    "Privacy",
    "Disclaimers",
    "liability",
    "Indemnity",
    "Termination",
    "Force majeure",
    "arbitration",
    "Governing law",
    "Severability",
    "Changes",
    "Entire agreement",
    "Contact",
  ])("speak of %s, in the order of the specification", async (title) => {
    await showInApp(<TermsScreen />);
    expect(sections().some((section) => section.includes(title))).toBe(true);
  });

  it.each([
    "18 years of age or older",
    "sanctions list",
    "the greater of $100 or the amount you paid us in the past 12 months",
    "American Arbitration Association (AAA)",
    "laws of the State of Delaware",
    "no class, collective or representative proceedings",
  ])("say '%s'", async (words) => {
    await showInApp(<TermsScreen />);
    expect(text()).toContain(words);
  });
});

describe("the Privacy Policy", () => {
  it("has 16 numbered sections and a blockchain warning", async () => {
    await showInApp(<PrivacyScreen />);
    expect(sections()).toHaveLength(16);
    screen.getByRole("heading", { name: "Blockchain warning" });
  });

  it.each([
    "email and password",
    "Payment details",
    "Wallet addresses",
    "Transaction records are typically kept for 7 years",
    "within 72 hours",
    "within 30 days",
    "We do not sell your personal data",
    "not for anyone under 18",
    "GDPR",
    "CCPA",
  ])("says '%s'", async (words) => {
    await showInApp(<PrivacyScreen />);
    expect(text().toLowerCase()).toContain(words.toLowerCase());
  });
});

it.each([
  ["terms", TermsScreen],
  ["privacy", PrivacyScreen],
])("the %s are dated today, and say that operators must have them reviewed", async (_, Page) => {
  await showInApp(<Page />);
  expect(text()).toContain("Last updated: March 15, 2026");
  expect(text()).toContain("Operators must have it reviewed");
});
