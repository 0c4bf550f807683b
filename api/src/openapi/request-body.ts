import type { Endpoint } from "#contract/endpoint.ts";
import { readsBody } from "./failures-of.ts";
import type { Json, Shapes } from "./shapes.ts";
import type { Shown } from "./shown.ts";

const mediaTypes = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
} as const;

/** What a call takes, or nothing where it reads no body. */
export function requestBodyOf(endpoint: Endpoint, shown: Shown, shapes: Shapes): Json | undefined {
  if (!endpoint.body || !readsBody(endpoint)) return undefined;
  const schema = withFiles(shapes.of(endpoint.body, "input"), endpoint.files ?? {});
  const type = mediaTypes[endpoint.bodyType ?? "json"];
  return { required: true, content: { [type]: { schema, example: shown.body } } };
}

/** A form's files stand among its fields. */
function withFiles(schema: Json, files: NonNullable<Endpoint["files"]>): Json {
  const names = Object.keys(files);
  if (names.length === 0) return schema;
  const { properties, required = [] } = schema as { properties?: Json; required?: string[] };
  const needed = names.filter((name) => files[name] === "required");
  return {
    ...schema,
    properties: { ...properties, ...Object.fromEntries(names.map((name) => [name, file])) },
    required: [...required, ...needed],
  };
}

const file = { type: "string", format: "binary", contentMediaType: "application/octet-stream" };
