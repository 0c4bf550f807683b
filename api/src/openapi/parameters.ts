import { type Endpoint, takesIdempotencyKey } from "#contract/endpoint.ts";
import type { headerParameters } from "./headers.ts";
import type { Json, Shapes } from "./shapes.ts";
import type { Shown } from "./shown.ts";

/** Path, query and header parameters of a call. */
export const parametersOf = (endpoint: Endpoint, shown: Shown, shapes: Shapes): Json[] => [
  ...fields("path", endpoint.params, shown.params, shapes),
  ...fields("query", endpoint.query, shown.query, shapes),
  ...(takesIdempotencyKey(endpoint) ? [refer("IdempotencyKey")] : []),
  ...(endpoint.revalidates ? [refer("IfNoneMatch")] : []),
];

/** One parameter for each field of the schema. */
function fields(
  location: "path" | "query",
  schema: Endpoint["params"],
  shown: unknown,
  shapes: Shapes,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = shapes.of(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: property,
    example: (shown as Json | undefined)?.[name],
  }));
}

const refer = (name: keyof typeof headerParameters): Json => ({ $ref: `#/components/parameters/${name}` });
