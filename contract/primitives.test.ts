import { describe, expect, it } from "vitest";
import { cardAddress, isBase58, shortAddress } from "./primitives.ts";

const mint = "6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P";

describe("addresses", () => {
  it("is base58 of exactly 32 bytes", () => {
    expect(isBase58(mint, 32)).toBe(true);
    expect(isBase58("11111111111111111111111111111111", 32)).toBe(true);
    expect(isBase58("1111111111111111111111111111111", 32)).toBe(false);
    expect(isBase58(`${mint}zz`, 32)).toBe(false);
    expect(isBase58(mint.slice(1), 32)).toBe(false);
    expect(isBase58(mint.replace("6", "0"), 32)).toBe(false);
    expect(isBase58("", 32)).toBe(false);
    expect(isBase58("1".repeat(10_000), 32)).toBe(false);
  });

  it("is shortened to 4 and 4 in navigation, 6 and 4 on cards", () => {
    expect(shortAddress(mint)).toBe("6EF8...wF6P");
    expect(cardAddress(mint)).toBe("6EF8rr...wF6P");
    expect(shortAddress("short")).toBe("short");
  });
});
