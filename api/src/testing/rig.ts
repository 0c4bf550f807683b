import type { Hono } from "hono";
import { safeParse } from "zod/mini";
import type { SessionTokens } from "#contract/auth.ts";
import type { Answer } from "#contract/endpoint.ts";
import { type Endpoint, fillPath } from "#contract/endpoint.ts";
import { type EndpointName, type EndpointOf, endpoints } from "#contract/endpoints.ts";
import { CodedError, type ErrorCode, type FieldError } from "#contract/errors.ts";
import type { SavedToken } from "#contract/token.ts";
import type { Website } from "#contract/website.ts";
import { createApp } from "../app.ts";
import { buildWorld, type Parts } from "../build-world.ts";
import { applyMigrations } from "../db/migrate.ts";
import { type OpenDatabase, openDatabase } from "../db/open.ts";
import { readEnv } from "../env.ts";
import { createImages } from "../gateways/images/images.ts";
import { createMemoryBlobs } from "../gateways/memory-blobs.ts";
import { silentLog } from "../log.ts";
import { failuresOf } from "../openapi/failures-of.ts";
import { resolveSettings } from "../settings.ts";
import type { World } from "../world.ts";
import { createFakeChain, type FakeChain } from "./fake-chain.ts";
import { createFakeComposer } from "./fake-composer.ts";
import { createFakeOutside, type FakeOutside } from "./fake-outside.ts";
import { createTestWallet, type TestWallet } from "./wallet.ts";

export interface Given {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  files?: Record<string, Blob | undefined>;
  session?: Pick<SessionTokens, "access_token" | "csrf_token"> | undefined;
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

export interface Rig {
  world: World;
  app: Hono;
  chain: FakeChain;
  outside: FakeOutside;
  database: OpenDatabase;
  clock: { now: number; advance(ms: number): void };
  /** Calls an endpoint of the table; an answer that is not of its shape throws. */
  call<N extends EndpointName>(name: N, given?: Given): Promise<Got<Loose<N>>>;
  signIn(wallet?: TestWallet): Promise<SessionTokens & { wallet: TestWallet }>;
  draft(session: SessionTokens, prompt?: string): Promise<SavedToken>;
  website(session: SessionTokens, tokenId: string, subdomain: string): Promise<Website>;
}

export const DOMAIN = "localhost:8000";

/** The whole server in memory, at noon of a day long past. */
export function createRig(parts: Partial<Parts> = {}, env: Record<string, string> = {}): Rig {
  const clock = {
    now: Date.UTC(2024, 0, 1, 12),
    advance(ms: number) {
      clock.now += ms;
    },
  };
  const chain = createFakeChain();
  const outside = createFakeOutside();
  const database = parts.database ?? openDatabase(":memory:");
  applyMigrations(database, "api/migrations");
  const world = buildWorld({
    settings: resolveSettings(readEnv(env), 8000),
    key: Buffer.alloc(32, 7),
    blobs: createMemoryBlobs(() => clock.now),
    chain,
    trading: { tradeLocal: () => Promise.reject(new CodedError("trading_unavailable")) },
    composer: createFakeComposer(),
    images: createImages(),
    outside,
    log: silentLog,
    clock: () => clock.now,
    ...parts,
    database,
  });
  const app = createApp(world);
  const call = createCall(app);
  const rig: Rig = {
    world,
    app,
    chain,
    outside,
    database,
    clock,
    call,
    signIn: (wallet = createTestWallet()) => signIn(call, wallet),
    draft: (session, prompt) => draft(call, session, prompt),
    website: (session, tokenId, subdomain) => website(call, session, tokenId, subdomain),
  };
  return rig;
}

type Call = Rig["call"];

/** A body that a test knows the shape of. */
export const readJson = async <T = FailureParts>(response: Response): Promise<T> =>
  (await response.json()) as T;

/** What a page of the web app would send. */
export function createCall(app: Pick<Hono, "request">): Call {
  return async (name, given = {}) => {
    const endpoint: Endpoint = endpoints[name];
    const query = given.query ? `?${new URLSearchParams(mapValues(given.query))}` : "";
    const path = `/api/v1${fillPath(endpoint.path, given.params)}${query}`;
    const body = bodyOf(endpoint, given);
    const response = await app.request(path, {
      method: endpoint.method,
      headers: { ...sessionHeaders(given.session), ...contentType(body), ...given.headers },
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

/** A failure that the row, and so the document, does not name. Mounted beside the table: what any request may meet. */
function requirePromised(name: string, endpoint: Endpoint, { code }: { code?: ErrorCode }): void {
  if (code === undefined || failuresOf(endpoint).includes(code)) return;
  throw new Error(`${name} answered ${code}, which its row does not name`);
}

const sessionHeaders = (session: Given["session"]): Record<string, string> =>
  session ? { authorization: `Bearer ${session.access_token}`, "x-csrf-token": session.csrf_token } : {};

const contentType = (body: unknown): Record<string, string> =>
  typeof body === "string" ? { "content-type": "application/json" } : {};

const mapValues = (record: NonNullable<Given["query"]>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, String(value)]));

function bodyOf(endpoint: Endpoint, { body, files = {} }: Given): string | FormData | undefined {
  if (endpoint.method === "GET" || body === undefined) return undefined;
  if (endpoint.bodyType !== "multipart") return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string>)) form.set(name, value);
  for (const [name, file] of Object.entries(files)) if (file) form.set(name, file);
  return form;
}

async function signIn(call: Call, wallet: TestWallet): Promise<SessionTokens & { wallet: TestWallet }> {
  const { address } = wallet;
  const { message } = (await call("createChallenge", { body: { address } })).body;
  const signature = wallet.sign(message);
  const { status, body } = await call("walletSignIn", {
    body: { address, network: "solana", signature, message },
  });
  if (status !== 200) throw new Error(`Signing in failed: ${body.detail}`);
  return { ...body, wallet };
}

async function draft(call: Call, session: SessionTokens, prompt = "a frog astronaut"): Promise<SavedToken> {
  const made = await call("creativeGenerate", { session, body: idea(prompt) });
  const saved = await call("createDraft", { session, body: { session_id: made.body.session_id } });
  return saved.body;
}

export const idea = (prompt: string): Record<string, string> => ({
  prompt,
  image_style: "pixel",
  generation_type: "creative",
});

async function website(
  call: Call,
  session: SessionTokens,
  tokenId: string,
  subdomain: string,
): Promise<Website> {
  const { status, body } = await call("generateWebsite", { session, body: wish(tokenId, subdomain) });
  if (status !== 200) throw new Error(`The website failed: ${body.detail}`);
  return body;
}

export const wish = (tokenId: string, subdomain: string) => ({
  token_id: tokenId,
  subdomain,
  domain: DOMAIN,
  template_id: "template1",
});
