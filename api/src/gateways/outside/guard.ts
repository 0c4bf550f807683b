import { Resolver } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { Agent } from "undici";
import { OutsideError } from "./outside-error.ts";
import { isPublicAddress } from "./public-address.ts";

/** Decides which addresses may be fetched. Passed in, so that tests can allow loopback. */
export interface Guard {
  /** Every address of a name. */
  resolve(name: string): Promise<string[]>;
  mayReach(address: string, port: number): boolean;
}

/**
 * Allows the public internet on ports 80 and 443. DNS is queried directly, without the `hosts` file and
 * without libuv's threads.
 */
export const publicInternet: Guard = {
  async resolve(name) {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  },
  mayReach: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
};

/**
 * Checks a URL: http or https, without credentials. A literal IP address is checked here, since it is never
 * looked up.
 */
export function vet(guard: Guard, address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : null;
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (!url || !isWeb || url.username !== "" || url.password !== "") throw new OutsideError("forbidden");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !guard.mayReach(host, portOf(url))) throw new OutsideError("forbidden");
  return url;
}

/**
 * Creates an agent for one request: it looks up the name once and connects only to the addresses it found.
 * One forbidden address rejects the name.
 */
export function createPinnedAgent(guard: Guard, url: URL): Agent {
  const port = portOf(url);
  const lookup: LookupFunction = (name, { all }, done) => {
    const vetted = guard.resolve(name).then((addresses) => {
      if (addresses.length === 0) throw new OutsideError("unreachable");
      if (!addresses.every((address) => guard.mayReach(address, port))) throw new OutsideError("forbidden");
      return addresses.map((address) => ({ address, family: isIP(address) }));
    });
    vetted.then(
      (found) => (all ? done(null, found) : done(null, found[0]?.address ?? "", found[0]?.family)),
      (error: Error) => done(error, ""),
    );
  };
  return new Agent({ connect: { lookup, timeout: 5_000 }, headersTimeout: 8_000, bodyTimeout: 8_000 });
}

const portOf = (url: URL): number => Number(url.port || (url.protocol === "https:" ? 443 : 80));
