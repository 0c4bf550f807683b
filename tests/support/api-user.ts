import type { Page } from "playwright-core";
import type { SessionTokens } from "#contract/auth.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { type Call, type CallInput, createCall, type Got } from "../../api/src/testing/call.ts";
import { idea, websiteRequest } from "../../api/src/testing/requests.ts";
import { createTestWallet, type TestWallet } from "../../api/src/testing/wallet.ts";

export type { Call };

/** No answer came, or only a part of one: what was asked may have happened or not. */
export class Unanswered extends Error {}

/** An answer that says no. */
export class Refused extends Error {
  readonly status: number;

  constructor(what: string, status: number, detail: unknown) {
    super(`${what} was answered with ${status}: ${detail}`);
    this.status = status;
  }
}

/** The catalogue's words for what works again soon: it may have happened or not. */
export const isTurnedAway = (error: unknown): boolean =>
  error instanceof Refused && (error.status === 503 || error.status === 504);

/** More than any answer takes that will come. */
const DEADLINE_MS = 300_000;

/** Calls of the endpoint table over HTTP; answers are whole or `Unanswered`, and of the contract's shape. */
export const callOver = (url: () => string): Call =>
  createCall({
    request: async (path, init) => {
      try {
        const target = new URL(String(path), url());
        const answer = await fetch(target, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) });
        const { status, headers } = answer;
        const bytes = await answer.arrayBuffer();
        // A balancer's own words for a server that has gone away.
        if (status === 502 && headers.get("content-type")?.startsWith("text/html"))
          throw new Error("Bad gateway");
        return new Response(bytes, { status, headers });
      } catch (error) {
        throw new Unanswered(`${init?.method ?? "GET"} ${path}`, { cause: error });
      }
    },
  });

type Answered<N extends EndpointName> = Awaited<ReturnType<typeof answered<N>>>;
const answered = <N extends EndpointName>(call: Call, name: N) => call(name);

/** The answer's body; whatever is not a success throws. */
export async function ask<N extends EndpointName>(
  call: Call,
  name: N,
  input: CallInput = {},
): Promise<Answered<N>["body"]> {
  const { status, body } = await call(name, input);
  if (status >= 300) throw new Refused(name, status, body.detail ?? JSON.stringify(body));
  return body;
}

/** One JSON-RPC request to the chain, through the server. */
export async function askChain<T>(call: Call, method: string, params: unknown[]): Promise<T> {
  const body = { jsonrpc: "2.0", id: 1, method, params };
  const { status, body: answer } = (await call("chainRpc", { body })) as Got<RpcAnswer<T>>;
  if (status !== 200 || answer.error) throw new Refused(method, status, answer.error?.message);
  return answer.result as T;
}

interface RpcAnswer<T> {
  result?: T;
  error?: { message: string };
}

/**
 * The values of a page's session cookies by name. Chromium writes them asynchronously: while a page has requests under
 * way, its context may still have the old ones. The page itself has not.
 */
export async function sessionCookies(page: Page): Promise<Map<string, string>> {
  const cookies = await page.evaluate(() => document.cookie);
  const pairs = cookies.split("; ").map((cookie) => cookie.split("=") as [string, string]);
  return new Map(pairs.filter(([name]) => name.startsWith("__Host-")));
}

/** The session of a page, for calls beside it. */
export async function sessionOf(page: Page): Promise<Pick<SessionTokens, "access_token" | "csrf_token">> {
  const cookies = await sessionCookies(page);
  const value = (name: string) => decodeURIComponent(cookies.get(`__Host-${name}`) ?? "");
  return { access_token: value("access_token"), csrf_token: value("csrf_token") };
}

/** A token of an idea, saved, whose website has that subdomain. Gives the token's id and name. */
export async function makeTokenWithWebsite(
  call: Call,
  session: NonNullable<CallInput["session"]>,
  prompt: string,
  subdomain: string,
  template_id = "template1",
): Promise<{ id: string; name: string }> {
  const made = await ask(call, "creativeGenerate", { session, body: idea(prompt) });
  const { id, name } = await ask(call, "createDraft", { session, body: { session_id: made.session_id } });
  const { options } = await ask(call, "listDomains", { session });
  const body = { ...websiteRequest(id, subdomain), domain: options[0]?.domain, template_id };
  await ask(call, "generateWebsite", { session, body });
  return { id, name };
}

/** Challenge, signature, session. */
export async function signIn(call: Call, wallet: TestWallet = createTestWallet()): Promise<SessionTokens> {
  const { address } = wallet;
  const { message } = await ask(call, "createChallenge", { body: { address } });
  const signature = wallet.sign(message);
  return ask(call, "walletSignIn", { body: { address, network: "solana", signature, message } });
}
