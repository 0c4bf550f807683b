import type { Context } from "hono";
import type { EndpointName } from "#contract/endpoints.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** The name of the endpoint that answers this request. */
    endpoint: EndpointName | undefined;
  }
}

const UNKNOWN = "unknown";

/** Paths outside the table, by their prefix. */
const areas: readonly (readonly [begins: RegExp, name: string])[] = [
  [/^\/api\/v1\/openapi\.json$/, "openapi"],
  [/^\/api\/v1\/docs(?:\/|$)/, "docs"],
  [/^\/api(?:\/|$)/, UNKNOWN],
  [/^\/media\//, "media"],
  [/^\/m\//, "metadata"],
  [/^\/internal\//, "internal"],
  [/^\/healthz$/, "health"],
  [/^\/readyz$/, "readiness"],
  [/^\/metrics$/, "metrics"],
];

/** A request's name in logs and metrics. Never its address, since a preview's address is its key. */
export function requestName(c: Context, status: number): string {
  const endpoint = c.get("endpoint");
  if (endpoint) return endpoint;
  const area = areas.find(([begins]) => begins.test(c.req.path));
  if (area) return area[1];
  return status === 404 || status === 405 ? UNKNOWN : "app";
}
