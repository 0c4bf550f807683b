import type { Endpoint } from "#contract/endpoint.ts";
import { isUnreachable } from "./api-error.ts";
import type { ApiClient } from "./client.ts";

/** The same client, which tells after each call whether anybody has answered. */
export function watchReach(api: ApiClient, report: (isReachable: boolean) => void): ApiClient {
  const watched = async <T>(endpoint: Endpoint, call: Promise<T>): Promise<T> => {
    try {
      const answer = await call;
      if (!mayBeKept(endpoint)) report(true);
      return answer;
    } catch (error) {
      // A call that its caller broke off says nothing.
      if (!(error instanceof DOMException)) report(!isUnreachable(error));
      throw error;
    }
  };
  return {
    ...api,
    call: (endpoint, request, options) => watched(endpoint, api.call(endpoint, request, options)),
    fetch: (endpoint, request, options) => watched(endpoint, api.fetch(endpoint, request, options)),
  };
}

/** The browser may have answered by itself, from what it keeps. */
const mayBeKept = ({ method, access }: Endpoint): boolean => method === "GET" && access === "public";
