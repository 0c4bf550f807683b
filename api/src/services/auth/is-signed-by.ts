import { createPublicKey, verify } from "node:crypto";
import { ed25519 } from "@noble/curves/ed25519";
import bs58 from "bs58";
import { chainBytes } from "#contract/limits.ts";

/** The DER prefix of a raw ed25519 public key. */
const DER_HEAD = Buffer.from("302a300506032b6570032100", "hex");

/** True if `signature` (base64) is the address's ed25519 signature over the message's UTF-8 bytes. */
export function isSignedBy(address: string, message: string, signature: string): boolean {
  const bytes = Buffer.from(signature, "base64");
  if (bytes.length !== chainBytes.signature || bytes.toString("base64") !== signature) return false;
  try {
    // Anybody can forge signatures for the few keys of small order.
    if (ed25519.Point.fromHex(bs58.decode(address)).isSmallOrder()) return false;
    const der = Buffer.concat([DER_HEAD, bs58.decode(address)]);
    const key = createPublicKey({ key: der, format: "der", type: "spki" });
    return verify(null, Buffer.from(message, "utf8"), key, bytes);
  } catch {
    return false;
  }
}
