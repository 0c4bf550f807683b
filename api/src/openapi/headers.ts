import { type Endpoint, takesIdempotencyKey } from "#contract/endpoint.ts";
import { lengths } from "#contract/limits.ts";
import type { Json } from "./shapes.ts";

const text = { type: "string" };
const count = { type: "integer", minimum: 0 };

/** Headers of answers, under the names by which the document refers to them. */
export const headers = {
  "X-Request-Id": { description: "What this request is called in the server's log.", schema: text },
  "RateLimit-Limit": { description: "Requests that the tightest limit allows.", schema: count },
  "RateLimit-Remaining": { description: "Requests that are left of it.", schema: count },
  "RateLimit-Reset": { description: "Seconds until there are more.", schema: count },
  "Retry-After": { description: "Seconds to wait before trying again.", schema: count },
  "Idempotency-Replayed": {
    description: "`true` where this is the kept answer to an earlier request with the same key.",
    schema: { type: "string", const: "true" },
  },
  ETag: { description: "Names this version; see `If-None-Match`.", schema: text },
} as const satisfies Record<string, Json>;

type HeaderName = keyof typeof headers;

const limits = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"] as const;
const beforeRetrying = new Set([429, 503, 507]);

const refer = (names: readonly HeaderName[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const successHeaders = (endpoint: Endpoint): Json =>
  refer([
    "X-Request-Id",
    ...limits,
    ...(endpoint.revalidates ? (["ETag"] as const) : []),
    ...(takesIdempotencyKey(endpoint) ? (["Idempotency-Replayed"] as const) : []),
  ]);

export const failureHeaders = (status: number): Json =>
  refer([
    "X-Request-Id",
    ...(status === 429 ? limits : []),
    ...(beforeRetrying.has(status) ? (["Retry-After"] as const) : []),
  ]);

/** Headers of requests, likewise. */
export const headerParameters = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "A key of your own, a UUID for one. The same request with the same key is done once, and answered the same again for 24 hours.",
    schema: { type: "string", pattern: `^[!-~]{1,${lengths.idempotencyKey}}$` },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description: "The `ETag` of the version that the client has.",
    schema: text,
  },
} as const satisfies Record<string, Json>;
