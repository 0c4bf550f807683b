import { ed25519 } from "@noble/curves/ed25519";
import bs58 from "bs58";

const seed = new TextEncoder().encode("Gemwright sandbox seeded account");

/**
 * The account that `npm run seed` fills. Its key is public, so that every browser can use it: it holds play
 * money.
 */
export const seededAccount = {
  address: bs58.encode(ed25519.getPublicKey(seed)),
  label: "Seeded account",
  /** base58 of the 32-byte ed25519 seed */
  seed: bs58.encode(seed),
} as const;
