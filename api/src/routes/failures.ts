import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { CodedError, errorCatalogue, errorSentence, errorStatus, type FieldError } from "#contract/errors.ts";
import type { ServerDeps } from "../deps.ts";
import { requestName } from "./request-name.ts";

/** The only place where an error becomes an answer. No text of a foreign error leaves the server. */
export function answerFailure(deps: ServerDeps, error: unknown, c: Context): Response {
  const coded = error instanceof CodedError ? error : unexpected(deps, error, c);
  const status = errorStatus(coded.code);
  if (status === 503 || status === 507) c.header("Retry-After", "5");
  c.header("Cache-Control", "no-store");
  return c.json(failureBody(deps, coded), status as ContentfulStatusCode);
}

/** An error's body. */
export function failureBody({ settings }: ServerDeps, { code, context, extra }: CodedError): object {
  const detail = errorSentence(code, { product: settings.productName, ...context });
  // A 422 always lists fields; an error of the whole has no path.
  const errors = errorStatus(code) === 422 ? { errors: [{ path: "", message: detail }] } : {};
  return { detail, code, ...errors, ...extra };
}

function unexpected({ log }: ServerDeps, error: unknown, c: Context): CodedError {
  const endpoint = requestName(c, 500);
  log.error({ request: c.get("requestId"), method: c.req.method, endpoint, err: error }, "a request failed");
  return new CodedError("internal");
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/**
 * A 422 from a schema's issues. Where an issue carries a sentence of the contract, that is the detail; where
 * the catalogue has that sentence, its code is the code.
 */
export function validationError(issues: readonly Issue[]): CodedError {
  const errors: FieldError[] = issues.map(({ path, message }) => ({
    path: path.map(String).join("."),
    message,
  }));
  const sentence = errors.find(({ message }) => message.endsWith("."))?.message;
  const code = codes.find((name) => errorCatalogue[name][1] === sentence) ?? "validation_failed";
  return new CodedError(code, {}, sentence ? { detail: sentence, errors } : { errors });
}

const codes = (Object.keys(errorCatalogue) as (keyof typeof errorCatalogue)[]).filter(
  (code) => errorStatus(code) === 422,
);
