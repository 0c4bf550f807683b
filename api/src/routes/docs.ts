import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Hono } from "hono";
import { docsPage, docsScript, docsStyle } from "../openapi/docs-page.ts";
import type { World } from "../world.ts";
import { etagOf } from "./etag.ts";
import { onlyGet } from "./only-get.ts";
import { sendFile } from "./send-file.ts";
import { createWebFiles, type WebFile } from "./web-files.ts";

const PATH = "/api/v1/docs";

/** The files of Swagger UI that the page needs: no other file of that package can be had. */
const ASSETS = ["swagger-ui.css", "swagger-ui-bundle.js"] as const;

/** The page's own policy: nothing from elsewhere, no `eval`. Swagger UI sets style attributes and draws icons as data. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** `/api/v1/docs`: a page to read and try the API at. */
export function mountDocs(app: Hono, { settings }: World): void {
  const html = docsPage(settings.productName, PATH);
  onlyGet(app, PATH, (c) =>
    c.html(html, 200, { "Content-Security-Policy": POLICY, "Cache-Control": "no-cache" }),
  );
  for (const [name, file] of Object.entries({
    "docs.css": own("text/css", docsStyle),
    "docs.js": own("text/javascript", docsScript),
  })) {
    onlyGet(app, `${PATH}/${name}`, (c) => sendFile(c, file, "public, no-cache"));
  }
  const files = createWebFiles(
    dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json")),
  );
  for (const name of ASSETS) {
    onlyGet(app, `${PATH}/${name}`, async (c) => {
      const file = await files.read(`/${name}`);
      if (!file) throw new Error(`Swagger UI has no ${name}.`);
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
