import { describe, expect, it } from "vitest";
import { type Endpoint, fillPath } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { timeouts } from "./limits.ts";

const rows: [string, Endpoint][] = Object.entries(endpoints);

describe("the endpoint table", () => {
  it("names each method and path once", () => {
    const seen = rows.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);
    expect(new Set(seen).size).toBe(seen.length);
  });
  it("has a schema for each parameter of a path, and a summary", () => {
    for (const [name, { path, params, summary }] of rows) {
      expect(Boolean(params), name).toBe(path.includes("{"));
      expect(summary, name).not.toBe("");
    }
  });
  it("says of each answer what it is", () => {
    for (const [name, { output, outputType }] of rows)
      expect(Boolean(output) || Boolean(outputType), name).toBe(true);
  });
  it("keeps the specification's timeouts", () => {
    expect(endpoints.refreshSession.timeoutMs).toBe(10_000);
    expect(endpoints.listTokens.timeoutMs).toBe(15_000);
    expect(endpoints.getTokenDetails.timeoutMs).toBe(10_000);
    expect(endpoints.deleteToken.timeoutMs).toBe(10_000);
    expect(endpoints.generateWebsite.timeoutMs).toBe(300_000);
    expect(endpoints.generatePremiumWebsite.timeoutMs).toBe(900_000);
    expect(endpoints.createDraft.timeoutMs).toBe(timeouts.default);
  });
  it("fills paths, escaped", () => {
    expect(fillPath("/a/{id}/b", { id: "x/y" })).toBe("/a/x%2Fy/b");
  });
});
