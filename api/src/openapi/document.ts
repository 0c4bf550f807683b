import type { Endpoint } from "#contract/endpoint.ts";
import { takesIdempotencyKey } from "#contract/endpoint.ts";
import { type EndpointName, endpointsByNoun, examples } from "#contract/endpoints.ts";
import { fill } from "#contract/errors.ts";
import { readsBody } from "./failures-of.ts";
import fixed from "./fixed-parts.json" with { type: "json" };
import { mediaTypes, responsesOf } from "./responses.ts";
import { type Fields, type Json, namedSchemas, schemaOf } from "./schemas.ts";

/** An endpoint's example, without the types of its own row. */
export interface Example {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  answer: unknown;
}

/**
 * The OpenAPI 3.1 document of `/api/v1`: `fixed-parts.json`, and the endpoint table. Equal parameters give
 * equal bytes.
 */
export function openApiDocument(product: { productName: string; version: string }): Json {
  const { productName, version } = product;
  const paths: Record<string, Json> = {};
  const sharedResponses: Json = {};
  for (const [tag, rows] of Object.entries(endpointsByNoun)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(rows)) {
      const example: Example = examples[name as EndpointName];
      const operation = {
        operationId: name,
        tags: [tag],
        summary: endpoint.summary,
        security: securityOf(endpoint),
        parameters: parametersOf(endpoint, example),
        requestBody: requestBodyOf(endpoint, example.body),
        responses: responsesOf(productName, endpoint, example.answer, sharedResponses),
      };
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  const title = fill(fixed.info.title, { product: productName });
  const description = fill(fixed.info.description.join("\n\n"), { product: productName });
  return {
    ...fixed,
    info: { title, version, description },
    paths,
    components: { ...fixed.components, schemas: namedSchemas("output"), responses: sharedResponses },
  };
}

const securityOf = ({ access, method }: Endpoint): Json[] =>
  access === "public" ? [] : [method === "GET" ? { bearer: [] } : { bearer: [], csrf: [] }];

const parametersOf = (endpoint: Endpoint, { params, query }: Example): Json[] => [
  ...fieldsIn("path", endpoint.params, params),
  ...fieldsIn("query", endpoint.query, query),
  ...(takesIdempotencyKey(endpoint) ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
  ...(endpoint.revalidates ? [{ $ref: "#/components/parameters/IfNoneMatch" }] : []),
];

/** One parameter for each field of the schema. */
function fieldsIn(location: "path" | "query", schema: Endpoint["params"], example: unknown): Json[] {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, "input") : {};
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: field,
    example: exampleOf(example, name),
  }));
}

/** An endpoint's request body; undefined if it reads none. */
function requestBodyOf(endpoint: Endpoint, example: unknown): Json | undefined {
  const { body, bodyType = "json", files } = endpoint;
  if (!body || !readsBody(endpoint)) return undefined;
  const schema = schemaOf(body, "input");
  const content = bodyType === "json" ? { schema, example } : { schema: formOf(schema, files, example) };
  return { required: true, content: { [mediaTypes[bodyType]]: content } };
}

const file = { type: "string", format: "binary", contentMediaType: "application/octet-stream" };

/** A form's files are listed among its fields, each field with its own example. */
function formOf(schema: Fields, files: Endpoint["files"] = {}, example: unknown): Json {
  const properties: Json = {};
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    properties[name] = { ...field, example: exampleOf(example, name) };
  for (const name of Object.keys(files)) properties[name] = file;
  const required = Object.keys(files).filter((name) => files[name] === "required");
  return { ...schema, properties, required: [...(schema.required ?? []), ...required] };
}

const exampleOf = (example: unknown, name: string): unknown =>
  new Map(Object.entries(example ?? {})).get(name);
