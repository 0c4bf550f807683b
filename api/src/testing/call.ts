import type { Hono } from "hono";
import { safeParse } from "zod/mini";
import type { SessionTokens } from "#contract/auth.ts";
import { type Answer, type Endpoint, fillPath } from "#contract/endpoint.ts";
import { type EndpointName, type EndpointOf, endpoints } from "#contract/endpoints.ts";
import type { ErrorCode, FieldError } from "#contract/errors.ts";
import type { SavedToken } from "#contract/token.ts";
import { failuresOf } from "../openapi/failures-of.ts";

export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  files?: Record<string, Blob | undefined>;
  session?: Pick<SessionTokens, "access_token" | "csrf_token"> | null;
  headers?: Record<string, string>;
}

export interface Got<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** What a failure's body may hold, beside the answer's own fields. */
export interface FailureParts {
  code: string;
  detail: string;
  errors: FieldError[];
  token: SavedToken;
}

type Loose<N extends EndpointName> = ([Answer<EndpointOf<N>>] extends [undefined]
  ? unknown
  : Answer<EndpointOf<N>>) &
  FailureParts;

/** Calls an endpoint of the table; an answer that is not of its shape throws. */
export type Call = <N extends EndpointName>(name: N, input?: CallInput) => Promise<Got<Loose<N>>>;

/** A body that a test knows the shape of. */
export const readJson = async <T = FailureParts>(response: Response): Promise<T> =>
  (await response.json()) as T;

/** What a page of the web app would send. */
export function createCall(app: Pick<Hono, "request">): Call {
  return async (name, input = {}) => {
    const endpoint: Endpoint = endpoints[name];
    const query = input.query ? `?${new URLSearchParams(mapValues(input.query))}` : "";
    const path = `/api/v1${fillPath(endpoint.path, input.params)}${query}`;
    const { body, headers } = await encodeBody(bodyOf(endpoint, input));
    const response = await app.request(path, {
      method: endpoint.method,
      headers: { ...sessionHeaders(input.session), ...headers, ...input.headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const answer = isJson ? JSON.parse(text) : text;
    if (response.ok && isJson) requireShape(name, endpoint, answer);
    if (!response.ok && isJson) requirePromised(name, endpoint, answer);
    return { status: response.status, headers: response.headers, body: answer };
  };
}

function requireShape(name: string, endpoint: Endpoint, answer: unknown): void {
  if (!endpoint.output) return;
  const parsed = safeParse(endpoint.output, answer);
  if (!parsed.success) throw new Error(`${name} answered another shape: ${parsed.error.message}`);
}

/** Error codes that any request may get, beside those of its row and the document. */
function requirePromised(name: string, endpoint: Endpoint, { code }: { code?: ErrorCode }): void {
  if (code === undefined || failuresOf(endpoint).includes(code)) return;
  throw new Error(`${name} answered ${code}, which its row does not name`);
}

const sessionHeaders = (session: CallInput["session"]): Record<string, string> =>
  session ? { authorization: `Bearer ${session.access_token}`, "x-csrf-token": session.csrf_token } : {};

interface EncodedBody {
  body?: string | ArrayBuffer;
  headers?: Record<string, string>;
}

/**
 * A form is sent as its bytes. Node 24.21 and 26 make a stream of it whose cancellation, which is what the
 * server does with a form that is too large, ends in a rejection that nobody can catch (nodejs/undici#5835).
 */
export async function encodeBody(body: string | FormData | undefined): Promise<EncodedBody> {
  if (body === undefined) return {};
  if (typeof body === "string") return { body, headers: { "content-type": "application/json" } };
  const encoded = new Response(body);
  const type = encoded.headers.get("content-type") ?? "";
  return { body: await encoded.arrayBuffer(), headers: { "content-type": type } };
}

const mapValues = (record: NonNullable<CallInput["query"]>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, String(value)]));

function bodyOf(endpoint: Endpoint, { body, files = {} }: CallInput): string | FormData | undefined {
  if (endpoint.method === "GET" || body === undefined) return undefined;
  if (endpoint.bodyType !== "multipart") return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string>)) form.set(name, value);
  for (const [name, file] of Object.entries(files)) if (file) form.set(name, file);
  return form;
}
