import { describe, expect, it } from "vitest";
import { automationStatus } from "./automation.ts";
import { estimatedTotal, money } from "./limits.ts";
import { nameHint } from "./name-hint.ts";
import { narrativeHint } from "./narrative.ts";
import { clampPage, pageCount, pageWindow } from "./pagination.ts";
import { cleanTicker, Ticker } from "./ticker.ts";
import { cardActions, countTokens, displayStatus } from "./token.ts";
import { entryStep, websiteStepReady } from "./wizard.ts";

describe("display status", () => {
  it.each([
    ["IMPORTED", null, "imported"],
    ["IMPORTED", "mint", "imported"],
    ["GENERATED", "mint", "deployed"],
    ["GENERATED", null, "draft"],
    ["ELSE", "mint", "unknown"],
  ])("%s with mint %s is %s", (origin, mint_address, status) => {
    expect(displayStatus({ origin, mint_address })).toBe(status);
  });
});

describe("card actions", () => {
  const token = { origin: "GENERATED" as const, mint_address: null, website_url: null };
  it("offers a draft its deployment", () => {
    expect(cardActions(token)).toEqual({ deployToken: true, createWebsite: false });
  });
  it("offers a deployed token without a website one", () => {
    expect(cardActions({ ...token, mint_address: "m" })).toEqual({ deployToken: false, createWebsite: true });
  });
  it("offers an imported token, and one with a website, neither", () => {
    expect(cardActions({ ...token, origin: "IMPORTED", mint_address: "m" }).createWebsite).toBe(false);
    expect(cardActions({ ...token, mint_address: "m", website_url: "u" })).toEqual({
      deployToken: false,
      createWebsite: false,
    });
    expect(cardActions({ ...token, website_url: "u" })).toEqual({ deployToken: false, createWebsite: false });
  });
});

describe("stats", () => {
  it("counts by display status, and websites by their address", () => {
    const token = (origin: string, mint_address: string | null, website_url: string | null) =>
      ({ origin, mint_address, website_url }) as Parameters<typeof cardActions>[0];
    const tokens = [
      token("GENERATED", null, null),
      token("GENERATED", "m", "u"),
      token("IMPORTED", "m", null),
    ];
    expect(countTokens(tokens)).toEqual({ total: 3, deployed: 1, draft: 1, imported: 1, websites: 1 });
  });
});

describe("ticker", () => {
  it("is upper-cased, limited to A-Z and 0-9, at most 10", () => {
    expect(cleanTicker("moon-cheese 42!")).toBe("MOONCHEESE");
    expect(cleanTicker("$fröG")).toBe("FRG");
    expect(cleanTicker("🐸")).toBe("");
  });
  it("is a value in upper case, and refused in any other form", () => {
    for (const bad of ["", "FR OG", "ABCDEFGHIJK", "FRÖG", "$FROG"])
      expect(Ticker.safeParse(bad).success).toBe(false);
    expect(Ticker.safeParse(" frog42 ").data).toBe("FROG42");
  });
});

describe("name hint", () => {
  it("speaks up from the 33rd byte", () => {
    expect(nameHint("x".repeat(32))).toBeNull();
    expect(nameHint("x".repeat(33))).toBe(
      "A launchpad takes names of up to 32 bytes; this one has 33. Shorten it before you launch.",
    );
    expect(nameHint("蛙".repeat(11))).toContain("has 33");
  });
});

describe("narrative hint", () => {
  it.each([
    [201, "Great narrative!"],
    [200, "Good length"],
    [101, "Good length"],
    [100, "Add more detail"],
    [0, "Add more detail"],
  ])("%i characters: %s", (length, hint) => {
    expect(narrativeHint("x".repeat(length))).toBe(hint);
  });
});

describe("wizard entry", () => {
  const complete = { name: "n", ticker: "T", narrative: "s", image_url: "/i", website_url: null };
  it("takes the query's step, clamped to 1 to 4, 2 where it is no number", () => {
    expect(entryStep(complete, "1")).toBe(1);
    expect(entryStep(complete, "9")).toBe(4);
    expect(entryStep(complete, "-3")).toBe(1);
    expect(entryStep(complete, "x")).toBe(2);
  });
  it("without one: 4 with a website, 3 when complete, else 2", () => {
    expect(entryStep({ ...complete, website_url: "u" }, undefined)).toBe(4);
    expect(entryStep(complete, undefined)).toBe(3);
    expect(entryStep({ ...complete, narrative: "" }, undefined)).toBe(2);
    expect(entryStep({ ...complete, image_url: null }, undefined)).toBe(2);
  });
});

describe("step 3 Continue", () => {
  const step = {
    premium: false,
    subdomain: "frog",
    template: "template1",
    hasWebsite: false,
    premiumPrompt: "",
  };
  it("standard needs a subdomain and an existing website or a template", () => {
    expect(websiteStepReady(step)).toBe(true);
    expect(websiteStepReady({ ...step, subdomain: "" })).toBe(false);
    expect(websiteStepReady({ ...step, template: null })).toBe(false);
    expect(websiteStepReady({ ...step, template: null, hasWebsite: true })).toBe(true);
  });
  it("premium needs a prompt and a subdomain", () => {
    expect(websiteStepReady({ ...step, premium: true })).toBe(false);
    expect(websiteStepReady({ ...step, premium: true, premiumPrompt: "a site" })).toBe(true);
    expect(websiteStepReady({ ...step, premium: true, premiumPrompt: "a site", subdomain: "" })).toBe(false);
  });
});

describe("pagination", () => {
  it("shows the first and last page and those within 2 of the current one", () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(1, 10)).toEqual([1, 2, 3, "ellipsis", 10]);
    expect(pageWindow(5, 10)).toEqual([1, "ellipsis", 3, 4, 5, 6, 7, "ellipsis", 10]);
    expect(pageWindow(4, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(10, 10)).toEqual([1, "ellipsis", 8, 9, 10]);
  });
  it("counts pages and keeps within them", () => {
    expect(pageCount(0, 10)).toBe(1);
    expect(pageCount(11, 10)).toBe(2);
    expect(clampPage(3, 2)).toBe(2);
    expect(clampPage(0, 2)).toBe(1);
  });
});

describe("automation status", () => {
  it("waits for the mint address", () => {
    expect(automationStatus(false, null)).toBe("not_configured");
    expect(automationStatus(false, "m")).toBe("not_configured");
    expect(automationStatus(true, null)).toBe("pending_deployment");
    expect(automationStatus(true, "m")).toBe("active");
  });
});

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
    expect(estimatedTotal(0.05)).toBe(0.08);
    expect(estimatedTotal(0.1)).toBe(0.13);
  });
});
