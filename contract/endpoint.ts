import type * as z from "zod/mini";
import type { core } from "zod/mini";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Schema = core.$ZodType;

/** One row of the endpoint table. Paths are below `/api/v1`; `{name}` is a parameter. */
export interface Endpoint {
  method: Method;
  path: string;
  summary: string;
  access: "public" | "user";
  params?: Schema;
  query?: Schema;
  body?: Schema;
  bodyType?: "json" | "multipart" | "form";
  /** Absent where the answer is not JSON. */
  output?: Schema;
  outputType?: "json" | "html" | "binary" | "event-stream";
  status?: 200 | 202;
  errors: readonly ErrorCode[];
  timeoutMs: number;
  /** A public change that may carry an `Idempotency-Key`; a signed-in one always may. */
  idempotent?: true;
}

/** Whether a request may carry an `Idempotency-Key`. */
export const takesIdempotencyKey = ({ access, method, idempotent }: Endpoint): boolean =>
  idempotent === true || (access === "user" && method !== "GET");

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What a server handler is given, after validation. */
export interface Parsed<E extends Endpoint> {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  body: Output<E["body"]>;
}

type Given<Name extends string, S> = S extends Schema
  ? { [K in Name]: Input<S> }
  : { [K in Name]?: undefined };

/** What a client passes in. */
export type Request<E extends Endpoint> = Given<"params", E["params"]> &
  Given<"query", E["query"]> &
  Given<"body", E["body"]>;

/** What a client gets back. */
export type Answer<E extends Endpoint> = Output<E["output"]>;

/** The path with its parameters filled in and escaped. */
export const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
