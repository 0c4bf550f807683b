import ky, { TimeoutError } from "ky";
import type { SessionTokens } from "#contract/auth.ts";
import { type Answer, type Endpoint, fillPath, type Request } from "#contract/endpoint.ts";
import { authEndpoints } from "#contract/endpoints/auth.ts";
import { ApiError } from "./api-error.ts";
import { clearSessionCookies, readSessionCookies, writeSessionCookies } from "./session-cookies.ts";

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** A session that turns out to be lost is not told to the listeners: the caller expects it. */
  quiet?: boolean;
}

export interface ApiClient {
  /** One call of the endpoint table. Throws `ApiError` and nothing else, but for an abort by the caller's signal. */
  call<E extends Endpoint>(endpoint: E, request: Request<E>, options?: CallOptions): Promise<Answer<E>>;
  /** The same, for answers that are not JSON. */
  fetch(endpoint: Endpoint, request: Request<Endpoint>, options?: CallOptions): Promise<Response>;
  /** Called when the session is lost for good: refused, and not refreshable. */
  onSessionLost(listener: () => void): () => void;
}

const REFRESH_LOCK = "gemwright.refresh";

export function createApiClient(base: string): ApiClient {
  const lost = new Set<() => void>();

  async function send(
    endpoint: Endpoint,
    request: Request<Endpoint>,
    options: CallOptions,
  ): Promise<Response> {
    const url =
      base +
      fillPath(endpoint.path, request.params as Record<string, string> | undefined) +
      queryOf(request.query);
    const secrets = readSessionCookies();
    const headers: Record<string, string> = { "ngrok-skip-browser-warning": "true", ...options.headers };
    if (secrets) headers.Authorization = `Bearer ${secrets.access}`;
    if (secrets && endpoint.method !== "GET") headers["X-CSRF-Token"] = secrets.csrf;
    const { body, type } = bodyOf(endpoint, request);
    if (type) headers["Content-Type"] = type;
    try {
      return await ky(url, {
        method: endpoint.method,
        headers,
        body,
        signal: options.signal,
        timeout: endpoint.timeoutMs,
        retry: 0,
        throwHttpErrors: false,
        credentials: "same-origin",
      });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      if (error instanceof TimeoutError)
        throw new ApiError({ kind: "timeout", list: endpoint.path === "/token-generation/my-tokens" });
      throw new ApiError({ kind: "network" });
    }
  }

  async function fetchOnceRefreshed(
    endpoint: Endpoint,
    request: Request<Endpoint>,
    options: CallOptions = {},
  ) {
    const before = readSessionCookies();
    let response = await send(endpoint, request, options);
    if (response.status === 401 && endpoint.access === "user") {
      const renewed = before !== null && (await refresh(before.access));
      if (renewed) response = await send(endpoint, request, options);
      if (response.status === 401) {
        clearSessionCookies();
        if (!options.quiet) for (const listener of lost) listener();
      }
    }
    if (!response.ok) throw await failureOf(response);
    return response;
  }

  /** True when a new session is in the cookies. One tab at a time: who comes second finds the first one's work done. */
  function refresh(staleAccess: string): Promise<boolean> {
    return navigator.locks.request(REFRESH_LOCK, async () => {
      const current = readSessionCookies();
      if (!current) return false;
      if (current.access !== staleAccess) return true;
      const response = await send(
        authEndpoints.refreshSession,
        { body: { refresh_token: current.refresh } },
        {},
      ).catch(() => null);
      const tokens = response?.ok
        ? ((await response.json().catch(() => null)) as SessionTokens | null)
        : null;
      if (!tokens?.access_token) return false;
      storeSession(tokens);
      return true;
    });
  }

  return {
    call: async (endpoint, request, options) => {
      const response = await fetchOnceRefreshed(endpoint, request as Request<Endpoint>, options);
      try {
        return (await response.json()) as never;
      } catch (error) {
        if (options?.signal?.aborted) throw error;
        // A captive portal's page, or an answer that was cut off: nobody we know has answered.
        throw new ApiError({ kind: "network" });
      }
    },
    fetch: fetchOnceRefreshed,
    onSessionLost: (listener) => {
      lost.add(listener);
      return () => lost.delete(listener);
    },
  };
}

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

function bodyOf(endpoint: Endpoint, { body, files }: Request<Endpoint>): { body?: BodyInit; type?: string } {
  if (body === undefined || endpoint.method === "GET") return {};
  if (endpoint.bodyType !== "multipart") return { body: JSON.stringify(body), type: "application/json" };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...(body as object), ...(files as object | undefined) })) {
    if (value !== undefined && value !== null)
      form.append(name, value instanceof Blob ? value : String(value));
  }
  return { body: form };
}

async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const told = (body ?? {}) as { detail?: unknown; message?: unknown };
  const detail = [told.detail, told.message].find((text) => typeof text === "string" && text !== "");
  return new ApiError(
    { kind: "status", status: response.status, detail: detail as string | undefined },
    body,
  );
}
