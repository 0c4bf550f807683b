import type { Hono } from "hono";
import manifest from "../../../package.json" with { type: "json" };
import type { ServerDeps } from "../deps.ts";
import { openApiDocument } from "../openapi/document.ts";
import { etagOf, isUnchanged } from "./etag.ts";
import { onlyGet } from "./only-get.ts";

/** `GET /api/v1/openapi.json`, built at the first request. */
export function mountOpenApi(app: Hono, { settings }: ServerDeps): void {
  let made: { text: string; etag: string } | undefined;
  const make = () => {
    const text = JSON.stringify(
      openApiDocument({ productName: settings.productName, version: manifest.version }),
    );
    return { text, etag: etagOf(text) };
  };
  onlyGet(app, "/api/v1/openapi.json", (c) => {
    made ??= make();
    c.header("ETag", made.etag);
    c.header("Cache-Control", "public, no-cache");
    if (isUnchanged(c.req.header("if-none-match"), made.etag)) return c.body(null, 304);
    return c.body(made.text, 200, { "Content-Type": "application/json" });
  });
}
