import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, Hono } from "hono";
import { CodedError } from "#contract/errors.ts";
import type { ServerDeps } from "../deps.ts";
import { METRICS_TYPE } from "../metrics.ts";
import { isLocal } from "./local-caller.ts";

/** `GET /metrics`. Without permission it answers 404. */
export function mountMetrics(app: Hono, { metrics, settings }: ServerDeps): void {
  app.get("/metrics", async (c) => {
    const { metricsToken } = settings;
    if (!(metricsToken === null ? isLocal(c, settings) : hasToken(c, metricsToken)))
      throw new CodedError("not_found");
    return c.body(await metrics.text(), 200, { "Content-Type": METRICS_TYPE, "Cache-Control": "no-store" });
  });
}

/** Hashes are compared, so that the time depends neither on where they differ nor on their lengths. */
function hasToken(c: Context, token: string): boolean {
  const presented = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  return timingSafeEqual(sha256(presented), sha256(token));
}

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();
