import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import { CodedError } from "#contract/errors.ts";
import { METRICS_TYPE } from "../metrics.ts";
import { isLoopbackName } from "../settings.ts";
import type { World } from "../world.ts";

/** `GET /metrics`. Who may not read it hears that there is no such address. */
export function mountMetrics(app: Hono, { metrics, settings: { metricsToken } }: World): void {
  app.get("/metrics", async (c) => {
    if (!(metricsToken === null ? isLocal(c) : bears(c, metricsToken))) throw new CodedError("not_found");
    return c.body(await metrics.text(), 200, { "Content-Type": METRICS_TYPE, "Cache-Control": "no-store" });
  });
}

/** Compared by their hashes: in the same time wherever they differ, and whatever their lengths. */
function bears(c: Context, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  return timingSafeEqual(sha256(given), sha256(token));
}

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** What proxies say of whom they speak for. */
const TRACES = /^(?:forwarded|x-forwarded-.*|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Asked from this machine, by a loopback name, and with no trace of a proxy: one that runs beside the server would
 * come from loopback too. HTTP/1.0 is such a trace, since some proxies speak it by default and add no header.
 */
function isLocal(c: Context): boolean {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  if (!incoming || incoming.httpVersion === "1.0") return false;
  const { remoteAddress = "" } = incoming.socket;
  const { host = "", ...headers } = incoming.headers;
  return (
    isIP(remoteAddress) !== 0 &&
    loopback.check(remoteAddress, isIP(remoteAddress) === 6 ? "ipv6" : "ipv4") &&
    isLoopbackName(host.replace(/:\d+$/, "")) &&
    !Object.keys(headers).some((name) => TRACES.test(name))
  );
}
