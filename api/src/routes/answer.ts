import type { Context } from "hono";
import type { Endpoint } from "#contract/endpoint.ts";
import { takesEncoding } from "../accept-encoding.ts";
import { type Compression, KeptJson } from "../kept-json.ts";
import { encodedTag, knownTag } from "./etag.ts";

export function answer(c: Context, endpoint: Endpoint, result: unknown): Response | Promise<Response> {
  if (result instanceof Response) return result;
  if (result instanceof KeptJson) return answerKept(c, result);
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  return c.json(result as object, endpoint.status ?? 200);
}

/** Bytes below which compressing does not pay. */
export const WORTH_COMPRESSING = 1_024;

/** Answered with an ETag, and in a compressed form that is kept with the text. */
async function answerKept(c: Context, kept: KeptJson): Promise<Response> {
  c.header("Cache-Control", "private, no-cache");
  c.header("Vary", "Accept-Encoding", { append: true });
  const known = knownTag(c.req.header("if-none-match"), kept.etag);
  if (known !== undefined) {
    // With the encoding that the client has.
    c.header("ETag", known.startsWith('"') ? known : kept.etag);
    return c.body(null, 304);
  }
  c.header("Content-Type", "application/json");
  const accepted = c.req.header("accept-encoding");
  const name = compressions.find((each) => takesEncoding(each, accepted));
  if (name === undefined || kept.bytes.length < WORTH_COMPRESSING) {
    c.header("ETag", kept.etag);
    return c.body(new Uint8Array(kept.bytes), 200);
  }
  const bytes = await kept.compressed(name);
  c.header("Content-Encoding", name);
  c.header("Content-Length", String(bytes.length));
  c.header("ETag", encodedTag(kept.etag, name));
  return c.body(new Uint8Array(bytes), 200);
}

/** Best first. */
export const compressions: readonly Compression[] = ["br", "gzip"];
