import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { saved } from "./endpoints/story.ts";
import {
  cardActions,
  cleanTicker,
  countTokens,
  displayStatus,
  SavedToken,
  Ticker,
  Token,
  TokenChange,
  TokenListQuery,
  TokenRemoval,
} from "./token.ts";

/** A token as lists have it: any origin, on chain or not, with a website or not. */
const anyToken = fc.record({
  origin: fc.constantFrom("GENERATED" as const, "IMPORTED" as const),
  mint_address: fc.option(fc.constant("mint")),
  website_url: fc.option(fc.constant("https://frog.example")),
});

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
  it("offers an imported token, and a launched one with a website, neither", () => {
    expect(cardActions({ ...token, origin: "IMPORTED", mint_address: "m" }).createWebsite).toBe(false);
    expect(cardActions({ ...token, mint_address: "m", website_url: "u" })).toEqual({
      deployToken: false,
      createWebsite: false,
    });
  });
  it("keeps a draft's deployment beside its website", () => {
    expect(cardActions({ ...token, website_url: "u" })).toEqual({ deployToken: true, createWebsite: false });
  });
  it("never offers to launch what is on chain, nor two things at once", () => {
    fc.assert(
      fc.property(anyToken, (one) => {
        const { deployToken, createWebsite } = cardActions(one);
        expect(deployToken && (createWebsite || one.mint_address !== null)).toBe(false);
        expect(createWebsite && one.website_url !== null).toBe(false);
      }),
    );
  });
});

describe("stats", () => {
  it("counts by display status, and websites by their address", () => {
    const token = (
      origin: "GENERATED" | "IMPORTED",
      mint_address: string | null,
      website_url: string | null,
    ) => ({
      origin,
      mint_address,
      website_url,
    });
    const tokens = [
      token("GENERATED", null, null),
      token("GENERATED", "m", "u"),
      token("IMPORTED", "m", null),
    ];
    expect(countTokens(tokens)).toEqual({ total: 3, deployed: 1, draft: 1, imported: 1, websites: 1 });
    expect(countTokens([])).toEqual({ total: 0, deployed: 0, draft: 0, imported: 0, websites: 0 });
  });

  it("puts each token into one group, and two lists together have the sum of both", () => {
    fc.assert(
      fc.property(fc.array(anyToken), fc.array(anyToken), (some, others) => {
        const [one, other, both] = [
          countTokens(some),
          countTokens(others),
          countTokens([...some, ...others]),
        ];
        expect(both.deployed + both.draft + both.imported).toBe(both.total);
        expect(both.websites).toBeLessThanOrEqual(both.total);
        for (const key of Object.keys(both) as (keyof typeof both)[])
          expect(both[key]).toBe(one[key] + other[key]);
      }),
    );
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
  it("is valid, and clean after one pass, however it was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const ticker = cleanTicker(typed);
        expect(cleanTicker(ticker)).toBe(ticker);
        expect(ticker === "" || Ticker.safeParse(ticker).data === ticker).toBe(true);
      }),
    );
  });
  it("grows only at its end while somebody types", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (typed, more) => {
        expect(cleanTicker(typed + more).startsWith(cleanTicker(typed))).toBe(true);
      }),
    );
  });
});

describe("a token's shape", () => {
  it("is saved only with an id", () => {
    expect(z.safeParse(SavedToken, saved).success).toBe(true);
    expect(z.safeParse(Token, { ...saved, id: null }).success).toBe(true);
    expect(z.safeParse(SavedToken, { ...saved, id: null }).success).toBe(false);
  });
  it("may lack the end of its website and its place in the gallery, and nothing else", () => {
    for (const field of Object.keys(saved)) {
      const { [field as keyof typeof saved]: _, ...without } = saved;
      const mayBeMissing = ["website_expires_at", "in_gallery"].includes(field);
      expect([field, z.safeParse(SavedToken, without).success]).toEqual([field, mayBeMissing]);
    }
  });
});

describe("the list's cursor", () => {
  it("is passed on as it is, up to 100 characters", () => {
    const since = `${"c".repeat(96)}:1-2`;
    expect(z.parse(TokenListQuery, { since })).toEqual({ limit: 100, offset: 0, since });
    expect(z.safeParse(TokenListQuery, { since: `${since}x` }).success).toBe(false);
  });
  it("is absent where the client has none, so that the list is read from its beginning", () => {
    expect(z.parse(TokenListQuery, {})).not.toHaveProperty("since");
  });
});

describe("a change of a token", () => {
  it("needs the version that was seen, and may name any of the three texts", () => {
    expect(z.parse(TokenChange, { version: 3 })).toEqual({ version: 3 });
    expect(z.parse(TokenChange, { version: 3, ticker: " frog ", name: " Moon  Frog\n" })).toEqual({
      version: 3,
      ticker: "FROG",
      name: "Moon Frog",
    });
    expect(z.safeParse(TokenChange, { name: "Moon Frog" }).success).toBe(false);
    expect(z.safeParse(TokenChange, { version: 1.5 }).success).toBe(false);
  });
  it("empties none of them", () => {
    for (const field of ["name", "ticker", "narrative"])
      expect(z.safeParse(TokenChange, { version: 1, [field]: " \u200b" }).success).toBe(false);
  });
});

describe("a deletion", () => {
  it("may name the version that was seen, as a query writes it", () => {
    expect(z.parse(TokenRemoval, {})).toEqual({});
    expect(z.parse(TokenRemoval, { version: "7" })).toEqual({ version: 7 });
    for (const version of ["x", "1.5", "7th"])
      expect(z.safeParse(TokenRemoval, { version }).success).toBe(false);
  });
});
