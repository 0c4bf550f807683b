import { describe, expect, it } from "vitest";
import { cardActions, cleanTicker, countTokens, displayStatus, Ticker } from "./token.ts";

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
