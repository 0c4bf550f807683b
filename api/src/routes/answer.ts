import type { Context } from "hono";
import { SessionTokens } from "#contract/auth.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { takesEncoding } from "../accept-encoding.ts";
import { type Compression, compressors, KeptJson } from "../kept-json.ts";
import { encodedTag, knownTag } from "./etag.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** The answer is compressed already, or is not to be. */
    isAsSent: boolean | undefined;
  }
}

export function answer(c: Context, endpoint: Endpoint, result: unknown): Response | Promise<Response> {
  if (result instanceof Response) return result;
  c.set("isAsSent", true);
  c.header("Vary", "Accept-Encoding", { append: true });
  return result instanceof KeptJson ? answerKept(c, result) : answerJson(c, endpoint, JSON.stringify(result));
}

/**
 * Session tokens are not compressed: with an attacker's guess beside them, the length would show how good the
 * guess is (BREACH).
 */
async function answerJson(c: Context, endpoint: Endpoint, text: string): Promise<Response> {
  c.header("Content-Type", "application/json");
  const status = endpoint.status ?? 200;
  const name = endpoint.output === SessionTokens ? undefined : compressionFor(c, text.length);
  if (name === undefined) return c.body(text, status);
  const bytes = await compressors[name](Buffer.from(text));
  setEncoding(c, name, bytes);
  return c.body(bytes, status);
}

const WORTH_COMPRESSING = 1_024;

/** Answered with an ETag, and in a compressed form that is kept with the text. */
async function answerKept(c: Context, kept: KeptJson): Promise<Response> {
  c.header("Cache-Control", "private, no-cache");
  const known = knownTag(c.req.header("if-none-match"), kept.etag);
  if (known !== undefined) {
    // With the encoding that the client has.
    c.header("ETag", known.startsWith('"') ? known : kept.etag);
    return c.body(null, 304);
  }
  c.header("Content-Type", "application/json");
  const name = compressionFor(c, kept.bytes.length);
  if (name === undefined) {
    c.header("ETag", kept.etag);
    return c.body(kept.bytes, 200);
  }
  const bytes = await kept.compressed(name);
  setEncoding(c, name, bytes);
  c.header("ETag", encodedTag(kept.etag, name));
  return c.body(bytes, 200);
}

function setEncoding(c: Context, name: Compression, bytes: Buffer): void {
  c.header("Content-Encoding", name);
  c.header("Content-Length", String(bytes.length));
}

/** Best first. */
const compressions: readonly Compression[] = ["br", "gzip"];

/** The best one that the client takes; none for few bytes, where it does not pay. */
export const compressionFor = (c: Context, length: number): Compression | undefined => {
  const accepted = c.req.header("accept-encoding");
  return length < WORTH_COMPRESSING ? undefined : compressions.find((each) => takesEncoding(each, accepted));
};
