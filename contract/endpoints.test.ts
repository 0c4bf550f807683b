import { describe, expect, it } from "vitest";
import { safeParse } from "zod/mini";
import { type Endpoint, fillPath } from "./endpoint.ts";
import { type EndpointName, endpoints, examples } from "./endpoints.ts";
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

interface Shown {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  answer: unknown;
}

const exampleRows = (Object.keys(endpoints) as EndpointName[]).map((name): [string, Endpoint, Shown] => [
  name,
  endpoints[name],
  examples[name],
]);

describe("the examples", () => {
  it.each(exampleRows)(
    "of %s parse by the row's own schemas",
    (_name, { params, query, body, output }, example) => {
      const parts = { params, query, body, answer: output };
      for (const [part, schema] of Object.entries(parts)) {
        if (schema) expect(safeParse(schema, example[part as keyof Shown]).error).toBe(undefined);
        else if (part !== "answer") expect(example[part as keyof Shown]).toBe(undefined);
      }
    },
  );

  it.each(exampleRows)("of %s are in the form that the schemas make of them", (_name, row, example) => {
    if (row.body && example.body) expect(safeParse(row.body, example.body).data).toEqual(example.body);
    if (row.output) expect(safeParse(row.output, example.answer).data).toEqual(example.answer);
  });
});
