import { describe, expect, it } from "vitest";
import { safeParse } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { type EndpointName, endpoints } from "./endpoints.ts";
import { examples } from "./examples.ts";

interface Shown {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  answer: unknown;
}

const rows = (Object.keys(endpoints) as EndpointName[]).map((name): [string, Endpoint, Shown] => [
  name,
  endpoints[name],
  examples[name],
]);

describe("the examples", () => {
  it.each(rows)("of %s parse by the row's own schemas", (_name, { params, query, body, output }, example) => {
    const parts = { params, query, body, answer: output };
    for (const [part, schema] of Object.entries(parts)) {
      if (schema) expect(safeParse(schema, example[part as keyof Shown]).error).toBe(undefined);
      else if (part !== "answer") expect(example[part as keyof Shown]).toBe(undefined);
    }
  });

  it.each(rows)("of %s are in the form that the schemas make of them", (_name, row, example) => {
    if (row.body && example.body) expect(safeParse(row.body, example.body).data).toEqual(example.body);
    if (row.output) expect(safeParse(row.output, example.answer).data).toEqual(example.answer);
  });
});
