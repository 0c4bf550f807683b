import type { MiddlewareHandler } from "hono";
import type { World } from "../world.ts";

/** One line a request: method, path without its query, status, milliseconds. */
export const accessLog =
  ({ log, clock }: World): MiddlewareHandler =>
  async (c, next) => {
    const began = clock();
    await next();
    log.debug(
      {
        request: c.get("requestId"),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: clock() - began,
      },
      "request",
    );
  };
