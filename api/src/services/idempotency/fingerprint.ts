import { createHash } from "node:crypto";

/**
 * The SHA-256 of a request's parsed parts, independent of the order of its fields; files count by their
 * bytes.
 */
export const fingerprint = (parts: unknown): string =>
  createHash("sha256").update(canonical(parts)).digest("hex");

function canonical(value: unknown): string {
  if (value instanceof Uint8Array) return `bytes:${createHash("sha256").update(value).digest("hex")}`;
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(",")}}`;
}
