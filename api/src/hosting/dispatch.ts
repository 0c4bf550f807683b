import type { IncomingMessage, RequestListener } from "node:http";
import type { ServerDeps } from "../deps.ts";
import { isHealthPath, isOperatorPath } from "../server.ts";
import { classifyHost } from "./host-table.ts";
import { siteHeaders } from "./site-headers.ts";
import { createSiteServer } from "./site-server.ts";
import type { ViewCounter } from "./view-counter.ts";

type Needs = Pick<ServerDeps, "settings" | "sites" | "clock" | "log" | "metrics"> & {
  composer: Pick<ServerDeps["composer"], "scriptHash">;
};

/** Handles every request first: its host decides whether the app or a site answers. */
export function createDispatch(deps: Needs, app: RequestListener, views: ViewCounter): RequestListener {
  const { settings, sites, clock, composer, log, metrics } = deps;
  const hosting = createSiteServer({
    settings,
    sites,
    clock,
    safety: siteHeaders(composer.scriptHash),
    onView: views.count,
  });
  return (request, response) => {
    if (!hasOneHost(request)) return void response.writeHead(400, { Connection: "close" }).end();
    const host = classifyHost(request.headers.host, settings);
    if (host.kind === "app") return app(request, response);
    if (host.kind === "loopback" && (isHealthPath(request) || isOperatorPath(request)))
      return app(request, response);
    const end = metrics.startRequest();
    const { method = "" } = request;
    response.once("close", () => end({ endpoint: host.kind, method, status: response.statusCode }));
    if (host.kind !== "site") return hosting.refuseHost(response);
    hosting.serveSite(host.host, request, response).catch((error: unknown) => {
      log.error({ err: error, host: host.host }, "a site could not be served");
      if (!response.headersSent) response.writeHead(503, { "Retry-After": "5" });
      response.end();
    });
  };
}

/**
 * False where a proxy before us might see another host than we do: two Host headers, or one more in the
 * target.
 */
function hasOneHost({ rawHeaders, headers, url = "" }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts++;
  }
  if (hosts > 1) return false;
  if (url.startsWith("/") || url === "*") return true;
  const authority = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1];
  return authority !== undefined && authority.toLowerCase() === headers.host?.toLowerCase();
}
