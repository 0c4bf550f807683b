import type { core } from "zod/mini";
import * as z from "zod/mini";
import { type ErrorCode, errorCatalogue } from "./errors.ts";
import { timeouts } from "./limits.ts";
import { Id } from "./primitives.ts";
import { SavedToken } from "./token.ts";

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
  /** Files of a multipart body, by the name of their field. */
  files?: Readonly<Record<string, "required" | "optional">>;
  /** Absent where the answer is never JSON. */
  output?: Schema;
  /**
   * The media type of an answer that is not JSON. With an `output` beside it, clients choose by their
   * `Accept` header.
   */
  outputType?: "json" | "html" | "binary" | "zip" | "event-stream";
  /** The answer has an `ETag`; a client that sends it back as `If-None-Match` gets 304. */
  revalidates?: true;
  status?: 200 | 202;
  errors: readonly ErrorCode[];
  timeoutMs: number;
  /** A public change that takes an `Idempotency-Key`. Changes of signed-in users always take one. */
  idempotent?: true;
}

/** Whether a request may carry an `Idempotency-Key`. */
export const takesIdempotencyKey = ({ access, method, idempotent }: Endpoint): boolean =>
  idempotent === true || (access === "user" && method !== "GET");

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** A file as clients have it: the members of `Blob` in use, as this module sees no DOM types. */
interface Upload {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Each field of `F` with its file; what is optional may be absent. */
type Files<F, File> =
  F extends Readonly<Record<string, string>>
    ? { [K in keyof F as F[K] extends "required" ? K : never]: File } & {
        [K in keyof F as F[K] extends "required" ? never : K]?: File;
      }
    : undefined;

/** What a server handler is given, after validation. */
export interface Parsed<E extends Endpoint> {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  body: Output<E["body"]>;
  files: Files<E["files"], Uint8Array>;
}

type PartOf<Name extends string, S> = S extends Schema
  ? { [K in Name]: Input<S> }
  : { [K in Name]?: undefined };

/** What a client passes in. */
export type Request<E extends Endpoint> = PartOf<"params", E["params"]> &
  PartOf<"query", E["query"]> &
  PartOf<"body", E["body"]> &
  (Files<E["files"], Upload> extends infer F extends object ? { files: F } : { files?: undefined });

/** What a client gets back. */
export type Answer<E extends Endpoint> = Output<E["output"]>;

/** The path with its parameters filled in and escaped. */
export const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

/** What most rows of the endpoint table share. */
export const get = { method: "GET", timeoutMs: timeouts.default } as const;
export const post = {
  method: "POST",
  timeoutMs: timeouts.default,
  bodyType: "json",
} as const;

export const ById = z.object({ id: Id });
export const BySession = z.object({ sessionId: Id });
export const ByWebsite = z.object({ websiteId: Id });
export const ByToken = z.object({ tokenId: Id });
/** A body that the server does not read. */
export const Anything = z.optional(z.unknown());

/** The errors that every request for a website can get. */
export const websiteErrors = [
  "token_not_found",
  "subdomain_invalid",
  "subdomain_taken",
  "domain_unknown",
  "template_unavailable",
  "website_failed",
  "subdomain_reserved",
  "website_taken_down",
  "idea_refused",
] as const;

/** A part of the request that has a schema in this row; optional if the schema accepts undefined. */
type Part<Name extends string, S> = S extends Schema
  ? undefined extends z.input<S>
    ? { [K in Name]?: z.input<S> }
    : { [K in Name]: z.input<S> }
  : object;

/** A valid request and its answer. A page or a stream is a string, a binary answer is null. */
export type ExampleOf<E extends Endpoint> = Part<"params", E["params"]> &
  Part<"query", E["query"]> &
  Part<"body", E["body"]> & {
    answer: E["output"] extends Schema ? z.output<E["output"]> : string | null;
  };

export type ExamplesOf<Rows extends Record<string, Endpoint>> = { [N in keyof Rows]: ExampleOf<Rows[N]> };

const codes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

/**
 * The body of every failure. `errors` names the fields of a 422; `token` is the current one of a version
 * conflict.
 */
export const Failure = z.object({
  detail: z.string(),
  code: z.enum(codes),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  token: z.optional(SavedToken),
});
export type Failure = z.infer<typeof Failure>;
