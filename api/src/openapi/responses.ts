import { type Endpoint, Failure, takesIdempotencyKey } from "#contract/endpoint.ts";
import { saved } from "#contract/endpoints/story.ts";
import { type ErrorCode, errorSentence, errorStatus } from "#contract/errors.ts";
import { commonFailures, failuresOf } from "./failures-of.ts";
import fixed from "./fixed-parts.json" with { type: "json" };
import { type Json, schemaOf } from "./schemas.ts";

/** Every response of a call, by status. Those that several endpoints have are added to `shared`, by name. */
export function responsesOf(product: string, endpoint: Endpoint, answer: unknown, shared: Json): Json {
  const common = commonFailures(endpoint);
  const codesOfAll = failuresOf(endpoint);
  const failures = [...new Set(codesOfAll.map(errorStatus))].map((status) => {
    const codes = codesOfAll.filter((code) => errorStatus(code) === status);
    const response = failure(product, status, codes);
    if (!codes.every((code) => common.includes(code))) return [status, response];
    const name = codes.map(pascalCase).join("Or");
    shared[name] = response;
    return [status, { $ref: `#/components/responses/${name}` }];
  });
  const unchanged = { description: "Nothing has changed since.", headers: successHeaders(endpoint) };
  return {
    [endpoint.status ?? 200]: success(endpoint, answer),
    ...(endpoint.revalidates && { 304: unchanged }),
    ...Object.fromEntries(failures),
  };
}

/** Of requests and responses. */
export const mediaTypes = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
  html: "text/html",
  binary: "application/octet-stream",
  zip: "application/zip",
  "event-stream": "text/event-stream",
} as const;

function success(endpoint: Endpoint, answer: unknown): Json {
  const { summary, output, outputType = "json" } = endpoint;
  const content: Json = {};
  if (output) content[mediaTypes.json] = { schema: schemaOf(output, "output"), example: answer };
  if (outputType !== "json") {
    const example = output ? undefined : (answer ?? undefined);
    content[mediaTypes[outputType]] = { schema: { type: "string" }, example };
  }
  return { description: summary, headers: successHeaders(endpoint), content };
}

function failure(product: string, status: number, codes: readonly ErrorCode[]): Json {
  const sentence = (code: ErrorCode) => errorSentence(code, { product, name: saved.name });
  const examples = codes.map((code) => [code, { value: { detail: sentence(code), code, ...extras[code] } }]);
  return {
    description: [...new Set(codes.map(sentence))].join(" "),
    headers: headers(status === 429 && limits, [429, 503, 507].includes(status) && ["Retry-After"]),
    content: {
      "application/json": { schema: schemaOf(Failure, "output"), examples: Object.fromEntries(examples) },
    },
  };
}

/** An error body's fields beside its code and sentence. */
const extras: Partial<Record<ErrorCode, Json>> = {
  validation_failed: {
    errors: [{ path: "name", message: "Invalid input: expected string, received undefined" }],
  },
  version_conflict: { token: saved },
};

type HeaderName = keyof typeof fixed.components.headers;
const limits: HeaderName[] = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

const successHeaders = (endpoint: Endpoint): Json =>
  headers(
    limits,
    endpoint.revalidates && ["ETag"],
    takesIdempotencyKey(endpoint) && ["Idempotency-Replayed"],
  );

/** References to the headers of `fixed-parts.json`; every response has a request id. */
const headers = (...groups: (HeaderName[] | false | undefined)[]): Json =>
  Object.fromEntries(
    ["X-Request-Id", ...groups.flatMap((names) => names || [])].map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );

const pascalCase = (code: string): string =>
  code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
