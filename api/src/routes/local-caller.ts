import { BlockList, isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { isLoopbackName, type Settings } from "../settings.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Headers that proxies add. */
const TRACES = /^(?:forwarded|x-forwarded-.*|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * True for a request from this machine, or from where the operator says that its requests come from, to a loopback name,
 * with no trace of a proxy, since a local proxy connects from there too. HTTP/1.0 is such a trace: some proxies use it
 * by default and add no header.
 */
export function isLocal(c: Context, { operatorFrom }: Pick<Settings, "operatorFrom">): boolean {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  if (!incoming || incoming.httpVersion === "1.0") return false;
  const { remoteAddress = "" } = incoming.socket;
  const { host = "", ...headers } = incoming.headers;
  const family = isIP(remoteAddress) === 6 ? "ipv6" : "ipv4";
  return (
    isIP(remoteAddress) !== 0 &&
    [loopback, operatorFrom].some((list) => list.check(remoteAddress, family)) &&
    isLoopbackName(host.replace(/:\d+$/, "")) &&
    !Object.keys(headers).some((name) => TRACES.test(name))
  );
}
