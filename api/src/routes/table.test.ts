import { describe, expect, it } from "vitest";
import { Anything, type Endpoint } from "#contract/endpoint.ts";
import { type EndpointName, endpoints, examples } from "#contract/endpoints.ts";
import { readJson } from "../testing/call.ts";
import { createTestApp } from "../testing/test-app.ts";
import { routes } from "./routes.ts";

const names = Object.keys(endpoints) as EndpointName[];
const id = "0b1c2d3e-1111-4222-8333-444455556666";
const params = { id, sessionId: id, websiteId: id, tokenId: id, templateId: "template1" };

describe("the endpoint table", () => {
  it("is served, each row of it once", () => {
    expect(routes.map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  it.each(names.filter((name) => "params" in endpoints[name] && endpoints[name].access === "user"))(
    "%s finds nothing under an id that is nobody's, or that is none",
    async (name) => {
      const testApp = createTestApp();
      const endpoint: Endpoint = endpoints[name];
      if (name === "followProgress") return;
      const session = await testApp.signIn();
      const bodies: Partial<Record<EndpointName, unknown>> = {
        changeToken: { version: 1 },
        activateAutomation: { mint_address: session.wallet.address },
        putDeck: examples.putDeck.body,
        remakeArt: { seed: "another" },
      };
      const fixture = { session, params, body: bodies[name] };
      expect((await testApp.call(name, fixture)).status).toBe(404);
      const wrong = Object.fromEntries(Object.keys(params).map((key) => [key, "1 or 1=1"]));
      expect((await testApp.call(name, { ...fixture, params: wrong })).status).toBe(404);
      expect(endpoint.errors.length).toBeGreaterThan(0);
    },
  );
});

describe("what every endpoint makes of a bad request", () => {
  const headers = { "content-type": "application/json" };
  const post = (path: string, init: RequestInit) =>
    createTestApp().app.request(`/api/v1${path}`, { method: "POST", ...init });

  it("is JSON that says what is wrong", async () => {
    const cases: [string, RequestInit, number, string][] = [
      ["/nowhere", {}, 404, "not_found"],
      ["/config", {}, 405, "method_not_allowed"],
      ["/auth/challenge", { body: "{", headers }, 400, "invalid_json"],
      ["/auth/challenge", { body: "\xff\xfe", headers }, 400, "invalid_json"],
      ["/auth/challenge", { body: "address=1" }, 415, "unsupported_media_type"],
      ["/auth/challenge", { body: JSON.stringify("x".repeat(300_000)), headers }, 413, "payload_too_large"],
      ["/auth/challenge", { body: '{"address":"me"}', headers }, 422, "validation_failed"],
      ["/auth/token/refresh", { body: '{"refresh_token":"a\\u0000b"}', headers }, 400, "bad_request"],
    ];
    for (const [path, init, status, code] of cases) {
      const response = await post(path, init);
      expect([path, response.status]).toEqual([path, status]);
      expect((await readJson(response)).code).toBe(code);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("names the field, with the contract's own sentence", async () => {
    const response = await post("/auth/challenge", { body: '{"address":"me"}', headers });
    expect(await response.json()).toEqual({
      detail: "Please enter a valid Solana address.",
      code: "validation_failed",
      errors: [{ path: "address", message: "Please enter a valid Solana address." }],
    });
  });

  it("says which methods an address takes", async () => {
    const response = await post("/config", {});
    expect(response.headers.get("allow")).toBe("GET");
  });

  it("says so of a fixed address as well where another row's parameter would match it", async () => {
    const { app } = createTestApp();
    for (const [method, path, allow] of [
      ["DELETE", "/wallet/list", "GET"],
      ["GET", "/token-automation/website/premium", "POST"],
      ["POST", "/token-automation/website/domains", "GET"],
    ] as const) {
      const response = await app.request(`/api/v1${path}`, { method });
      expect([path, response.status, response.headers.get("allow")]).toEqual([path, 405, allow]);
    }
  });

  it("lets pages of the listed origins in, and no others", async () => {
    const testApp = createTestApp();
    const originFor = async (origin: string) =>
      (await testApp.app.request("/api/v1/config", { headers: { origin } })).headers.get(
        "access-control-allow-origin",
      );
    expect(await originFor("http://localhost:5173")).toBe("http://localhost:5173");
    for (const origin of ["http://frog.localhost:8000", "https://evil.example", "null"]) {
      expect(await originFor(origin)).toBe(null);
    }
  });

  it.each([
    ["signup", "Email signup is no longer supported. Please connect your wallet to continue."],
    ["login", "Email login is no longer supported. Please connect your wallet to continue."],
    ["google", "Google login is no longer supported. Please connect your wallet to continue."],
    ["googleExchange", "Google login is no longer supported. Please connect your wallet to continue."],
    ["verifyEmail", "Email verification not available in wallet-only mode"],
    ["sendVerificationCode", "Email verification not available in wallet-only mode"],
  ] as const)("turns %s away with its sentence", async (name, detail) => {
    const { status, body } = await createTestApp().call(name, { body: {} });
    expect([status, body.detail]).toEqual([403, detail]);
    expect((endpoints[name] as Endpoint).body).toBe(Anything);
  });

  it("never lets an inner error's words out", async () => {
    const testApp = createTestApp({
      trading: { tradeLocal: () => Promise.reject(new Error("secret key abc")) },
    });
    const response = await testApp.app.request("/api/v1/chain/trade-local", {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
  });
});
