import type { Hono } from "hono";
import { createReadinessCheck } from "../services/instance/check-readiness.ts";
import type { World } from "../world.ts";

/** `/healthz`: the process is up. `/readyz`: it can do its work. */
export function mountHealth(app: Hono, world: World): void {
  const check = createReadinessCheck(world);
  app.get("/healthz", (c) => c.json({ status: "up" }, 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    const parts = await check();
    const isReady = Object.values(parts).every(Boolean);
    const status = isReady ? "ready" : "not ready";
    return c.json({ status, ...parts }, isReady ? 200 : 503, { "Cache-Control": "no-store" });
  });
}
