import type { MiddlewareHandler } from "hono";
import type { ServerDeps } from "../deps.ts";
import { requestName } from "./request-name.ts";

/**
 * Logs each request at level "debug" (id, method, name, status, milliseconds, bytes) and counts it in the
 * metrics.
 */
export const accessLog =
  ({ log, metrics }: ServerDeps): MiddlewareHandler =>
  async (c, next) => {
    const end = metrics.startRequest();
    await next();
    const { status, headers } = c.res;
    const { method } = c.req;
    const endpoint = requestName(c, status);
    const seconds = end({ endpoint, method, status });
    if (headers.has("Idempotency-Replayed")) metrics.countReplay();
    const bytes = Number(headers.get("content-length") ?? Number.NaN);
    log.debug(
      {
        request: c.get("requestId"),
        method,
        endpoint,
        status,
        ms: Math.round(seconds * 1e6) / 1e3,
        ...(Number.isNaN(bytes) ? {} : { bytes }),
      },
      "request",
    );
  };
