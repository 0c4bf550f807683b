import { createHmac, randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Derives values that can be derived again: HMAC-SHA-256 in base64url (43 characters). */
export type Derive = (...parts: readonly (string | number)[]) => string;

export const deriveWith =
  (key: Buffer): Derive =>
  (...parts) =>
    createHmac("sha256", key).update(parts.join("|")).digest("base64url");

/**
 * The server's own key: from the configuration, in hexadecimal, or else generated once and kept in the data
 * folder.
 */
export function serverKey(configured: string, folder: string): Buffer {
  if (configured) return Buffer.from(configured, "hex");
  const path = join(folder, "server-key");
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  chmodSync(path, 0o600);
  return Buffer.from(readFileSync(path, "utf8").trim(), "hex");
}
