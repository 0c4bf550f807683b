import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { ConfirmRequest, PrepareRequest, TokenMetadata, TradeRequest, tradeRequest } from "./launch.ts";
import { estimatedTotal, money } from "./limits.ts";

const address = "6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P";
const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const metadata = { metadata_uri: "http://h/m/1.json", name: "Frog", symbol: "FROG", image_url: "http://h/i" };
const isTaken = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** What the form offers: steps of a hundredth of a SOL. */
const devBuy = fc.integer({ min: 1, max: 100_000 }).map((steps) => steps / 100);

describe("amounts in SOL", () => {
  it("are taken from the least purchase up to a thousand, or as none", () => {
    fc.assert(
      fc.property(fc.oneof(devBuy, fc.double({ noNaN: true })), (amount) => {
        const request = tradeRequest(address, address, metadata, amount);
        const isAllowed = amount === 0 || (amount >= money.devBuyMin && amount <= 1_000);
        expect(isTaken(TradeRequest, request)).toBe(isAllowed);
      }),
    );
    for (const amount of [Number.NaN, Infinity, "0.05", null])
      expect(isTaken(TradeRequest, { ...tradeRequest(address, address, metadata, 0), amount })).toBe(false);
  });

  it("add up without the dust of floating point", () => {
    fc.assert(
      fc.property(devBuy, (amount) => {
        const total = estimatedTotal(amount);
        expect(String(total)).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(total).toBeCloseTo(money.launchpadFee + amount, 9);
      }),
    );
  });
});

describe("the trading service's request", () => {
  it("is what its own schema takes, and names no other action, pool or unit", () => {
    const request = tradeRequest(address, address, metadata, money.devBuyDefault);
    expect(z.parse(TradeRequest, request)).toEqual(request);
    expect(isTaken(TradeRequest, { ...request, action: "sell" })).toBe(false);
    expect(isTaken(TradeRequest, { ...request, denominatedInSol: "false" })).toBe(false);
  });

  it("passes on what will be on chain, and nothing else of the metadata", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.webUrl(), (name, symbol, metadata_uri) => {
        const { tokenMetadata } = tradeRequest("w", "m", { ...metadata, name, symbol, metadata_uri }, 0);
        expect(tokenMetadata).toEqual({ name, symbol, uri: metadata_uri });
      }),
    );
  });
});

describe("requests of a launch", () => {
  it("carry public keys alone: a field more is refused before it is read", () => {
    const body = { token_id: id, wallet_address: address, mint: address };
    expect(isTaken(PrepareRequest, body)).toBe(true);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z_]{1,12}$/), (field) => {
        fc.pre(!Object.hasOwn(body, field));
        expect(isTaken(PrepareRequest, { ...body, [field]: "x" })).toBe(false);
      }),
    );
  });

  it("confirm with two signatures and the mint", () => {
    const signature = "1".repeat(64);
    const body = { token_id: id, signature, create_signature: signature, mint_pubkey: address };
    expect(isTaken(ConfirmRequest, body)).toBe(true);
    for (const field of Object.keys(body))
      expect(isTaken(ConfirmRequest, { ...body, [field]: "" })).toBe(false);
  });

  it("point to metadata whose links may be missing, but not its words", () => {
    const file = {
      name: "Frog",
      symbol: "FROG",
      description: "d",
      image: "i",
      showName: true,
      createdOn: "h",
    };
    expect(isTaken(TokenMetadata, file)).toBe(true);
    expect(isTaken(TokenMetadata, { ...file, twitter: "https://x.com/frog" })).toBe(true);
    for (const field of Object.keys(file))
      expect(isTaken(TokenMetadata, { ...file, [field]: undefined })).toBe(false);
  });
});
