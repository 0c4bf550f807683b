import { type BlockList, isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * Who is at the other end: the socket's address, or where that is one of the operator's own proxies, the nearest
 * address of `X-Forwarded-For` that is not.
 */
export function clientAddress(c: Context, trusted: BlockList): string {
  const env = c.env as Partial<HttpBindings> | undefined;
  let address = plain(env?.incoming?.socket?.remoteAddress ?? "");
  const forwarded = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((part) => plain(unported(part.trim())));
  while (isTrusted(address, trusted)) {
    const next = forwarded.pop();
    if (next === undefined || !isIP(next)) break;
    address = next;
  }
  return address;
}

/** What an address is counted by: of IPv6 its first bits, since who has one address has 2⁶⁴ of them, and often 2⁸⁰. */
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

/** Without the port that some proxies write: `1.2.3.4:567`, `[::1]:567`; IPv6 may come in brackets without one. */
const unported = (text: string): string =>
  /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text;

/** Without a zone, and IPv4 as itself where it came in IPv6's clothes. */
const plain = (address: string): string => address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
