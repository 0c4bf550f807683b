import type { Context } from "hono";
import type { Endpoint } from "#contract/endpoint.ts";
import { CodedError } from "#contract/errors.ts";
import { upload } from "#contract/limits.ts";

/** Bytes that a body may have, by its type. A multipart body may hold a logo and a banner. */
export const bodyLimits = {
  json: 256 * 1024,
  form: 64 * 1024,
  multipart: 2 * upload.maxBytes + 256 * 1024,
} as const;

const contentTypes = {
  json: /^application\/(?:[\w.+-]+\+)?json\b/i,
  form: /^application\/x-www-form-urlencoded\b/i,
  multipart: /^multipart\/form-data\b/i,
} as const;

/** The body as its content type says, not validated yet. */
export async function readBody(endpoint: Endpoint, c: Context): Promise<unknown> {
  const type = endpoint.bodyType ?? "json";
  if (!contentTypes[type].test(c.req.header("content-type") ?? "")) {
    throw new CodedError("unsupported_media_type");
  }
  const bytes = await readBytes(c, bodyLimits[type]);
  return type === "json" ? parseJson(bytes) : parseForm(bytes, c.req.header("content-type") ?? "");
}

/** The body's bytes, counted while they come. */
export async function readBytes(c: Context, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(c.req.header("content-length") ?? 0) > limit) throw new CodedError("payload_too_large");
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (c.req.raw.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > limit) throw new CodedError("payload_too_large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new CodedError("invalid_json");
  }
}

/** Fields of a form; an empty optional field counts as absent only where the schema says so. */
async function parseForm(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<unknown> {
  try {
    const form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
    return Object.fromEntries(form.entries());
  } catch {
    throw new CodedError("bad_request");
  }
}
