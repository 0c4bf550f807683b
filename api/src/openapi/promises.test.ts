import { describe, expect, it } from "vitest";
import { type Endpoint, fillPath } from "#contract/endpoint.ts";
import { type EndpointName, endpoints, examples } from "#contract/endpoints.ts";
import { type ErrorCode, errorCatalogue } from "#contract/errors.ts";
import { readJson } from "../testing/call.ts";
import { createTestApp } from "../testing/test-app.ts";
import type { Example } from "./document.ts";
import { failuresOf } from "./failures-of.ts";

const shown: Record<EndpointName, Example> = examples;

/** It would wait for a call that never comes. */
const endless: EndpointName[] = ["followProgress"];
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !endless.includes(name));

/** Requests that go wrong in ways of their own; the example's ids are nobody's here. */
const spoilt = (name: EndpointName, signedIn: Record<string, string>): RequestInit[] => {
  const json = { "content-type": "application/json" };
  const fields = (shown[name].body ?? {}) as Record<string, unknown>;
  const example = JSON.stringify(fields);
  const withNul = Object.entries(fields)
    .filter(([, value]) => typeof value === "string")
    .map(([field, value]) => JSON.stringify({ ...fields, [field]: `${value}\0` }));
  return [
    ...withNul.map((body) => ({ headers: { ...signedIn, ...json }, body })),
    { headers: json, body: example },
    { headers: { ...json, authorization: signedIn.authorization ?? "" }, body: example },
    { headers: { ...signedIn, ...json }, body: example },
    { headers: { ...signedIn, ...json }, body: "{}" },
    { headers: { ...signedIn, ...json }, body: "{" },
    { headers: { ...signedIn, ...json }, body: `"${"x".repeat(300_000)}"` },
    { headers: { ...signedIn, "content-type": "text/plain" }, body: "hello" },
    { headers: { ...signedIn, "content-type": "multipart/form-data; boundary=x" }, body: "--x" },
    { headers: { ...signedIn, ...json, "idempotency-key": "ä" }, body: example },
  ];
};

describe("what the document promises", () => {
  it.each(names)("covers every failure of %s", async (name) => {
    const testApp = createTestApp();
    const { access_token, csrf_token } = await testApp.signIn();
    const endpoint: Endpoint = endpoints[name];
    const path = fillPath(endpoint.path, shown[name].params as Record<string, string> | undefined);
    const headers = { authorization: `Bearer ${access_token}`, "x-csrf-token": csrf_token };
    const promised = new Set<ErrorCode>(failuresOf(endpoint));
    for (const fixture of spoilt(name, headers)) {
      const { body, ...init } = fixture;
      const sent = endpoint.method === "GET" ? init : fixture;
      const response = await testApp.app.request(`/api/v1${path}?limit=x`, {
        method: endpoint.method,
        ...sent,
      });
      expect(response.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
      if (response.ok) continue;
      const { code } = await readJson<{ code?: ErrorCode }>(response);
      // A chain that refuses speaks JSON-RPC, whose errors are the chain's own.
      if (code === undefined && name === "chainRpc") continue;
      expect([name, code, promised.has(code as ErrorCode)]).toEqual([name, code, true]);
      expect(errorCatalogue[code as ErrorCode][0]).toBe(response.status);
    }
  });
});
