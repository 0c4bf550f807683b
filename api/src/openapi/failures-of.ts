import { type Endpoint, takesIdempotencyKey } from "#contract/endpoint.ts";
import { Anything } from "#contract/endpoints/rows.ts";
import { type ErrorCode, errorStatus } from "#contract/errors.ts";

/** Whether the call reads a body at all. */
export const readsBody = ({ method, body }: Endpoint): boolean =>
  method !== "GET" && body !== undefined && body !== Anything;

/** Every code that a call can answer: what its row names, and what any such call may meet. */
export const failuresOf = (endpoint: Endpoint): ErrorCode[] => [
  ...new Set([...endpoint.errors, ...commonFailures(endpoint)]),
];

/** What a call may meet that its row need not name. */
export function commonFailures(endpoint: Endpoint): ErrorCode[] {
  const isChange = endpoint.method !== "GET";
  const hasForm = readsBody(endpoint) && (endpoint.bodyType ?? "json") !== "json";
  const codes: [applies: boolean, ...ErrorCode[]][] = [
    [readsBody(endpoint), hasForm ? "bad_request" : "invalid_json"],
    [readsBody(endpoint), "payload_too_large", "unsupported_media_type"],
    [readsBody(endpoint) || endpoint.query !== undefined || hasOddParams(endpoint), "validation_failed"],
    [endpoint.access === "user", "not_signed_in", "session_expired"],
    [endpoint.access === "user" && isChange, "csrf_failed"],
    [takesIdempotencyKey(endpoint), "idempotency_key_invalid"],
    [takesIdempotencyKey(endpoint), "idempotency_key_reused", "idempotency_in_progress"],
    [true, "rate_limited", "internal", "unavailable"],
    [isChange, "storage_full"],
    [isChange && endpoint.access === "user", "precondition_stale"],
  ];
  return codes.flatMap(([applies, ...more]) => (applies ? more : []));
}

/** A parameter that cannot be one is a 404 of the row's, or else a validation error. */
const hasOddParams = ({ params, errors }: Endpoint): boolean =>
  params !== undefined && !errors.some((code) => errorStatus(code) === 404);
