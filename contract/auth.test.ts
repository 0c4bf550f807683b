import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { ChallengeRequest, challengeMessage, ProfileChange, RefreshRequest, WalletSignIn } from "./auth.ts";
import { lengths } from "./limits.ts";

const address = "6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P";
const facts = {
  productName: "Gemwright",
  domain: "gemwright.example",
  address,
  purpose: "link" as const,
  nonce: "n0nce",
  issuedAt: "2026-01-01T00:00:00.000Z",
  expiresAt: "2026-01-01T00:05:00.000Z",
};

describe("the message that a wallet signs", () => {
  it("is the same text for the same facts, line for line", () => {
    expect(challengeMessage(facts).split("\n")).toEqual([
      "Gemwright: connect and verify your wallet. Signing is free, moves no money and gives no permission to spend.",
      "",
      "Domain: gemwright.example",
      `Address: ${address}`,
      "Purpose: link",
      "Nonce: n0nce",
      "Issued At: 2026-01-01T00:00:00.000Z",
      "Expires At: 2026-01-01T00:05:00.000Z",
    ]);
  });

  it("differs where any fact does, so that a signature is good for one challenge alone", () => {
    const name = fc.constantFrom(...(Object.keys(facts) as (keyof typeof facts)[]));
    fc.assert(
      fc.property(name, fc.stringMatching(/^[a-z0-9]{1,12}$/), (fact, other) => {
        fc.pre(facts[fact] !== other);
        expect(challengeMessage({ ...facts, [fact]: other })).not.toBe(challengeMessage(facts));
      }),
    );
  });
});

describe("requests to sign in", () => {
  it("sign in where no purpose is named, and know no third purpose", () => {
    expect(z.parse(ChallengeRequest, { address })).toEqual({ address, purpose: "sign_in" });
    expect(z.parse(ChallengeRequest, { address, purpose: "link" }).purpose).toBe("link");
    expect(z.safeParse(ChallengeRequest, { address, purpose: "spend" }).success).toBe(false);
    expect(z.safeParse(ChallengeRequest, { address: `1${address}` }).success).toBe(false);
  });

  it("may lack a signature, but not the message or the network", () => {
    const request = { address, network: "solana", message: "m" };
    expect(z.parse(WalletSignIn, request).signature).toBe("");
    expect(z.safeParse(WalletSignIn, { ...request, network: "ethereum" }).success).toBe(false);
    expect(z.safeParse(WalletSignIn, { address, network: "solana" }).success).toBe(false);
    expect(z.safeParse(WalletSignIn, { ...request, signature: "x".repeat(2_001) }).success).toBe(false);
  });

  it("renew a session with a token that can be one", () => {
    const isTaken = (refresh_token: string) => z.safeParse(RefreshRequest, { refresh_token }).success;
    expect(["", "x", "x".repeat(512), "x".repeat(513)].map(isTaken)).toEqual([false, true, true, false]);
  });
});

describe("a display name", () => {
  it("is one clean line of 1 to 50 characters", () => {
    const nameOf = (name: string) => z.safeParse(ProfileChange, { name }).data?.name;
    expect(nameOf("  Ada\n Lovelace ")).toBe("Ada Lovelace");
    expect(nameOf("x".repeat(lengths.displayName))).toHaveLength(lengths.displayName);
    expect(nameOf("x".repeat(lengths.displayName + 1))).toBeUndefined();
    expect(nameOf("\u202e\u200b")).toBeUndefined();
  });
});
