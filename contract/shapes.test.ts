import { describe, expect, it } from "vitest";
import { challengeMessage } from "./auth.ts";
import { ContactMessage } from "./contact.ts";
import { Prompt } from "./generation.ts";
import { PrepareRequest, TradeRequest, tradeRequest } from "./launch.ts";
import { cleanLine, cleanText, line, SocialLinks, utf8Bytes } from "./primitives.ts";
import { TokenListQuery } from "./token.ts";

const address = "6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P";
const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

describe("text", () => {
  it("keeps as many marks on a letter as any script writes, and never more", () => {
    const pile = `a${"\u0315".repeat(200_000)}${"\u0316".repeat(200_000)}`;
    for (const clean of [cleanLine, cleanText]) expect(clean(pile).length).toBe(17);
    expect(cleanLine("Vie\u0323\u0302t")).toBe("Việt");
  });

  it("loses control, bidi and zero-width characters and folds spaces", () => {
    expect(cleanLine("  Moon\u202e\u200b  Frog\u0007\n ")).toBe("Moon Frog");
    expect([cleanLine("Fro\ud83dg"), cleanText("\udc38Frog 🐸")]).toEqual(["Frog", "Frog 🐸"]);
    expect(cleanText("a\r\nb\u202ec")).toBe("a\nbc");
    expect(cleanLine("e\u0301")).toBe("é");
  });
  it("is counted after cleaning", () => {
    expect(line(5).safeParse(" \u200b ").success).toBe(false);
    expect(line(5).safeParse(" abcde ").data).toBe("abcde");
    expect(line(5).safeParse("abcdef").success).toBe(false);
  });
  it("knows its bytes", () => {
    for (const text of ["", "abc", "ü", "蛙", "🐸", "a🐸ü"])
      expect(utf8Bytes(text)).toBe(new Uint8Array(Buffer.from(text)).length);
  });
});

describe("an idea", () => {
  it("must be non-empty after trimming, in the specification's words", () => {
    expect(Prompt.safeParse("  \n ").error?.issues[0]?.message).toBe("Please provide a creative meme idea.");
  });
  it("is at most 1,000 characters; emoji alone will do", () => {
    expect(Prompt.safeParse("x".repeat(1_000)).success).toBe(true);
    expect(Prompt.safeParse("x".repeat(5_000)).success).toBe(false);
    expect(Prompt.safeParse("🐸🚀🧀").data).toBe("🐸🚀🧀");
  });
});

describe("social links", () => {
  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "x.com/frog",
    "https://",
    'https://x.com/"onclick',
    "http:// x",
  ])("refuses %s", (url) => expect(SocialLinks.safeParse({ twitter: url }).success).toBe(false));
  it("takes http and https", () => {
    expect(
      SocialLinks.safeParse({ twitter: "https://x.com/frog?a=1#b", website: "http://frog.example" }).success,
    ).toBe(true);
  });
});

describe("prepare", () => {
  it("refuses a body with a secret key", () => {
    const body = { token_id: id, wallet_address: address, mint: address };
    expect(PrepareRequest.safeParse(body).success).toBe(true);
    expect(PrepareRequest.safeParse({ ...body, mint_secret: "x" }).success).toBe(false);
  });
});

describe("the trading service's request", () => {
  it("has the specification's fields, field for field", () => {
    const metadata = {
      metadata_uri: "http://h/m/1.json",
      name: "Frog",
      symbol: "FROG",
      image_url: "http://h/i",
    };
    expect(tradeRequest("wallet", "mint", metadata, 0.05)).toEqual({
      publicKey: "wallet",
      action: "create",
      tokenMetadata: { name: "Frog", symbol: "FROG", uri: "http://h/m/1.json" },
      mint: "mint",
      denominatedInSol: "true",
      amount: 0.05,
      slippage: 10,
      priorityFee: 0.0005,
      pool: "pump",
    });
  });

  it("may ask for a create alone, but for no smaller purchase than the least", () => {
    const metadata = { metadata_uri: "http://h/m/1.json", name: "Frog", symbol: "FROG", image_url: "" };
    const isTaken = (amount: number) =>
      TradeRequest.safeParse(tradeRequest(address, address, metadata, amount)).success;
    expect([0, 0.005, 0.01].map(isTaken)).toEqual([true, false, true]);
  });
});

describe("the sign-in message", () => {
  it("begins with the product's name and says what it is for", () => {
    const message = challengeMessage({
      productName: "Gemwright",
      domain: "localhost:8000",
      address,
      purpose: "sign_in",
      nonce: "n",
      issuedAt: "2026-01-01T00:00:00.000Z",
      expiresAt: "2026-01-01T00:05:00.000Z",
    });
    expect(message.startsWith("Gemwright: connect and verify your wallet.")).toBe(true);
    for (const part of [
      "Domain: localhost:8000",
      `Address: ${address}`,
      "Purpose: sign_in",
      "Nonce: n",
      "Issued At: ",
      "Expires At: ",
    ])
      expect(message).toContain(`\n${part}`);
  });
});

describe("the list's query", () => {
  it("defaults to 100 and 0, and takes 1 to 500", () => {
    expect(TokenListQuery.parse({})).toEqual({ limit: 100, offset: 0 });
    expect(TokenListQuery.parse({ limit: "500", offset: "7" })).toEqual({ limit: 500, offset: 7 });
    for (const limit of ["0", "501", "x", "1.5"])
      expect(TokenListQuery.safeParse({ limit }).success).toBe(false);
  });
  it("takes decimal digits alone", () => {
    expect(TokenListQuery.parse({ limit: "007", offset: 7 })).toEqual({ limit: 7, offset: 7 });
    for (const offset of ["0x10", "0b1", "1e2", "+1", "-0", "1.0", " 1", "1 ", "", "１", "Infinity"])
      expect([offset, TokenListQuery.safeParse({ offset }).success]).toEqual([offset, false]);
  });
});

describe("a contact message", () => {
  const message = { name: "Ada", email: "ada@example.com", subject: "Bug Report", message: "It broke." };
  it("needs all four, with a subject of the list", () => {
    expect(ContactMessage.safeParse(message).success).toBe(true);
    for (const field of Object.keys(message))
      expect(ContactMessage.safeParse({ ...message, [field]: "" }).success).toBe(false);
    expect(ContactMessage.safeParse({ ...message, subject: "Else" }).success).toBe(false);
  });
});
