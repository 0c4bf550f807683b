import type { IncomingMessage, ServerResponse } from "node:http";
import { takesEncoding } from "../accept-encoding.ts";
import type { PublishedFile } from "../db/site-source.ts";
import type { Clock } from "../deps.ts";
import type { Settings } from "../settings.ts";
import { createPages } from "./pages.ts";
import { type Body, type Encoding, encodings, type SiteCache } from "./site-cache.ts";

export interface SiteServer {
  serveSite(host: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** 421: this server does not answer for that host. */
  refuseHost(response: ServerResponse): void;
}

interface Needs {
  settings: Pick<Settings, "productName" | "publicUrl">;
  sites: SiteCache;
  clock: Clock;
  /** The headers that every answer carries. */
  safety: Readonly<Record<string, string>>;
  onView(websiteId: string): void;
}

/** Serves hosted sites from memory, before any framework, with nothing but their own files. */
export function createSiteServer({ settings, sites, clock, safety, onView }: Needs): SiteServer {
  const pages = createPages(settings);
  const page = (response: ServerResponse, status: number, bytes: Buffer, more: Headers = {}) => {
    response.writeHead(status, {
      ...safety,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": bytes.length,
      "Cache-Control": "no-store",
      ...more,
    });
    response.end(response.req.method === "HEAD" ? undefined : bytes);
  };

  return {
    async serveSite(host, request, response) {
      const refusal = refusalOf(request);
      if (refusal) return page(response, refusal.status, pages.noFile, refusal.headers);
      const site = await sites.get(host);
      if (!site) return page(response, 404, pages.unknown);
      if (site.isTakenDown) return page(response, 410, pages.takenDown, GONE);
      if (site.expiresAt <= clock()) return page(response, 410, pages.gone(host), GONE);
      const path = pathOf(request.url ?? "/");
      const file = site.files.get(path);
      if (!file) return page(response, 404, pages.noFile);
      const isSent = send(request, response, await bodyFor(sites, file, request.headers["accept-encoding"]));
      if (isSent && path === "/") onView(site.websiteId);
    },
    refuseHost: (response) => page(response, 421, pages.misdirected),
  };
}

type Headers = Record<string, string | number>;

const GONE: Headers = { "Clear-Site-Data": '"cache", "cookies", "storage"' };

/** A service worker would outlive its site, and answer for the next owner of the name. */
function refusalOf({ method, headers }: IncomingMessage): { status: number; headers: Headers } | null {
  if (method !== "GET" && method !== "HEAD") return { status: 405, headers: { Allow: "GET, HEAD" } };
  return headers["service-worker"] === undefined ? null : { status: 403, headers: {} };
}

const pathOf = (url: string): string => {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return path === "" || path === "/index.html" ? "/" : path;
};

/** True if its bytes were sent: a question about a file, or for a newer one, is no view. */
function send(request: IncomingMessage, response: ServerResponse, body: Body): boolean {
  if (isKnown(tagsIn(request.headers["if-none-match"]), body.etag)) {
    response.writeHead(304, body.head).end();
    return false;
  }
  const isAsked = request.method !== "HEAD";
  response.writeHead(200, body.wholeHead);
  response.end(isAsked ? body.bytes : undefined);
  return isAsked;
}

/** The tags that an `If-None-Match` names, a weak one as the strong one that it stands for. */
export const tagsIn = (header: string | undefined): string[] =>
  header?.split(",").map((tag) => tag.trim().replace(/^W\/(?=")/, "")) ?? [];

/** Whether these tags name this one. */
export const isKnown = (tags: readonly string[], etag: string): boolean =>
  tags.includes(etag) || tags.includes("*");

/** The encodings of a file that the client takes, smallest first; the last one everybody takes. */
export const encodingsFor = (file: PublishedFile, accepted: string | undefined): Encoding[] =>
  encodings.filter((each) => file[each] !== null && (each === "identity" || takesEncoding(each, accepted)));

/** The smallest body that the client takes. Throws if a published file has lost all its bytes. */
async function bodyFor(sites: SiteCache, file: PublishedFile, accepted: string | undefined): Promise<Body> {
  for (const encoding of encodingsFor(file, accepted)) {
    const body = await sites.read(file, encoding);
    if (body) return body;
  }
  throw new Error("A published file has lost its bytes.");
}
