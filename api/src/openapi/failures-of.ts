import { Anything, type Endpoint, takesIdempotencyKey } from "#contract/endpoint.ts";
import { type ErrorCode, errorStatus } from "#contract/errors.ts";

/** True if the endpoint reads a body. */
export const readsBody = ({ method, body }: Endpoint): boolean =>
  method !== "GET" && body !== undefined && body !== Anything;

/** Every error code that an endpoint can answer: those in its row, and those common to its kind. */
export const failuresOf = (endpoint: Endpoint): ErrorCode[] => [
  ...new Set([...endpoint.errors, ...commonFailures(endpoint)]),
];

/** Error codes that a row need not name. */
export function commonFailures(endpoint: Endpoint): ErrorCode[] {
  const isChange = endpoint.method !== "GET";
  const hasForm = readsBody(endpoint) && (endpoint.bodyType ?? "json") !== "json";
  const codes: [applies: boolean, ...ErrorCode[]][] = [
    // The character U+0000, and what is wrong with a form.
    [readsBody(endpoint) || endpoint.query !== undefined, "bad_request"],
    [readsBody(endpoint) && !hasForm, "invalid_json"],
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

/** A malformed parameter is the row's 404, or else a validation error. */
const hasOddParams = ({ params, errors }: Endpoint): boolean =>
  params !== undefined && !errors.some((code) => errorStatus(code) === 404);
