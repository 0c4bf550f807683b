import type { Context } from "hono";
import { takesEncoding } from "../accept-encoding.ts";
import { encodedTag, isUnchanged } from "./etag.ts";
import type { WebFile } from "./web-files.ts";

/** Answers a file in the smallest encoding that the client accepts, or 304 if the client has it. */
export function sendFile(c: Context, file: WebFile, cacheControl: string): Response {
  const accepted = c.req.header("accept-encoding");
  const encoding = (["br", "gzip"] as const).find((name) => file[name] && takesEncoding(name, accepted));
  const etag = encoding ? encodedTag(file.etag, encoding) : file.etag;
  c.header("Cache-Control", cacheControl);
  c.header("ETag", etag);
  c.header("Vary", "Accept-Encoding");
  c.header("Content-Type", file.type);
  if (isUnchanged(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  if (encoding) c.header("Content-Encoding", encoding);
  // The same bytes for everybody: a copy for each request would be a gigabyte where many do not read.
  return c.body((encoding && file[encoding]) ?? file.identity, 200);
}
