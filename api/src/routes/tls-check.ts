import type { Hono } from "hono";
import type { ServerDeps } from "../deps.ts";
import { classifyHost } from "../hosting/host-table.ts";
import { isLocal } from "./local-caller.ts";

/**
 * Tells a reverse proxy on this machine whether to get a certificate for a host: for the app and for sites
 * that are live. Without this answer, anybody who asks for names that are nobody's could use up the
 * authority's weekly limit.
 */
export function mountTlsCheck(app: Hono, { settings, sites, clock }: ServerDeps): void {
  const isServed = async (domain: string): Promise<boolean> => {
    const host = classifyHost(domain, settings);
    if (host.kind !== "site") return host.kind === "app";
    const site = await sites.get(host.host);
    return site !== null && !site.isTakenDown && site.expiresAt > clock();
  };
  app.get("/internal/tls-check", async (c) => {
    const isWanted = isLocal(c, settings) && (await isServed(c.req.query("domain") ?? ""));
    return c.body(null, isWanted ? 200 : 404, { "Cache-Control": "no-store" });
  });
}
