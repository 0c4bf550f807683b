import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, it, vi } from "vitest";
import { createDispatch } from "../hosting/dispatch.ts";
import { watchProcess } from "../metrics-process.ts";
import { askHost, withServer } from "../testing/http.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const LOCAL = "127.0.0.1:8000";
const TOKEN = "0123456789abcdef-metrics";

/** Asks a test app over a real socket, which decides who may read the metrics. */
const over = <T>(
  testApp: TestApp,
  use: (
    ask: (host: string, path: string, headers?: Record<string, string>) => ReturnType<typeof askHost>,
  ) => Promise<T>,
): Promise<T> => {
  const listener = createDispatch(testApp.deps, getRequestListener(testApp.app.fetch), {
    count: () => undefined,
    flush: async () => undefined,
  });
  return withServer(listener, (port) =>
    use((host, path, headers = {}) => askHost(port, host, { path, headers })),
  );
};

const unknown = { detail: "Resource not found.", code: "not_found" };

describe("who may read the metrics", () => {
  it("is any client on this machine that uses a loopback name", async () => {
    await over(createTestApp(), async (ask) => {
      for (const host of [LOCAL, "localhost:8000", "[::1]:8000"]) {
        const { status, headers } = await ask(host, "/metrics");
        expect([host, status]).toEqual([host, 200]);
        expect(headers["content-type"]).toContain("text/plain");
        expect(headers["cache-control"]).toBe("no-store");
      }
    });
  });

  it("is no client behind a proxy: it gets 404", async () => {
    await over(createTestApp(), async (ask) => {
      for (const name of [
        "Forwarded",
        "X-Forwarded-For",
        "X-Forwarded-Host",
        "X-Forwarded-Proto",
        "Via",
        "X-Real-IP",
        "CF-Connecting-IP",
      ]) {
        const { status, bytes } = await ask(LOCAL, "/metrics", { [name]: "127.0.0.1" });
        expect([name, status, JSON.parse(bytes.toString())]).toEqual([name, 404, unknown]);
      }
    });
  });

  it("is no client with HTTP/1.0, which some proxies speak without another trace", async () => {
    const testApp = createTestApp();
    const text = await withServer(getRequestListener(testApp.app.fetch), async (port) => {
      const socket = connect(port, "127.0.0.1").end(`GET /metrics HTTP/1.0\r\nHost: ${LOCAL}\r\n\r\n`);
      return Buffer.concat(await socket.toArray()).toString();
    });
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
  });

  it("is no client that uses the public name, which a proxy passes on", async () => {
    const testApp = createTestApp(
      {},
      { PUBLIC_URL: "https://gems.example.com", SITES_DOMAIN: "sites.example.org" },
    );
    await over(testApp, async (ask) => {
      expect((await ask("gems.example.com", "/metrics")).status).toBe(404);
      expect((await ask(LOCAL, "/metrics")).status).toBe(200);
    });
  });

  it("is no client without a visible socket", async () => {
    expect((await createTestApp().app.request("/metrics")).status).toBe(404);
  });

  it("is any client with the token if one is configured, and no other", async () => {
    const testApp = createTestApp(
      {},
      { METRICS_TOKEN: TOKEN, PUBLIC_URL: "https://gems.example.com", SITES_DOMAIN: "sites.example.org" },
    );
    await over(testApp, async (ask) => {
      const bearing = { authorization: `Bearer ${TOKEN}`, "x-forwarded-for": "203.0.113.9" };
      expect((await ask("gems.example.com", "/metrics", bearing)).status).toBe(200);
      for (const authorization of ["", `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`]) {
        const { status, bytes } = await ask(LOCAL, "/metrics", { authorization });
        expect([authorization, status, JSON.parse(bytes.toString())]).toEqual([authorization, 404, unknown]);
      }
    });
  });
});

describe("the metrics", () => {
  /** The value behind a name with its labels. */
  const read = async (testApp: TestApp, series: string): Promise<number | undefined> => {
    const line = (await testApp.deps.metrics.text())
      .split("\n")
      .find((text) => text.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  };
  const requests = (labels: string) => `gemwright_http_request_duration_seconds_count{${labels}}`;

  it("count requests by endpoint, method and class of status", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    await testApp.call("getMe", { session });
    await testApp.call("getMe", { session });
    await testApp.call("getMe");
    expect(await read(testApp, requests('endpoint="getMe",method="GET",status="2xx"'))).toBe(2);
    expect(await read(testApp, requests('endpoint="getMe",method="GET",status="4xx"'))).toBe(1);
    expect(await read(testApp, requests('endpoint="walletSignIn",method="POST",status="2xx"'))).toBe(1);
  });

  it("keep their labels few, whatever is asked for", async () => {
    const testApp = createTestApp({}, { WEB_DIR: "/nowhere" });
    for (let n = 0; n < 50; n++) {
      await testApp.app.request(`/api/v1/secret-${n}/${n}`, { method: n % 2 ? "GET" : "PURGE" });
      await testApp.app.request(`/media/${n}.webp`);
      await testApp.app.request(`/secret-${n}.php`);
    }
    const text = await testApp.deps.metrics.text();
    const series = text.split("\n").filter((line) => line.includes("_seconds_count{"));
    expect(series.length).toBeLessThanOrEqual(4);
    expect(text).not.toContain("secret");
    expect(await read(testApp, requests('endpoint="unknown",method="other",status="4xx"'))).toBe(25);
    expect(await read(testApp, requests('endpoint="media",method="GET",status="4xx"'))).toBe(50);
  });

  it("count hosted sites under one name, and whether they were in memory", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const token = await testApp.draft(session);
    const { id } = await testApp.website(session, token.id, "frog");
    await testApp.call("deployWebsite", { session, params: { websiteId: id } });
    await over(testApp, async (ask) => {
      for (let n = 0; n < 3; n++) expect((await ask("frog.localhost:8000", "/")).status).toBe(200);
      expect((await ask("evil.example", "/")).status).toBe(421);
    });
    // Counted when the connection is done with the answer, which the client may know before.
    await vi.waitFor(async () => {
      expect(await read(testApp, requests('endpoint="site",method="GET",status="2xx"'))).toBe(3);
      expect(await read(testApp, requests('endpoint="unknown",method="GET",status="4xx"'))).toBe(1);
    });
    expect(await read(testApp, 'gemwright_site_cache_total{result="miss"}')).toBe(1);
    expect(await read(testApp, 'gemwright_site_cache_total{result="hit"}')).toBe(2);
  });

  it("count jobs by kind and outcome, and say how long the queue is", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    await testApp.draft(session);
    expect(await read(testApp, 'gemwright_jobs_total{kind="make-generation",outcome="done"}')).toBe(1);
    const { store, jobs } = testApp.deps;
    await store.commit([jobs.row("0b1c2d3e-1111-4222-8333-444455556666", "of-another-time", {})]);
    testApp.clock.advance(7_000);
    expect(await read(testApp, "gemwright_jobs_waiting")).toBe(1);
    expect(await read(testApp, "gemwright_jobs_longest_wait_seconds")).toBe(7);
  });

  it("count what was refused by a limit and what was answered from memory", async () => {
    const testApp = createTestApp({}, { RATE_LIMITS: "any.address=3/60" });
    for (let n = 0; n < 5; n++) await testApp.call("getConfig");
    expect(await read(testApp, 'gemwright_rate_limited_total{limit="any"}')).toBe(2);
    const other = createTestApp();
    const session = await other.signIn();
    for (let n = 0; n < 2; n++) {
      await other.call("changeProfile", {
        session,
        body: { name: "Ada" },
        headers: { "idempotency-key": "once" },
      });
    }
    expect(await read(other, "gemwright_idempotent_replays_total")).toBe(1);
  });

  it("tell memory and the event loop's delay where the process is watched", async () => {
    const testApp = createTestApp();
    watchProcess(testApp.deps.metrics);
    expect(await read(testApp, "gemwright_process_resident_memory_bytes")).toBeGreaterThan(1e6);
    const delay = async (part: string) =>
      (await read(testApp, `gemwright_event_loop_delay_${part}_seconds`)) ?? NaN;
    for (const part of ["p50", "p99"]) expect(await delay(part)).toBeGreaterThanOrEqual(0);
    const turn = () => new Promise((resolve) => setTimeout(resolve, 30));
    await turn();
    await delay("max");
    await turn();
    for (const end = performance.now() + 200; performance.now() < end; );
    await turn();
    expect(await delay("max")).toBeGreaterThan(0.1);
  });
});
