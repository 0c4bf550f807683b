import type { Context, MiddlewareHandler } from "hono";
import { compressors } from "../kept-json.ts";
import { compressionFor } from "./answer.ts";
import { encodedTag, knownTag } from "./etag.ts";

const COMPRESSIBLE = /^(?:application\/json|text\/html)\b/;

/**
 * Compresses JSON and pages that no endpoint has compressed itself, off the event loop. Each encoding has an entity tag
 * of its own.
 */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.get("isAsSent")) return;
  if (c.res.status === 304) return keepTag(c);
  if (!isCompressible(c)) return;
  vary(c.res.headers);
  if (compressionFor(c, Number.POSITIVE_INFINITY) === undefined) return;
  const plain = Buffer.from(await c.res.arrayBuffer());
  const encoding = compressionFor(c, plain.length);
  const bytes = encoding ? await compressors[encoding](plain) : plain;
  c.res = new Response(new Uint8Array(bytes), c.res);
  const { headers } = c.res;
  headers.set("Content-Length", String(bytes.length));
  if (!encoding) return;
  headers.set("Content-Encoding", encoding);
  const etag = headers.get("ETag");
  if (etag) headers.set("ETag", encodedTag(etag, encoding));
};

const isCompressible = (c: Context): boolean => {
  const { headers } = c.res;
  return (
    COMPRESSIBLE.test(headers.get("Content-Type") ?? "") &&
    !headers.has("Content-Encoding") &&
    !/\bno-transform\b/.test(headers.get("Cache-Control") ?? "") &&
    // Asked last, because it copies the bytes.
    c.res.body !== null
  );
};

/** A 304 keeps the entity tag that the client sent, with its encoding. */
function keepTag(c: Context): void {
  const { headers } = c.res;
  vary(headers);
  const known = knownTag(c.req.header("if-none-match"), headers.get("ETag") ?? "");
  if (known?.startsWith('"')) headers.set("ETag", known);
}

function vary(headers: Headers): void {
  const names = headers.get("Vary");
  if (names !== "*" && !/\baccept-encoding\b/i.test(names ?? "")) headers.append("Vary", "Accept-Encoding");
}
