import type { IncomingMessage, ServerResponse } from "node:http";
import { takesEncoding } from "../accept-encoding.ts";
import type { PublishedFile } from "../db/site-source.ts";
import type { Clock } from "../deps.ts";
import type { Settings } from "../settings.ts";
import { createPages } from "./pages.ts";
import { type Body, bodyKey, type Encoding, encodings, type Site, type SiteCache } from "./site-cache.ts";

export interface SiteServer {
  serveSite(host: string, request: IncomingMessage, response: ServerResponse): Later;
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

/** Nothing where an answer was given at once, from memory. */
type Later = Promise<void> | undefined;

/** Serves hosted sites from memory, before any framework, with nothing but their own files. */
export function createSiteServer({ settings, sites, clock, safety, onView }: Needs): SiteServer {
  const pages = createPages(settings);
  const page = (response: ServerResponse, status: number, bytes: Buffer, more: Headers = {}): undefined => {
    response.writeHead(status, {
      ...safety,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": bytes.length,
      "Cache-Control": "no-store",
      ...more,
    });
    response.end(response.req.method === "HEAD" ? undefined : bytes);
  };

  function serve(site: Site | null, host: string, request: IncomingMessage, response: ServerResponse): Later {
    if (!site) return page(response, 404, pages.unknown);
    if (site.isTakenDown) return page(response, 410, pages.takenDown, GONE);
    if (site.expiresAt <= clock()) return page(response, 410, pages.gone(host), GONE);
    const path = pathOf(request.url ?? "/");
    const file = site.files.get(path);
    if (!file) return page(response, 404, pages.noFile);
    const usable = encodingsFor(file, request.headers["accept-encoding"]);
    const body = usable[0] && sites.readInMemory(bodyKey(file, usable[0]));
    if (!body) return readFirst(sites, file, usable).then((read) => send(site, path, read, response));
    return send(site, path, body, response);
  }

  function send({ websiteId }: Site, path: string, body: Body, response: ServerResponse): undefined {
    const { method, headers } = response.req;
    if (isKnown(tagsIn(headers["if-none-match"]), body.etag)) {
      response.writeHead(304, body.head).end();
      return;
    }
    response.writeHead(200, body.wholeHead);
    response.end(method === "HEAD" ? undefined : body.bytes);
    // A question about a file, or for a newer one, is no view.
    if (method !== "HEAD" && path === "/") onView(websiteId);
  }

  return {
    serveSite(host, request, response) {
      const refusal = refusalOf(request);
      if (refusal) return page(response, refusal.status, pages.noFile, refusal.headers);
      const site = sites.inMemory(host);
      if (site) return serve(site, host, request, response);
      return sites.get(host).then((loaded) => serve(loaded, host, request, response));
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

/** The tags that an `If-None-Match` names, a weak one as the strong one that it stands for. */
export const tagsIn = (header: string | undefined): string[] =>
  header?.split(",").map((tag) => tag.trim().replace(/^W\/(?=")/, "")) ?? [];

/** Whether these tags name this one. */
export const isKnown = (tags: readonly string[], etag: string): boolean =>
  tags.includes(etag) || tags.includes("*");

/** The encodings of a file that the client takes, smallest first; the last one everybody takes. */
export const encodingsFor = (file: PublishedFile, accepted: string | undefined): Encoding[] =>
  encodings.filter((each) => file[each] !== null && (each === "identity" || takesEncoding(each, accepted)));

/** The first of these bodies that has its bytes. Throws if a published file has lost all of them. */
async function readFirst(sites: SiteCache, file: PublishedFile, usable: readonly Encoding[]): Promise<Body> {
  for (const encoding of usable) {
    const body = await sites.read(file, encoding);
    if (body) return body;
  }
  throw new Error("A published file has lost its bytes.");
}
