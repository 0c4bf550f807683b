import type { SessionTokens, User } from "#contract/auth.ts";
import { type Answer, type Endpoint, fillPath, type Request } from "#contract/endpoint.ts";
import { authEndpoints } from "#contract/endpoints/auth.ts";
import type { HttpFailure } from "#contract/errors.ts";
import { timeouts } from "#contract/limits.ts";
import { ApiError } from "./api-error.ts";
import { AnothersSession, ownSession } from "./own-session.ts";
import {
  clearSessionCookies,
  readSessionCookies,
  type SessionSecrets,
  writeSessionCookies,
} from "./session-cookies.ts";

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** If the session is lost, the listeners are not called: the caller expects it. */
  quiet?: boolean;
}

export interface ApiClient {
  /** Calls one endpoint of the table. Throws `ApiError`, or the signal's reason if the caller aborts. */
  call<E extends Endpoint>(endpoint: E, request: Request<E>, options?: CallOptions): Promise<Answer<E>>;
  /** As `call`, for answers that are not JSON. */
  fetch(endpoint: Endpoint, request: Request<Endpoint>, options?: CallOptions): Promise<Response>;
  /**
   * Called when the session is lost for good: the server refuses it and it cannot be refreshed, or the cookies are
   * another account's.
   */
  onSessionLost(listener: (anothers: boolean) => void): () => void;
}

const REFRESH_LOCK = "gemwright.refresh";

/**
 * `accountOf` returns the account that this page acts for, or null before there is one. A call that acts for an
 * account is sent in its name or not at all.
 */
export function createApiClient(base: string, accountOf: () => string | null = () => null): ApiClient {
  const lost = new Set<(anothers: boolean) => void>();
  const own = ownSession(askWhose);

  async function send(
    endpoint: Endpoint,
    request: Request<Endpoint>,
    options: CallOptions,
    secrets: SessionSecrets | null,
  ): Promise<Response> {
    const url =
      base +
      fillPath(endpoint.path, request.params as Record<string, string> | undefined) +
      queryOf(request.query);
    const headers: Record<string, string> = { "ngrok-skip-browser-warning": "true", ...options.headers };
    if (secrets) headers.Authorization = `Bearer ${secrets.access}`;
    if (secrets && endpoint.method !== "GET") headers["X-CSRF-Token"] = secrets.csrf;
    const { body, type } = bodyOf(endpoint, request);
    if (type) headers["Content-Type"] = type;
    const deadline = new AbortController();
    // The time limit ends with the answer's head: a stream of progress may go on for as long as it wants.
    const timer = setTimeout(() => deadline.abort(), endpoint.timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, deadline.signal]) : deadline.signal;
    try {
      return await fetch(url, { method: endpoint.method, headers, body, signal, credentials: "same-origin" });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      if (deadline.signal.aborted)
        throw new ApiError({ kind: "timeout", list: endpoint.path === "/token-generation/my-tokens" });
      throw new ApiError({ kind: "network" });
    } finally {
      clearTimeout(timer);
    }
  }

  async function fetchOnceRefreshed(
    endpoint: Endpoint,
    request: Request<Endpoint>,
    options: CallOptions = {},
  ) {
    const account = accountOf();
    let secrets = await secretsOf(account);
    let response = await send(endpoint, request, options, secrets);
    if (response.status === 401 && endpoint.access === "user") {
      if (secrets && (await refresh(secrets.access))) {
        secrets = await secretsOf(account);
        response = await send(endpoint, request, options, secrets);
      }
      if (response.status === 401) {
        // The cookies may be new ones of another tab by now; those stay.
        if (readSessionCookies()?.access === secrets?.access) clearSessionCookies();
        if (!options.quiet) reportLost(false);
      }
    }
    if (!response.ok) throw await failureOf(response);
    return { response, secrets };
  }

  const reportLost = (anothers: boolean) => {
    for (const listener of lost) listener(anothers);
  };

  const secretsOf = (account: string | null) =>
    own.secretsOf(account).catch((error: unknown) => {
      if (error instanceof AnothersSession) reportLost(true);
      throw error;
    });

  async function askWhose(secrets: SessionSecrets): Promise<string | undefined> {
    // This request runs before the call itself, which must not wait long for it.
    const response = await send({ ...authEndpoints.getMe, timeoutMs: timeouts.refresh }, {}, {}, secrets);
    if (response.status === 401) return undefined;
    if (!response.ok) throw await failureOf(response);
    return (await jsonOf<User>(response)).id;
  }

  /**
   * Resolves true once a new session is in the cookies, and false if the server says that the session is over. Any
   * other failure says nothing about the session: it throws as unreachable, and the next call tries again. One tab
   * refreshes at a time; a tab that waited finds the new session.
   */
  function refresh(staleAccess: string): Promise<boolean> {
    return navigator.locks.request(REFRESH_LOCK, async () => {
      const current = readSessionCookies();
      if (!current) return false;
      if (current.access !== staleAccess) return true;
      const response = await send(
        authEndpoints.refreshSession,
        { body: { refresh_token: current.refresh } },
        {},
        current,
      );
      if (!response.ok) {
        if (saysOver(await failureOf(response))) return false;
        throw new ApiError({ kind: "network" });
      }
      const tokens = await jsonOf<SessionTokens | null>(response);
      if (!tokens?.access_token) throw new ApiError({ kind: "network" });
      // Another tab may have signed in or out meanwhile; its cookies stay.
      if (readSessionCookies()?.refresh !== current.refresh) return readSessionCookies() !== null;
      storeSession(tokens);
      if (tokens.user) own.remember(tokens.access_token, tokens.user.id);
      return true;
    });
  }

  return {
    call: async (endpoint, request, options) => {
      const { response, secrets } = await fetchOnceRefreshed(endpoint, request as Request<Endpoint>, options);
      const answer = await jsonOf<Answer<typeof endpoint>>(response, options?.signal);
      if (secrets && isGetMe(endpoint)) own.remember(secrets.access, (answer as User).id);
      return answer;
    },
    fetch: async (endpoint, request, options) =>
      (await fetchOnceRefreshed(endpoint, request, options)).response,
    onSessionLost: (listener) => {
      lost.add(listener);
      return () => lost.delete(listener);
    },
  };
}

/** True if the server refused the refresh. A server that is slow, busy or broken has not looked at the session. */
const saysOver = ({ status }: ApiError): boolean =>
  status !== null && status >= 400 && status < 500 && ![408, 425, 429].includes(status);

const isGetMe = ({ method, path }: Endpoint): boolean =>
  method === authEndpoints.getMe.method && path === authEndpoints.getMe.path;

export const storeSession = (tokens: SessionTokens): void =>
  writeSessionCookies({
    access: tokens.access_token,
    refresh: tokens.refresh_token,
    csrf: tokens.csrf_token,
  });

function queryOf(query: unknown): string {
  if (!query || typeof query !== "object") return "";
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return pairs.length ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : "";
}

function bodyOf(
  endpoint: Endpoint,
  { body, files }: Request<Endpoint>,
): { body: BodyInit | null; type?: string } {
  if (body === undefined || endpoint.method === "GET") return { body: null };
  if (endpoint.bodyType !== "multipart") return { body: JSON.stringify(body), type: "application/json" };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...(body as object), ...(files as object | undefined) })) {
    if (value !== undefined && value !== null)
      form.append(name, value instanceof Blob ? value : String(value));
  }
  return { body: form };
}

async function jsonOf<T>(response: Response, signal?: AbortSignal): Promise<T> {
  try {
    return (await response.json()) as T;
  } catch (error) {
    if (signal?.aborted) throw error;
    // A captive portal's page, or an answer that was cut off. Both count as no answer.
    throw new ApiError({ kind: "network" });
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => null);
  const body = text === null ? null : readJson(text);
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  // The answer was cut off. Browsers may report a cut head as success, and a refusal must be read whole to count.
  if (!text || (isJson && body === null)) return new ApiError({ kind: "network" });
  const content = (body ?? {}) as { detail?: unknown; message?: unknown };
  const failure: HttpFailure = { kind: "status", status: response.status };
  for (const text of [content.message, content.detail])
    if (text && typeof text === "string") failure.detail = text;
  return new ApiError(failure, body);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
