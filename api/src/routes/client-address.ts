import { type BlockList, isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * The client's address: the socket's or, behind the operator's own proxies, the nearest address in
 * `X-Forwarded-For` that is not one of them.
 */
export function clientAddress(c: Context, trusted: BlockList): string {
  const env = c.env as Partial<HttpBindings> | undefined;
  let address = plain(env?.incoming?.socket?.remoteAddress ?? "");
  const header = c.req.header("x-forwarded-for");
  if (header === undefined) return address;
  const forwarded = header.split(",").map((part) => plain(unported(part.trim())));
  while (isTrusted(address, trusted)) {
    const next = forwarded.pop();
    if (next === undefined || !isIP(next)) break;
    address = next;
  }
  return address;
}

/**
 * The key that an address is counted by. IPv6 is cut to its prefix, since one client has 2⁶⁴ addresses, and
 * often 2⁸⁰.
 */
export function addressKey(address: string, bits: 48 | 64): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array<string>(Math.max(0, 8 - groups.length - after.length)).fill("0");
  return [...groups, ...zeros, ...after]
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

const isTrusted = (address: string, trusted: BlockList): boolean => {
  const family = isIP(address);
  return family !== 0 && trusted.check(address, family === 6 ? "ipv6" : "ipv4");
};

/** Removes the port that some proxies add (`1.2.3.4:567`, `[::1]:567`), and IPv6's brackets. */
const unported = (text: string): string =>
  /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text;

/** Removes the zone, and unwraps IPv4 that is mapped into IPv6. */
const plain = (address: string): string => address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
