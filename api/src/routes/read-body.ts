import type { Context } from "hono";
import type { Endpoint, Parsed } from "#contract/endpoint.ts";
import { CodedError, errorSentence } from "#contract/errors.ts";
import { upload } from "#contract/limits.ts";
import { validationError } from "./failures.ts";

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

export interface Body {
  /** Not validated yet. */
  fields: unknown;
  /** The files of a multipart body, by their field. */
  files: Readonly<Record<string, Uint8Array>>;
}

/** The body as its content type says. */
export async function readBody(endpoint: Endpoint, c: Context): Promise<Body> {
  const type = endpoint.bodyType ?? "json";
  if (!contentTypes[type].test(c.req.header("content-type") ?? "")) {
    throw new CodedError("unsupported_media_type");
  }
  const bytes = await readBytes(c, bodyLimits[type]);
  if (type === "json") return { fields: parseJson(bytes), files: {} };
  return parseForm(bytes, c.req.header("content-type") ?? "");
}

/** The files that the endpoint knows; without one that it must have, the request is not complete. */
export function pickFiles({ files: wanted }: Endpoint, { files }: Body): Parsed<Endpoint>["files"] {
  if (!wanted) return undefined;
  const missing = Object.keys(wanted).filter((name) => wanted[name] === "required" && !files[name]);
  if (missing.length > 0) {
    const message = errorSentence("fields_missing");
    throw validationError(missing.map((name) => ({ path: [name], message })));
  }
  return Object.fromEntries(Object.entries(files).filter(([name]) => Object.hasOwn(wanted, name)));
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
async function parseForm(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<Body> {
  requireFewParts(bytes, contentType);
  const parts = [...(await parseParts(bytes, contentType))];
  const fields = parts.filter(([, value]) => typeof value === "string");
  const files: [string, Uint8Array][] = [];
  for (const [name, value] of parts) {
    // A browser sends a file field that was left empty as a file without name and bytes.
    const isFile = typeof value !== "string" && (value.size > 0 || value.name !== "");
    if (isFile) files.push([name, new Uint8Array(await value.arrayBuffer())]);
  }
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}

async function parseParts(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "content-type": contentType } }).formData();
  } catch {
    throw new CodedError("bad_request");
  }
}

const MOST_PARTS = 100;

/** Hundreds of thousands of tiny parts fit into a body, and would hold up everybody while they are taken apart. */
function requireFewParts(bytes: Buffer, contentType: string): void {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  if (boundary === undefined) return;
  let count = 0;
  for (let at = bytes.indexOf(boundary); at >= 0; at = bytes.indexOf(boundary, at + boundary.length)) {
    if (++count > MOST_PARTS) throw new CodedError("bad_request");
  }
}
