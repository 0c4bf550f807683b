import { isLoopbackName, type Settings } from "../settings.ts";

export type HostKind =
  | { kind: "app" }
  /** Loopback, for health checks and nothing else. */
  | { kind: "loopback" }
  | { kind: "site"; host: string }
  | { kind: "unknown" };

type HostSettings = Pick<Settings, "appHosts" | "sitesDomain">;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Decides by the Host header alone, from an exact table. A host in none of its rows is unknown. */
export function classifyHost(header: string | undefined, settings: HostSettings): HostKind {
  const host = (header ?? "").toLowerCase();
  if (settings.appHosts.includes(host)) return { kind: "app" };
  const subdomain = subdomainOf(host, settings.sitesDomain);
  if (subdomain !== null && LABEL.test(subdomain)) return { kind: "site", host };
  const name = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/.exec(host)?.[1];
  return name !== undefined && isLoopbackName(name) ? { kind: "loopback" } : { kind: "unknown" };
}

function subdomainOf(host: string, domain: string): string | null {
  return host.endsWith(`.${domain}`) ? host.slice(0, -domain.length - 1) : null;
}
