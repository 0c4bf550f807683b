import type { Context } from "hono";
import type { Endpoint, Parsed } from "#contract/endpoint.ts";
import { CodedError, errorSentence } from "#contract/errors.ts";
import { upload } from "#contract/limits.ts";
import { validationError } from "./failures.ts";
import { MOST_TEXT, parseForm } from "./parse-form.ts";

/** Bytes that a body may have, by its type; with files, it may hold a logo and a banner. */
export const bodyLimits = {
  json: 256 * 1024,
  form: 64 * 1024,
  multipart: 256 * 1024,
  files: 2 * upload.maxBytes + MOST_TEXT,
} as const;

const contentTypes = {
  json: /^application\/(?:[\w.+-]+\+)?json\b/i,
  form: /^application\/x-www-form-urlencoded\b/i,
  multipart: /^multipart\/form-data\s*(?:;|$)/i,
} as const;

export interface Body {
  /** Not validated yet. */
  fields: unknown;
  /** The files of a multipart body, by their field. */
  files: Readonly<Record<string, Uint8Array>>;
}

/** The body as its content type says. */
export async function readBody(endpoint: Endpoint, c: Context, take: TakeMemory): Promise<Body> {
  const type = endpoint.bodyType ?? "json";
  const contentType = requireType(c, type);
  const limit = bodyLimits[endpoint.files ? "files" : type];
  requireFitting(c, limit);
  const bytes = await readBytes(c, limit, take);
  return type === "json" ? { fields: parseJson(bytes), files: {} } : parseForm(bytes, contentType);
}

/** Requires a content type of this kind, and returns it. */
export function requireType(c: Context, type: keyof typeof contentTypes): string {
  const contentType = c.req.header("content-type") ?? "";
  if (!contentTypes[type].test(contentType)) throw new CodedError("unsupported_media_type");
  return contentType;
}

/** Picks the endpoint's files; throws if a required one is missing. */
export function pickFiles({ files: wanted }: Endpoint, { files }: Body): Parsed<Endpoint>["files"] {
  if (!wanted) return undefined;
  const missing = Object.keys(wanted).filter((name) => wanted[name] === "required" && !files[name]);
  if (missing.length > 0) {
    const message = errorSentence("fields_missing");
    throw validationError(missing.map((name) => ({ path: [name], message })));
  }
  return Object.fromEntries(Object.entries(files).filter(([name]) => Object.hasOwn(wanted, name)));
}

/** Counts bytes that have arrived; throws if there is no memory for them. */
export type TakeMemory = (bytes: number) => void;

/** How fast a body has to come. Times are milliseconds. */
export const arrival = {
  /** Without any byte. */
  silence: 10_000,
  /** Over which the rate is looked at: what came fast before excuses nothing. */
  window: 10_000,
  /** Bytes a second within each window: a phone with little reception. */
  rate: 20_000,
} as const;

/** Reads the body's bytes, counted on arrival. A body that comes too slowly is refused. */
export async function readBytes(
  c: Context,
  limit: number,
  take: TakeMemory = () => undefined,
): Promise<Buffer<ArrayBuffer>> {
  requireFitting(c, limit);
  const parts: Uint8Array[] = [];
  let size = 0;
  let [began, before] = [performance.now(), 0];
  for await (const part of withoutSilence(c.req.raw.body)) {
    size += part.byteLength;
    if (size > limit) throw new CodedError("payload_too_large");
    const now = performance.now();
    if (now - began > arrival.window) {
      if (size - before < (arrival.rate * (now - began)) / 1_000) throw new CodedError("bad_request");
      [began, before] = [now, size];
    }
    take(part.byteLength);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function requireFitting(c: Context, limit: number): void {
  if (Number(c.req.header("content-length") ?? 0) > limit) throw new CodedError("payload_too_large");
}

async function* withoutSilence(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const silence = createSilence();
      const read = reader.read().catch(brokenOff);
      const { done, value } = await Promise.race([read, silence.ends]).finally(silence.forget);
      if (done) return;
      yield value;
    }
  } finally {
    // Not awaited: a stalled body may never end.
    reader.cancel().catch(() => {});
  }
}

/**
 * A client that breaks off its body is gone. That is not the server's failure and must not be logged as one.
 */
const brokenOff = (): never => {
  throw new CodedError("bad_request");
};

function createSilence(): { ends: Promise<never>; forget(): void } {
  let timer: NodeJS.Timeout | undefined;
  const ends = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CodedError("bad_request")), arrival.silence);
  });
  return { ends, forget: () => clearTimeout(timer) };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new CodedError("invalid_json");
  }
}
