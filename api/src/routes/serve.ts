import type { Context } from "hono";
import { type core, safeParse } from "zod/mini";
import { type Answer, Anything, type Endpoint, type Parsed } from "#contract/endpoint.ts";
import { type EndpointName, type EndpointOf, endpoints } from "#contract/endpoints.ts";
import { CodedError, errorStatus } from "#contract/errors.ts";
import type { Caller, ServerDeps, UserDeps } from "../deps.ts";
import type { KeptJson } from "../kept-json.ts";
import { authenticate, requireCsrf } from "../services/auth/authenticate.ts";
import { costOf } from "../services/limits/costs.ts";
import { answer } from "./answer.ts";
import { validationError } from "./failures.ts";
import { clientOf, limit } from "./limit.ts";
import { once } from "./once.ts";
import { pickFiles, readBody, readBytes, requireType, type TakeMemory } from "./read-body.ts";

type DepsOf<E extends Endpoint> = E["access"] extends "user" ? UserDeps : ServerDeps;

/** Handles a request that is authenticated and validated. */
export type Handler<N extends EndpointName> = (
  deps: DepsOf<EndpointOf<N>>,
  input: Parsed<EndpointOf<N>>,
  c: Context,
) => Promise<Answer<EndpointOf<N>> | KeptJson | Response>;

/** An endpoint with its handler. */
export interface Route {
  name: EndpointName;
  endpoint: Endpoint;
  handle(deps: ServerDeps, c: Context): Promise<Response>;
}

/** Declares the handler of an endpoint. Method, path, access and schemas come from the table. */
export function serve<N extends EndpointName>(name: N, handler: Handler<N>): Route {
  const endpoint: Endpoint = endpoints[name];
  return {
    name,
    endpoint,
    async handle(deps, c) {
      c.header("Cache-Control", "no-store");
      await limit(deps, c, "any");
      const caller = endpoint.access === "user" ? await callerOf(deps, c) : null;
      await limit(deps, c, costOf(name).limit, caller?.userId);
      const inPlace = placeFor(deps, c, name, caller?.userId);
      // A large body has its place from its first byte on. Other requests get one for their work alone.
      const [whole, part] = endpoint.files ? [inPlace, freely] : [freely, inPlace];
      return whole(() =>
        deps.bodyMemory.hold(clientOf(deps, c).address, async (take) => {
          const input = await readInput(endpoint, c, take);
          const given = caller ? { ...deps, caller } : deps;
          const asked = { endpoint, userId: caller?.userId ?? null, input };
          const result = await once(given, c, asked, (within) =>
            // The table relates both types to the name; the compiler loses that in the widening above.
            part(() => handler(within as DepsOf<EndpointOf<N>>, input as Parsed<EndpointOf<N>>, c)),
          );
          return answer(c, endpoint, result);
        }),
      );
    },
  };
}

type Run = <T>(work: () => Promise<T>) => Promise<T>;

const freely: Run = (work) => work();

/**
 * Runs an endpoint's work where its class has a place for the client: the user or, without one, the address.
 */
function placeFor(deps: ServerDeps, c: Context, name: EndpointName, userId?: string): Run {
  const { place } = costOf(name);
  if (place === null) return freely;
  const client = userId ?? clientOf(deps, c).address;
  return (work) => deps.places[place].run(client, work, c.req.raw.signal);
}

/** Declares a public endpoint that takes JSON of at most `mostBytes` unread, and answers bytes of its own. */
export const serveRaw = (
  name: EndpointName,
  mostBytes: number,
  handle: (deps: ServerDeps, body: Buffer<ArrayBuffer>, c: Context) => Promise<Response>,
): Route => ({
  name,
  endpoint: endpoints[name],
  async handle(deps, c) {
    await limit(deps, c, "any");
    await limit(deps, c, costOf(name).limit);
    requireType(c, "json");
    const body = await readBytes(c, mostBytes);
    return placeFor(deps, c, name)(() => handle(deps, body, c));
  },
});

/** Authenticates a request by its bearer token, and a change by its CSRF token too. Cookies are ignored. */
export async function callerOf(deps: ServerDeps, c: Context): Promise<Caller> {
  const token = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  const caller = await authenticate(deps, token);
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    requireCsrf(deps, caller, c.req.header("x-csrf-token"));
  }
  return caller;
}

async function readInput(endpoint: Endpoint, c: Context, take: TakeMemory): Promise<Parsed<Endpoint>> {
  const params = readParams(endpoint, c);
  const query = endpoint.query ? check(endpoint.query, c.req.query()) : undefined;
  if (!wantsBody(endpoint)) return { params, query, body: undefined, files: undefined };
  const given = await readBody(endpoint, c, take);
  return { params, query, body: check(endpoint.body, given.fields), files: pickFiles(endpoint, given) };
}

type Schema = core.$ZodType;

const wantsBody = (endpoint: Endpoint): endpoint is Endpoint & { body: Schema } =>
  endpoint.body !== undefined && endpoint.body !== Anything;

/** A malformed id is answered like an unknown one. */
function readParams(endpoint: Endpoint, c: Context): unknown {
  if (!endpoint.params) return undefined;
  const parsed = safeParse(endpoint.params, c.req.param());
  if (parsed.success) return parsed.data;
  const missing = endpoint.errors.find((code) => errorStatus(code) === 404);
  throw missing ? new CodedError(missing) : validationError(parsed.error.issues);
}

function check(schema: Schema, value: unknown): unknown {
  const parsed = safeParse(schema, value);
  if (!parsed.success) throw validationError(parsed.error.issues);
  if (holdsNul(parsed.data)) throw new CodedError("bad_request");
  return parsed.data;
}

/** No database of ours but SQLite keeps the character U+0000, which nobody types. */
const holdsNul = (value: unknown): boolean =>
  typeof value === "string"
    ? value.includes("\0")
    : typeof value === "object" && value !== null && Object.values(value).some(holdsNul);
