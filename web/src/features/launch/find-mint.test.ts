import { Keypair } from "@solana/web3.js";
import bs58 from "bs58";
import fc from "fast-check";
import { expect, it } from "vitest";
import { expectedTries, findMint, tailOf } from "./find-mint.ts";

it("reads the last characters of an address as base58 writes them", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.integer({ min: 1, max: 4 }),
      (bytes, length) => {
        expect(tailOf(bytes, length)).toBe(bs58.encode(bytes).padStart(length, "1").slice(-length));
      },
    ),
  );
});

it("finds a key that signs for an address with that end, and counts what it tried", async () => {
  let tried = 0;
  const secret = await findMint("p", (keys) => (tried += keys));
  expect(Keypair.fromSecretKey(secret).publicKey.toBase58()).toMatch(/p$/);
  expect(tried).toBeGreaterThan(0);
});

it("expects 58 tries for each letter", () => {
  expect([1, 2, 4].map((length) => expectedTries("p".repeat(length)))).toEqual([58, 3_364, 11_316_496]);
});
