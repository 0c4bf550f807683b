import type { Context, MiddlewareHandler } from "hono";
import { SessionTokens } from "#contract/auth.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { takesEncoding } from "../accept-encoding.ts";
import { compressors } from "../kept-json.ts";
import { compressions, WORTH_COMPRESSING } from "./answer.ts";
import { encodedTag, knownTag } from "./etag.ts";

const COMPRESSIBLE = /^(?:application\/json|text\/html)\b/;

/** Compresses JSON and pages, off the event loop. Each encoding has an entity tag of its own. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status === 304) return keepTag(c);
  if (!isCompressible(c)) return;
  vary(c.res.headers);
  const accepted = c.req.header("accept-encoding");
  const encoding = compressions.find((name) => takesEncoding(name, accepted));
  if (!encoding) return;
  const plain = Buffer.from(await c.res.arrayBuffer());
  const isSmall = plain.length < WORTH_COMPRESSING;
  const bytes = isSmall ? plain : await compressors[encoding](plain);
  c.res = new Response(new Uint8Array(bytes), c.res);
  const { headers } = c.res;
  headers.set("Content-Length", String(bytes.length));
  if (isSmall) return;
  headers.set("Content-Encoding", encoding);
  const etag = headers.get("ETag");
  if (etag) headers.set("ETag", encodedTag(etag, encoding));
};

/**
 * Session tokens are not compressed: with an attacker's guess beside them, the length would show how good the
 * guess is (BREACH).
 */
const handsOutTokens = (c: Context): boolean => {
  const name = c.get("endpoint");
  const row: Endpoint | undefined = name && endpoints[name];
  return row?.output === SessionTokens;
};

const isCompressible = (c: Context): boolean => {
  const { headers } = c.res;
  return (
    COMPRESSIBLE.test(headers.get("Content-Type") ?? "") &&
    !headers.has("Content-Encoding") &&
    !/\bno-transform\b/.test(headers.get("Cache-Control") ?? "") &&
    !handsOutTokens(c) &&
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
