import type { Context } from "hono";
import type { Endpoint } from "#contract/endpoint.ts";
import { etagOf, isUnchanged } from "./etag.ts";

/** Finished JSON text, which is answered with an ETag. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export function answer(c: Context, endpoint: Endpoint, result: unknown): Response {
  if (result instanceof Response) return result;
  if (result instanceof JsonText) return answerText(c, result.text);
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  return c.json(result as object, endpoint.status ?? 200);
}

function answerText(c: Context, text: string): Response {
  const etag = etagOf(text);
  c.header("ETag", etag);
  c.header("Cache-Control", "private, no-cache");
  if (isUnchanged(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  return c.body(text, 200, { "Content-Type": "application/json" });
}
