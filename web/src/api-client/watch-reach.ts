import type { Endpoint } from "#contract/endpoint.ts";
import { ApiError, isUnreachable } from "./api-error.ts";
import type { ApiClient } from "./client.ts";

/** Wraps a client: after each call it reports whether the server answered. */
export function watchReach(api: ApiClient, report: (isReachable: boolean) => void): ApiClient {
  const watchCall = async <T>(endpoint: Endpoint, call: Promise<T>): Promise<T> => {
    try {
      const answer = await call;
      if (!mayBeKept(endpoint)) report(true);
      return answer;
    } catch (error) {
      // A call that its caller aborted says nothing about the server.
      if (!(error instanceof DOMException)) report(isBehindServer(error) || !isUnreachable(error));
      throw error;
    }
  };
  return {
    ...api,
    call: (endpoint, request, options) => watchCall(endpoint, api.call(endpoint, request, options)),
    fetch: (endpoint, request, options) => watchCall(endpoint, api.fetch(endpoint, request, options)),
  };
}

/** Our server answered, that somebody behind it did not. */
const isBehindServer = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "chain_unavailable" || error.code === "trading_unavailable");

/** The browser may have answered from its cache. */
const mayBeKept = ({ method, access }: Endpoint): boolean => method === "GET" && access === "public";
