import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, it } from "vitest";
import { takeDownSite } from "../services/operator/sites.ts";
import { askHost, withServer } from "../testing/http.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createDispatch } from "./dispatch.ts";
import { createViewCounter } from "./view-counter.ts";

const DAY = 86_400_000;
const FROG = "frog.localhost:8000";

/** A server with one live site, asked over real sockets. */
async function hosted(use: (fixture: Hosted) => Promise<void>): Promise<void> {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const token = await testApp.draft(session);
  const website = await testApp.website(session, token.id, "frog");
  const deploy = () => testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  await deploy();
  const views = createViewCounter(testApp.deps.store);
  const listener = createDispatch(testApp.deps, getRequestListener(testApp.app.fetch), views);
  // Each request waits until this server knows what the others changed.
  const informed: RequestListener = (request, response) =>
    void testApp.waitForNotices().then(() => listener(request, response));
  await withServer(informed, (port) => use({ testApp, port, session, token, views, deploy }));
}

type TestApp = ReturnType<typeof createTestApp>;
interface Hosted {
  testApp: TestApp;
  port: number;
  session: Awaited<ReturnType<TestApp["signIn"]>>;
  token: Awaited<ReturnType<TestApp["draft"]>>;
  views: ReturnType<typeof createViewCounter>;
  deploy(): Promise<unknown>;
}

describe("a hosted site", () => {
  it("is answered on its own host with its own strict headers", () =>
    hosted(async ({ port }) => {
      const { status, headers, bytes } = await askHost(port, FROG);
      expect(status).toBe(200);
      expect(bytes.toString()).toContain("a frog astronaut");
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      for (const part of [
        "connect-src 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ]) {
        expect(headers["content-security-policy"]).toContain(part);
      }
      expect(headers["set-cookie"]).toBe(undefined);
      expect(headers["access-control-allow-origin"]).toBe(undefined);
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }));

  it("comes compressed as the client takes it, the same bytes each way", () =>
    hosted(async ({ port }) => {
      const plain = (await askHost(port, FROG)).bytes;
      const get = (accept: string) => askHost(port, FROG, { headers: { "accept-encoding": accept } });
      const br = await get("gzip, deflate, br");
      expect(br.headers["content-encoding"]).toBe("br");
      expect(brotliDecompressSync(br.bytes)).toEqual(plain);
      const gzip = await get("gzip;q=1.0, br;q=0");
      expect(gzip.headers["content-encoding"]).toBe("gzip");
      expect(gunzipSync(gzip.bytes)).toEqual(plain);
      expect((await get("identity")).headers["content-encoding"]).toBe(undefined);
      expect(br.headers.vary).toBe("Accept-Encoding");
      expect(br.headers.etag).not.toBe(gzip.headers.etag);
    }));

  it("answers HEAD without a body, a known version with 304, and other methods with 405", () =>
    hosted(async ({ port }) => {
      const whole = await askHost(port, FROG);
      const head = await askHost(port, FROG, { method: "HEAD" });
      expect([head.status, head.bytes.length]).toEqual([200, 0]);
      expect(head.headers["content-length"]).toBe(String(whole.bytes.length));
      const etag = String(whole.headers.etag);
      const again = await askHost(port, FROG, { headers: { "if-none-match": `"x", ${etag}` } });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
      for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
        expect((await askHost(port, FROG, { method })).status).toBe(405);
      }
    }));

  it("serves its pictures and no API, whatever the path", () =>
    hosted(async ({ port }) => {
      const logo = await askHost(port, FROG, { path: "/logo.webp?v=1" });
      expect([logo.status, logo.headers["content-type"]]).toEqual([200, "image/webp"]);
      const paths = ["/api/v1/config", "/healthz", "/m/0123456789abcdef.json", "/%2e%2e/x", "//", "/x", "*"];
      for (const path of paths)
        expect([path, (await askHost(port, FROG, { path })).status]).toEqual([path, 404]);
    }));

  it("registers no service worker", () =>
    hosted(async ({ port }) => {
      const { status } = await askHost(port, FROG, { headers: { "service-worker": "script" } });
      expect(status).toBe(403);
    }));

  it("is offline after 24 hours, with its data in browsers cleared, and back when deployed again", () =>
    hosted(async ({ testApp, port, session, token }) => {
      testApp.clock.advance(DAY);
      const gone = await askHost(port, FROG);
      expect(gone.status).toBe(410);
      expect(gone.headers["clear-site-data"]).toContain("storage");
      expect(gone.bytes.toString()).toContain("has ended");
      expect(gone.bytes.toString()).toContain("/contact?report=frog.localhost%3A8000");
      const later = await testApp.signIn(session.wallet);
      await testApp.call("deployTokenWebsite", { session: later, params: { id: token.id } });
      expect((await askHost(port, FROG)).status).toBe(200);
    }));

  it("is offline the moment its token is deleted", () =>
    hosted(async ({ testApp, port, session, token }) => {
      expect((await askHost(port, FROG)).status).toBe(200);
      await testApp.call("deleteToken", { session, params: { id: token.id } });
      expect((await askHost(port, FROG)).status).toBe(410);
      expect((await askHost(port, FROG, { path: "/logo.webp" })).status).toBe(410);
    }));

  it("says on every path that it was taken down, and clears its data in browsers", () =>
    hosted(async ({ testApp, port }) => {
      expect((await askHost(port, FROG)).status).toBe(200);
      await takeDownSite(testApp.deps, { host: FROG, reason: "fraud" });
      for (const path of ["/", "/logo.webp", "/robots.txt"]) {
        const { status, headers, bytes } = await askHost(port, FROG, { path });
        expect([path, status]).toEqual([path, 410]);
        expect(headers["clear-site-data"]).toContain("storage");
        expect(headers["content-security-policy"]).toContain("default-src 'none'");
        expect(bytes.toString()).toContain("was taken down");
        expect(bytes.toString()).not.toContain("fraud");
      }
    }));

  it("says what crawlers may read, and where to report a vulnerability", () =>
    hosted(async ({ port }) => {
      const read = async (path: string) => {
        const { status, headers, bytes } = await askHost(port, FROG, { path });
        return [status, headers["content-type"], bytes.toString()];
      };
      const text = "text/plain; charset=utf-8";
      expect(await read("/robots.txt")).toEqual([
        200,
        text,
        `User-agent: *\nAllow: /\nSitemap: http://${FROG}/sitemap.xml\n`,
      ]);
      const [, type, map] = await read("/sitemap.xml");
      expect([type, map]).toEqual([
        "application/xml; charset=utf-8",
        expect.stringContaining(`<loc>http://${FROG}/</loc>`),
      ]);
      const [, , security] = await read("/.well-known/security.txt");
      expect(security).toMatch(
        /^Contact: mailto:\S+@\S+\nContact: http\S+\/contact\?report=\S+\nExpires: \d{4}-\S+Z\n$/,
      );
    }));

  it("counts views, and neither HEAD nor what a browser has already", () =>
    hosted(async ({ testApp, port, session, token, views }) => {
      const head = await askHost(port, FROG, { method: "HEAD" });
      const known = { "if-none-match": String(head.headers.etag) };
      expect((await askHost(port, FROG, { headers: known })).status).toBe(304);
      for (let i = 0; i < 3; i++) await askHost(port, FROG);
      await askHost(port, FROG, { path: "/logo.webp" });
      await views.flush();
      const website = await testApp.deps.store.websites.ofToken(session.user.id, token.id);
      expect(website?.views).toBe(3);
    }));
});

describe("other hosts", () => {
  it("get a 404 page below the sites' domain, and 421 elsewhere", () =>
    hosted(async ({ port }) => {
      const unknown = await askHost(port, "toad.localhost:8000");
      expect(unknown.status).toBe(404);
      expect(unknown.bytes.toString()).toContain("Nobody has mined this one yet");
      for (const host of ["evil.example", "a.b.localhost:8000", "localhost:1", "127.0.0.1:8000"]) {
        expect([host, (await askHost(port, host)).status]).toEqual([host, 421]);
      }
    }));

  it("reach the app by its name, and the health check by loopback", () =>
    hosted(async ({ port }) => {
      expect((await askHost(port, "localhost:8000", { path: "/api/v1/config" })).status).toBe(200);
      for (const host of ["127.0.0.1:8000", "[::1]:8000", "localhost"]) {
        const { status, bytes } = await askHost(port, host, { path: "/readyz" });
        expect([host, status]).toEqual([host, 200]);
        expect(JSON.parse(bytes.toString())).toEqual({ status: "ready", database: true, blobs: true });
      }
    }));

  it("get 400 if a proxy might read another host from the request", () =>
    hosted(async ({ port }) => {
      const ask = async (target: string, ...hosts: string[]) => {
        const socket = connect(port, "127.0.0.1");
        const lines = hosts.map((host, at) => `${at % 2 === 0 ? "Host" : "hOST"}: ${host}\r\n`);
        socket.write(`GET ${target} HTTP/1.1\r\n${lines.join("")}Connection: close\r\n\r\n`);
        const answer = Buffer.concat((await socket.toArray()) as Buffer[]).toString();
        return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
      };
      const [app, config] = ["localhost:8000", "/api/v1/config"];
      expect(await ask(config, app)).toBe(200);
      expect(await ask(config, app, "evil.example")).toBe(400);
      expect(await ask(config, "evil.example", app)).toBe(400);
      expect(await ask(config, app, app)).toBe(400);
      expect(await ask(`http://${app}${config}`, app)).toBe(200);
      expect(await ask(`http://evil.example${config}`, app)).toBe(400);
      expect(await ask(`HTTP://${app}@evil.example${config}`, app)).toBe(400);
      expect(await ask("javascript:alert(1)", app)).toBe(400);
    }));
});
