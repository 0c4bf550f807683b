import type { Hono } from "hono";
import { CodedError } from "#contract/errors.ts";
import type { ServerDeps } from "../deps.ts";
import { readMetadata } from "../services/launches/metadata.ts";
import { isUnchanged } from "./etag.ts";
import { sendBlob } from "./send-blob.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";

const mediaTypes: Readonly<Record<string, string>> = { webp: "image/webp", png: "image/png" };

/** Serves what is kept for ever: pictures by their hash, and the metadata that mints point to. */
export function mountFiles(app: Hono, deps: ServerDeps): void {
  app.get("/media/:name", async (c) => {
    const name = c.req.param("name");
    const type = mediaTypes[name.slice(name.lastIndexOf(".") + 1)];
    const blob = type ? await deps.blobs.open(name) : null;
    if (!blob || !type) throw new CodedError("not_found");
    const etag = `"${name}"`;
    const headers = {
      "Cache-Control": IMMUTABLE,
      ETag: etag,
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
    if (isUnchanged(c.req.header("if-none-match"), etag)) {
      // A bucket goes on sending what nobody takes.
      await blob.bytes.cancel();
      return c.body(null, 304, headers);
    }
    return sendBlob(deps, c, blob, { ...headers, "Content-Type": type });
  });
  app.get("/m/:file{[0-9a-f]{16}\\.json}", async (c) => {
    const json = await readMetadata(deps, { id: c.req.param("file").slice(0, 16) });
    return c.body(json, 200, {
      "Content-Type": "application/json",
      "Cache-Control": IMMUTABLE,
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });
}
