import type { Hono } from "hono";
import type { ServerDeps } from "../deps.ts";
import { createReadinessCheck } from "../services/instance/check-readiness.ts";

/** `/healthz`: the process is up. `/readyz`: it can do its work. */
export function mountHealth(app: Hono, deps: ServerDeps): void {
  const check = createReadinessCheck(deps);
  app.get("/healthz", (c) => c.json({ status: "up" }, 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    const parts = await check();
    const isReady = Object.values(parts).every(Boolean);
    const status = isReady ? "ready" : "not ready";
    if (!isReady) c.header("Retry-After", "5");
    return c.json({ status, ...parts }, isReady ? 200 : 503, { "Cache-Control": "no-store" });
  });
}
