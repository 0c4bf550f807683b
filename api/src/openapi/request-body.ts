import type { Endpoint } from "#contract/endpoint.ts";
import { readsBody } from "./failures-of.ts";
import type { Json, Shapes } from "./shapes.ts";
import type { Shown } from "./shown.ts";

const mediaTypes = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
} as const;

/** An endpoint's request body; undefined if it reads none. */
export function requestBodyOf(endpoint: Endpoint, shown: Shown, shapes: Shapes): Json | undefined {
  if (!endpoint.body || !readsBody(endpoint)) return undefined;
  const schema = shapes.of(endpoint.body, "input");
  const { bodyType = "json", files = {} } = endpoint;
  const content =
    bodyType === "json" ? { schema, example: shown.body } : { schema: form(schema, files, shown) };
  return { required: true, content: { [mediaTypes[bodyType]]: content } };
}

/** A form's files are listed among its fields, each with its own example. */
function form(schema: Json, files: NonNullable<Endpoint["files"]>, shown: Shown): Json {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const names = Object.keys(files);
  const fields = Object.entries(properties).map(([name, property]) => [
    name,
    { ...property, example: (shown.body as Json)[name] },
  ]);
  return {
    ...schema,
    properties: Object.fromEntries([...fields, ...names.map((name) => [name, file])]),
    required: [...required, ...names.filter((name) => files[name] === "required")],
  };
}

const file = { type: "string", format: "binary", contentMediaType: "application/octet-stream" };
