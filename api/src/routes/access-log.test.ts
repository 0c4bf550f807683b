import { describe, expect, it } from "vitest";
import { createLog } from "../log.ts";
import { createTestApp } from "../testing/test-app.ts";

function listen() {
  const lines: string[] = [];
  const testApp = createTestApp({ log: createLog("debug", [], { write: (line) => lines.push(line) }) });
  return { testApp, logged: () => lines.map((line) => JSON.parse(line)) };
}

describe("a request's line in the log", () => {
  it("names the endpoint and never the address, since a preview's address is its key", async () => {
    const { testApp, logged } = listen();
    const id = "0b1c2d3e-1111-4222-8333-444455556666";
    await testApp.app.request(`/api/v1/token-automation/website/preview/${id}?x=${id}`);
    const [line] = logged();
    expect(line).toMatchObject({ msg: "request", method: "GET", endpoint: "getPreview", status: 404 });
    expect(line.ms).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(line)).not.toContain(id);
  });

  it("has the size of the answer if that is known", async () => {
    const { testApp, logged } = listen();
    const response = await testApp.app.request("/api/v1/openapi.json", {
      headers: { "accept-encoding": "br" },
    });
    const { byteLength } = await response.arrayBuffer();
    expect(logged()[0]).toMatchObject({ endpoint: "openapi", status: 200, bytes: byteLength });
  });
});

describe("a request's id", () => {
  const idOf = async (path: string, init: RequestInit = {}) =>
    (await createTestApp({}, { WEB_DIR: "/nowhere" }).app.request(path, init)).headers.get("x-request-id");

  it("is on every answer, including failures", async () => {
    const asked: [string, RequestInit?][] = [
      ["/api/v1/config"],
      ["/api/v1/nowhere"],
      ["/api/v1/config", { method: "DELETE" }],
      ["/api/v1/config", { method: "OPTIONS", headers: { origin: "http://localhost:5173" } }],
      ["/api/v1/auth/me"],
      [
        "/api/v1/chain/trade-local",
        { method: "POST", body: "{}", headers: { "content-type": "application/json" } },
      ],
      ["/api/v1/openapi.json", { headers: { "accept-encoding": "br" } }],
      ["/api/v1/docs"],
      ["/healthz"],
      ["/media/none.webp"],
      ["/"],
    ];
    for (const [path, init] of asked) {
      expect([path, await idOf(path, init)]).toEqual([path, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    }
  });

  it("is the client's own if that is short and plain", async () => {
    const fixture = (id: string) => idOf("/healthz", { headers: { "x-request-id": id } });
    expect(await fixture("trace_1-a")).toBe("trace_1-a");
    for (const odd of ["x".repeat(65), "a b", "a\tb", "<script>", "é"]) {
      expect(await fixture(odd)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});
