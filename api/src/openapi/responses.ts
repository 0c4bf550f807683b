import { type Endpoint, Failure } from "#contract/endpoint.ts";
import { saved } from "#contract/endpoints/story.ts";
import { type ErrorCode, errorSentence, errorStatus } from "#contract/errors.ts";
import { commonFailures, failuresOf } from "./failures-of.ts";
import { failureHeaders, successHeaders } from "./headers.ts";
import type { Json, Shapes } from "./shapes.ts";
import type { Shown } from "./shown.ts";

/** Builds the answers of all endpoints. `shared` collects those that several endpoints refer to. */
export interface Answers {
  productName: string;
  shapes: Shapes;
  shared: Map<string, Json>;
}

/** Every answer of a call, by status. */
export function responsesOf(answers: Answers, endpoint: Endpoint, shown: Shown): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of failuresOf(endpoint)) {
    const status = errorStatus(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const common = new Set(commonFailures(endpoint));
  const failures = [...byStatus].sort(([one], [other]) => one - other);
  return {
    [endpoint.status ?? 200]: success(answers, endpoint, shown),
    ...(endpoint.revalidates
      ? { 304: { description: "Nothing has changed since.", headers: successHeaders(endpoint) } }
      : {}),
    ...Object.fromEntries(
      failures.map(([status, codes]) => [
        status,
        codes.every((code) => common.has(code))
          ? share(answers, status, codes)
          : failure(answers, status, codes),
      ]),
    ),
  };
}

const mediaTypes = {
  html: "text/html",
  binary: "application/octet-stream",
  zip: "application/zip",
  "event-stream": "text/event-stream",
} as const;

function success({ shapes }: Answers, endpoint: Endpoint, { answer }: Shown): Json {
  const { summary, output, outputType = "json" } = endpoint;
  const content: Json = {};
  if (output) content["application/json"] = { schema: shapes.of(output, "output"), example: answer };
  if (outputType !== "json") {
    const example = output ? undefined : (answer ?? undefined);
    content[mediaTypes[outputType]] = { schema: { type: "string" }, example };
  }
  return { description: summary, headers: successHeaders(endpoint), content };
}

/** An answer that several endpoints share is written once, named by its codes. */
function share(answers: Answers, status: number, codes: readonly ErrorCode[]): Json {
  const name = codes.map(pascalCase).join("Or");
  answers.shared.set(name, failure(answers, status, codes));
  return { $ref: `#/components/responses/${name}` };
}

function failure({ productName, shapes }: Answers, status: number, codes: readonly ErrorCode[]): Json {
  const sentence = (code: ErrorCode) => errorSentence(code, { product: productName, name: saved.name });
  const examples = codes.map((code) => [code, { value: { detail: sentence(code), code, ...extras[code] } }]);
  return {
    description: [...new Set(codes.map(sentence))].join(" "),
    headers: failureHeaders(status),
    content: {
      "application/json": { schema: shapes.of(Failure, "output"), examples: Object.fromEntries(examples) },
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

const pascalCase = (code: string): string =>
  code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
