import { getRequestListener } from "@hono/node-server";
import { expect, it } from "vitest";
import { createDispatch } from "../hosting/dispatch.ts";
import { askHost, withServer } from "../testing/http.ts";
import { fails, says, startStubModel } from "../testing/stub-model.ts";
import { createTestApp } from "../testing/test-app.ts";

const KEY = "sk-canary-0123456789";
const LOCAL = "127.0.0.1:8000";

async function withPage(
  use: (
    ask: (host: string, method?: string, headers?: Record<string, string>) => ReturnType<typeof askHost>,
    stub: Awaited<ReturnType<typeof startStubModel>>,
  ) => Promise<void>,
): Promise<void> {
  const stub = await startStubModel(says('{"sum": 5, "comment": "five"}'));
  const env = { AI_TEXT_BASE_URL: stub.baseUrl, AI_TEXT_MODEL: "writer", AI_TEXT_API_KEY: KEY };
  const testApp = createTestApp({}, { ...env, PUBLIC_URL: "https://gem.example", SITES_DOMAIN: "gems.site" });
  const views = { count: () => undefined, flush: async () => undefined };
  const listener = createDispatch(testApp.deps, getRequestListener(testApp.app.fetch), views);
  try {
    await withServer(listener, (port) =>
      use(
        (host, method = "GET", headers = {}) =>
          askHost(port, host, { path: "/internal/models", method, headers }),
        stub,
      ),
    );
  } finally {
    await stub.close();
  }
}

it("shows the settings without the key, and calls no model for that", async () => {
  await withPage(async (ask, stub) => {
    const { status, headers, bytes } = await ask(LOCAL);
    const page = bytes.toString();
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(page).toContain("writer");
    expect(page).toContain("0 of 5,000,000 tokens");
    expect(page).not.toContain(KEY);
    expect(stub.asked).toHaveLength(0);
  });
});

it("tests the connection when its button is pressed, and shows the result", async () => {
  await withPage(async (ask, stub) => {
    const own = { origin: `http://${LOCAL}` };
    expect((await ask(LOCAL, "POST", own)).bytes.toString()).toContain("Text: works");
    stub.behave(fails(401, `bad ${KEY}`));
    const page = (await ask(LOCAL, "POST", own)).bytes.toString();
    expect(page).toContain("Text: does not work");
    expect(page).toContain("It rejects the key (401)");
    expect(page).not.toContain(KEY);
  });
});

it("is refused to the internet, to proxies, and to other pages in the operator's browser", async () => {
  await withPage(async (ask, stub) => {
    expect((await ask("gem.example")).status).toBe(404);
    expect((await ask(LOCAL, "GET", { "x-forwarded-for": "203.0.113.9" })).status).toBe(404);
    expect((await ask("evil.example")).status).toBe(421);
    for (const origin of ["https://evil.example", "null", "http://localhost:3000"]) {
      expect([origin, (await ask(LOCAL, "POST", { origin })).status]).toEqual([origin, 403]);
    }
    expect(stub.asked).toHaveLength(0);
  });
});
