import type { Handler, Hono } from "hono";
import { CodedError } from "#contract/errors.ts";

/** Mounts a path for GET and answers 405 to other methods. */
export function onlyGet(app: Hono, path: string, handler: Handler): void {
  app.get(path, handler);
  app.all(path, (c) => {
    c.header("Allow", "GET");
    throw new CodedError("method_not_allowed");
  });
}
