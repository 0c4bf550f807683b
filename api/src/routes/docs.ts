import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Hono } from "hono";
import { CodedError } from "#contract/errors.ts";
import type { ServerDeps } from "../deps.ts";
import { docsPage, docsScript } from "../openapi/docs-page.ts";
import { docsStyle } from "../openapi/docs-style.ts";
import { etagOf } from "./etag.ts";
import { onlyGet } from "./only-get.ts";
import { sendFile } from "./send-file.ts";
import { createWebFiles, type WebFile } from "./web-files.ts";

const PATH = "/api/v1/docs";

/** The page's own policy: nothing from elsewhere, no `eval`, no inline style. Icons are drawn as data. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** `/api/v1/docs`: a page to read and try the API at, and the four files that it needs. */
export function mountDocs(app: Hono, { settings }: ServerDeps): void {
  const html = docsPage(settings.productName, PATH);
  onlyGet(app, PATH, (c) =>
    c.html(html, 200, { "Content-Security-Policy": POLICY, "Cache-Control": "no-cache" }),
  );
  const swagger = createWebFiles(dirname(createRequire(import.meta.url).resolve("swagger-ui-dist")));
  const files: Record<string, () => Promise<WebFile | null>> = {
    "docs.css": async () => own("text/css", docsStyle),
    "docs.js": async () => own("text/javascript", docsScript),
    "swagger-ui.css": () => swagger.read("/swagger-ui.css"),
    "swagger-ui-bundle.js": () => swagger.read("/swagger-ui-bundle.js"),
  };
  for (const [name, read] of Object.entries(files)) {
    onlyGet(app, `${PATH}/${name}`, async (c) => {
      const file = await read();
      if (!file) throw new CodedError("not_found");
      return sendFile(c, file, "public, no-cache");
    });
  }
}

const own = (type: string, text: string): WebFile => ({
  type: `${type}; charset=utf-8`,
  etag: etagOf(text),
  identity: Buffer.from(text),
  br: null,
  gzip: null,
});
