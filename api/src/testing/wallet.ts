import { createPrivateKey, sign } from "node:crypto";
import { Keypair } from "@solana/web3.js";

/** The DER prefix of a raw ed25519 secret key. */
const DER_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");

export interface TestWallet {
  keypair: Keypair;
  address: string;
  /** Base64 of the signature over the text. */
  sign(message: string): string;
}

export function createTestWallet(keypair = Keypair.generate()): TestWallet {
  const der = Buffer.concat([DER_HEAD, keypair.secretKey.slice(0, 32)]);
  const key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  return {
    keypair,
    address: keypair.publicKey.toBase58(),
    sign: (message) => sign(null, Buffer.from(message, "utf8"), key).toString("base64"),
  };
}
