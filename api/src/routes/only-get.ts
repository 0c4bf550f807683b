import type { Handler, Hono } from "hono";
import { CodedError } from "#contract/errors.ts";

/** A path that can be read, and nothing else. */
export function onlyGet(app: Hono, path: string, handler: Handler): void {
  app.get(path, handler);
  app.all(path, (c) => {
    c.header("Allow", "GET");
    throw new CodedError("method_not_allowed");
  });
}
