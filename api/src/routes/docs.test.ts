import { describe, expect, it } from "vitest";
import { createTestApp } from "../testing/test-app.ts";

const files = ["docs.css", "docs.js", "swagger-ui.css", "swagger-ui-bundle.js"];

describe("the docs page", () => {
  it("loads its own four files, and has a policy that lets it load nothing else", async () => {
    const { app } = createTestApp();
    const page = await app.request("/api/v1/docs");
    const html = await page.text();
    const loaded = [...html.matchAll(/(?:src|rel="stylesheet" href)="([^"]+)"/g)].map(([, path]) => path);
    expect(loaded.sort()).toEqual(files.map((name) => `/api/v1/docs/${name}`).sort());
    expect(html).not.toMatch(/https?:\/\//);
    const policy = page.headers.get("content-security-policy") ?? "";
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split("; ")).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it("bears the product's name, as text", async () => {
    const { app } = createTestApp({}, { PRODUCT_NAME: "<b>Frog</b>" });
    const html = await (await app.request("/api/v1/docs")).text();
    expect(html).toContain("<title>&#60;b&#62;Frog&#60;/b&#62; API</title>");
    expect(html).not.toContain("<b>");
  });

  it.each(files)("serves %s compressed where it is large, and as 304 to who has it", async (name) => {
    const { app } = createTestApp();
    const get = (headers: Record<string, string> = {}) => app.request(`/api/v1/docs/${name}`, { headers });
    const first = await get();
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toMatch(
      name.endsWith(".css") ? /^text\/css/ : /^text\/javascript/,
    );
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    const again = await get({ "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    if (!name.startsWith("swagger-ui")) return;
    const packed = await get({ "accept-encoding": "br" });
    expect(packed.headers.get("content-encoding")).toBe("br");
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan((await first.arrayBuffer()).byteLength / 3);
  });

  it("serves no other file of that package, nor of any other", async () => {
    const { app } = createTestApp();
    for (const name of [
      "package.json",
      "index.html",
      "swagger-ui.js",
      "swagger-initializer.js",
      "oauth2-redirect.html",
      "swagger-ui-bundle.js.map",
      "..%2fpackage.json",
      "%2e%2e/package.json",
      "swagger-ui.css/../package.json",
      "",
    ]) {
      expect([name, (await app.request(`/api/v1/docs/${name}`)).status]).toEqual([name, 404]);
    }
  });
});
