import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { takesIdempotencyKey } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { errorCatalogue, errorStatus } from "#contract/errors.ts";
import { lengths } from "#contract/limits.ts";
import { Env } from "../env.ts";
import { openApiDocument } from "./document.ts";
import { failuresOf } from "./failures-of.ts";
import { namedSchemas } from "./schemas.ts";

interface Operation {
  operationId: string;
  tags: string[];
  security: Record<string, []>[];
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: object }[];
  requestBody?: { content: Record<string, { schema: { properties?: object; required?: string[] } }> };
  responses: Record<string, Answer>;
}

interface Answer {
  $ref?: string;
  headers?: object;
  content?: Record<
    string,
    { schema: object; example?: unknown; examples?: Record<string, { value: Failed }> }
  >;
}

interface Failed {
  detail: string;
  code: string;
}

const facts = { productName: "Gemwright", version: "1.2.3" };
const text = JSON.stringify(openApiDocument(facts));
const document = JSON.parse(text) as {
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<"schemas" | "responses" | "parameters" | "headers", Record<string, Answer>>;
};

const rows: [string, Endpoint][] = Object.entries(endpoints);
const operationOf = ({ path, method }: Endpoint): Operation =>
  document.paths[path]?.[method.toLowerCase()] as Operation;

const resolved = (answer: Answer): Answer =>
  answer.$ref ? (document.components.responses[answer.$ref.split("/").at(-1) ?? ""] as Answer) : answer;

const refsIn = (part: unknown): Set<string> =>
  new Set(
    [...JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!),
  );

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(text));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(validator.version).toBe("3.1");
  });

  it("names the product and its address", () => {
    expect(document.info).toMatchObject({ title: "Gemwright API", version: "1.2.3" });
    expect(document.servers).toEqual([{ url: "/api/v1" }]);
  });

  it("has every row of the table, and nothing else", () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    );
    const wanted = rows.map(([name, { method, path }]) => `${name} ${method.toLowerCase()} ${path}`);
    expect(documented.sort()).toEqual(wanted.sort());
  });

  it("puts each call under a tag with a description", () => {
    const known = document.tags.map(({ name }) => name);
    for (const [, row] of rows) expect(known).toEqual(expect.arrayContaining(operationOf(row).tags));
  });

  it("has no dangling references and no unused schemas", () => {
    const refs = new Set([...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, name]) => name));
    const there = Object.entries(document.components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `${kind}/${name}`),
    );
    expect([...refs].sort()).toEqual(there.filter((name) => !name.startsWith("securitySchemes/")).sort());
  });

  it("names no schema that differs between request and answer", () => {
    const [asked, answered] = [namedSchemas("input"), namedSchemas("output")];
    const requests = rows.map(([, row]) => ({ ...operationOf(row), responses: null }));
    const named = refsIn(requests);
    for (const name of named) for (const inner of refsIn(asked?.[name])) named.add(inner);
    expect(named.size).toBeGreaterThan(5);
    for (const name of named) expect(asked?.[name], name).toEqual(answered?.[name]);
  });

  it("allows idempotency keys as long as the server takes", () => {
    const key = document.components.parameters.IdempotencyKey as { schema: { pattern: string } };
    expect("k".repeat(lengths.idempotencyKey)).toMatch(new RegExp(key.schema.pattern));
    expect("k".repeat(lengths.idempotencyKey + 1)).not.toMatch(new RegExp(key.schema.pattern));
  });

  it.each(rows)("names each failure of %s with the catalogue's sentence", (_name, row) => {
    const { responses } = operationOf(row);
    for (const code of failuresOf(row)) {
      const answer = resolved(responses[errorStatus(code)] as Answer);
      const { schema, examples } = answer.content?.["application/json"] ?? {};
      expect(schema).toEqual({ $ref: "#/components/schemas/Failure" });
      const detail = errorCatalogue[code][1]
        .replace("{product}", "Gemwright")
        .replace("{name}", "Astro Frog");
      expect(examples?.[code]?.value).toMatchObject({ code, detail });
    }
  });

  it.each(rows)("requires of %s what the server requires", (_name, row) => {
    const { security, parameters, requestBody } = operationOf(row);
    const isChange = row.method !== "GET";
    const wanted = isChange ? [{ bearer: [], csrf: [] }] : [{ bearer: [] }];
    expect(security).toEqual(row.access === "user" ? wanted : []);
    const takesKey = parameters.some(({ $ref }) => $ref === "#/components/parameters/IdempotencyKey");
    expect(takesKey).toBe(takesIdempotencyKey(row));
    const inPath = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => `{${name}}`);
    expect(inPath).toEqual(row.path.match(/\{\w+\}/g) ?? []);
    const [fields] = Object.values(requestBody?.content ?? {});
    for (const [file, need] of Object.entries(row.files ?? {})) {
      expect(fields?.schema.properties).toHaveProperty(file);
      expect(fields?.schema.required?.includes(file)).toBe(need === "required");
    }
  });

  it("shows a query's defaults and bounds", () => {
    const [limit] = operationOf(endpoints.listTokens).parameters;
    expect(limit).toMatchObject({
      name: "limit",
      in: "query",
      required: false,
      schema: { type: "integer", default: 100, minimum: 1, maximum: 500 },
    });
  });

  it("distinguishes pages, streams and files from JSON", () => {
    const types = (row: Endpoint) => Object.keys(operationOf(row).responses[200]?.content ?? {});
    expect(types(endpoints.getPreview)).toEqual(["application/json", "text/html"]);
    expect(types(endpoints.getPreviewContent)).toEqual(["text/html"]);
    expect(types(endpoints.followProgress)).toEqual(["text/event-stream"]);
    expect(types(endpoints.getArchive)).toEqual(["application/zip"]);
    expect(types(endpoints.tradeLocal)).toEqual(["application/octet-stream"]);
    expect(Object.keys(operationOf(endpoints.createToken).requestBody?.content ?? {})).toEqual([
      "multipart/form-data",
    ]);
    expect(operationOf(endpoints.deployWebsite).responses).toHaveProperty("202");
    expect(operationOf(endpoints.listTokens).responses).toHaveProperty("304");
  });

  it("is the same, byte for byte, each time", () => {
    expect(JSON.stringify(openApiDocument(facts))).toBe(text);
  });

  it("reveals nothing of how the server is built or configured", () => {
    const variables = Object.keys(Env.shape).filter((name) => name.includes("_"));
    expect(variables.filter((name) => text.includes(name))).toEqual([]);
    expect(text).not.toMatch(/sqlite|drizzle|hono|node_modules|\.ts\b|\/work\/|localhost|sha256|__Host-/i);
  });
});
