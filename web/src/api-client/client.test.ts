import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { authEndpoints } from "#contract/endpoints/auth.ts";
import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { errorResponse, fakeServer, silence } from "../../testing/fake-server.ts";
import { ApiError } from "./api-error.ts";
import { createApiClient, storeSession } from "./client.ts";
import { clearSessionCookies } from "./session-cookies.ts";

const api = createApiClient("http://localhost:8000/api/v1");
const id = "6f9619ff-8b86-4011-b42d-00c04fc964ff";
const impatient = <E extends Endpoint>(endpoint: E): E => ({ ...endpoint, timeoutMs: 5 });
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error("The call should have failed.")),
    (error: ApiError) => error,
  );

beforeEach(() =>
  storeSession({ access_token: "access", refresh_token: "refresh", csrf_token: "csrf" } as never),
);
afterEach(() => {
  clearSessionCookies();
  vi.unstubAllGlobals();
});

describe("what every request carries", () => {
  it("has the bearer token and the tunnel header, and no CSRF token where nothing is changed", async () => {
    const [sent] = await calling(() => api.call(authEndpoints.getMe, {}));
    expect(sent?.headers.get("authorization")).toBe("Bearer access");
    expect(sent?.headers.get("ngrok-skip-browser-warning")).toBe("true");
    expect(sent?.headers.has("x-csrf-token")).toBe(false);
    expect(sent?.headers.has("content-type")).toBe(false);
  });

  it.each([
    ["POST", () => api.call(authEndpoints.logout, { body: {} })],
    ["PATCH", () => api.call(authEndpoints.changeProfile, { body: { name: "Frog" } })],
    [
      "PUT",
      () => api.call(websitesEndpoints.putDeck, { params: { websiteId: id }, body: { version: 1 } as never }),
    ],
    ["DELETE", () => api.call(tokensEndpoints.deleteToken, { params: { id }, query: {} })],
  ])("has the CSRF token on %s", async (method, call) => {
    const [sent] = await calling(call);
    expect(sent?.method).toBe(method);
    expect(sent?.headers.get("x-csrf-token")).toBe("csrf");
  });

  it("has neither token for a stranger", async () => {
    clearSessionCookies();
    const [sent] = await calling(() => api.call(authEndpoints.createChallenge, { body: { address: "A" } }));
    expect(sent?.headers.has("authorization")).toBe(false);
    expect(sent?.headers.has("x-csrf-token")).toBe(false);
  });

  it("takes the caller's own headers too", async () => {
    const [sent] = await calling(() =>
      api.fetch(
        websitesEndpoints.getPreviewContent,
        { params: { id } },
        { headers: { Accept: "text/html" } },
      ),
    );
    expect(sent?.headers.get("accept")).toBe("text/html");
  });
});

describe("address and body", () => {
  it("fills the path, escaped", async () => {
    const [sent] = await calling(() => api.call(tokensEndpoints.getToken, { params: { id: "a/b?c" } }));
    expect(sent?.path).toBe("/api/v1/token-generation/my-tokens/a%2Fb%3Fc");
  });

  it("fills the query and leaves out what is undefined", async () => {
    const [sent] = await calling(() =>
      api.call(tokensEndpoints.listTokens, { query: { limit: 500, offset: undefined } }),
    );
    expect(sent?.path).toBe("/api/v1/token-generation/my-tokens?limit=500");
  });

  it("sends JSON as JSON", async () => {
    const [sent] = await calling(() => api.call(authEndpoints.changeProfile, { body: { name: "Frog" } }));
    expect(sent?.headers.get("content-type")).toBe("application/json");
    expect(JSON.parse(sent?.body ?? "")).toEqual({ name: "Frog" });
  });

  it("sends multipart parts, files whole, and lets the platform name the boundary", async () => {
    const image = new File(["pixels"], "frog.png", { type: "image/png" });
    const body = { name: "Frog", ticker: "FROG", description: "d", id: undefined };
    const files = { image };
    const [sent] = await calling(() => api.call(tokensEndpoints.createToken, { body, files }));
    expect(sent?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent?.body).toContain('filename="frog.png"');
    expect(sent?.body).toContain("pixels");
    expect(sent?.body).not.toMatch(/name="(banner|id)"/);
  });

  it("gives the answer's JSON", async () => {
    fakeServer(() => Response.json({ id, name: "Frog" }));
    expect(await api.call(tokensEndpoints.getToken, { params: { id } })).toEqual({ id, name: "Frog" });
  });
});

describe("when there is no answer", () => {
  it.each([
    [
      "of the list",
      tokensEndpoints.listTokens,
      "Loading your tokens took longer than expected. Please refresh the page.",
    ],
    [
      "of anything else",
      authEndpoints.getMe,
      "Request timed out. Please check your connection and try again.",
    ],
  ] as const)("says so for a time-out %s", async (_, endpoint, sentence) => {
    fakeServer(silence);
    const error = await failure(api.call(impatient(endpoint) as Endpoint, { query: {} } as never));
    expect(error.failure.kind).toBe("timeout");
    expect(error.sentence).toBe(sentence);
  });

  it("says so when the network is gone", async () => {
    fakeServer(() => Promise.reject(new TypeError("Failed to fetch")));
    const error = await failure(api.call(authEndpoints.getMe, {}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error.sentence).toBe("Network error. Please check your connection and try again.");
    expect(error.status).toBeNull();
  });

  it("asks once: nothing is repeated behind the caller's back", async () => {
    const sent = fakeServer(() => errorResponse(503));
    await failure(api.call(authEndpoints.getMe, {}));
    expect(sent).toHaveLength(1);
  });

  it("passes an abort by the caller through", async () => {
    fakeServer(silence);
    const stop = new AbortController();
    const call = failure(api.call(authEndpoints.getMe, {}, { signal: stop.signal }));
    stop.abort();
    const error = await call;
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error.name).toBe("AbortError");
  });
});

describe("when the server refuses", () => {
  it.each([
    [400, "Said by the server.", "Invalid request. Please check your input."],
    [403, null, "Access denied. You do not have permission to perform this action."],
    [404, "Said by the server.", "Resource not found."],
    [409, "Said by the server.", "Server error (409). Please try again."],
    [422, "Said by the server.", "Validation error. Please check your input."],
    [429, null, "Too many requests. Please wait a moment and try again."],
    [500, null, "Internal server error. Please try again later."],
    [502, null, "Service temporarily unavailable. Please try again later."],
    [503, null, "Service temporarily unavailable. Please try again later."],
    [504, null, "Service temporarily unavailable. Please try again later."],
    [418, "Said by the server.", "Server error (418). Please try again."],
  ])("%i reads as the catalogue has it", async (status, detailed, silent) => {
    fakeServer(() => errorResponse(status, { detail: "Said by the server." }));
    expect((await failure(api.call(authEndpoints.getMe, {}))).sentence).toBe(detailed ?? silent);
    fakeServer(() => errorResponse(status, { message: "Said by the server." }));
    expect((await failure(api.call(authEndpoints.getMe, {}))).sentence).toBe(detailed ?? silent);
    fakeServer(() => new Response("<html>a proxy's page</html>", { status }));
    const error = await failure(api.call(authEndpoints.getMe, {}));
    expect(error).toMatchObject({ status, detail: null, sentence: silent });
  });

  it("keeps code, detail and the fields' faults", async () => {
    const errors = [{ path: "prompt", message: "Too long." }];
    fakeServer(() => errorResponse(422, { code: "validation_failed", detail: "No.", errors }));
    const error = await failure(api.call(authEndpoints.getMe, {}));
    expect(error).toMatchObject({ code: "validation_failed", detail: "No.", fields: errors, status: 422 });
  });

  it("takes a refusal of which but a piece has come for no answer", async () => {
    const headers = { "Content-Type": "application/json" };
    fakeServer(() => new Response('{"code":"idem', { status: 409, headers }));
    expect((await failure(api.call(authEndpoints.getMe, {}))).status).toBeNull();
  });

  it("takes a head of which but the status has come for no answer", async () => {
    fakeServer(() => new Response(null, { status: 409 }));
    expect((await failure(api.call(authEndpoints.getMe, {}))).status).toBeNull();
  });

  it("takes a refusal that was cut off in the middle for no answer", async () => {
    const cut = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"code":"idem')),
      pull: (stream) => stream.error(new TypeError("the wire was cut")),
    });
    fakeServer(() => new Response(cut, { status: 409 }));
    expect((await failure(api.call(authEndpoints.getMe, {}))).status).toBeNull();
  });

  it("says so when an answer is not the JSON it should be", async () => {
    fakeServer(() => new Response("<html>a captive portal</html>"));
    expect(await failure(api.call(authEndpoints.getMe, {}))).toBeInstanceOf(ApiError);
  });
});

async function calling(call: () => Promise<unknown>) {
  const sent = fakeServer(() => Response.json({}));
  await call();
  return sent;
}
