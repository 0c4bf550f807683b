import { createHash } from "node:crypto";
import { extname } from "node:path";
import type { Context, Hono } from "hono";
import { CodedError } from "#contract/errors.ts";
import { paintedFileAt } from "#contract/pages.ts";
import type { ServerDeps } from "../deps.ts";
import { readLaunchedCoin } from "../services/launches/read-launched-coin.ts";
import type { Settings } from "../settings.ts";
import { describeCoin } from "./describe-coin.ts";
import { dressPage } from "./dress-page.ts";
import { appPolicy } from "./security-headers.ts";
import { sendFile } from "./send-file.ts";
import { createWebFiles, type WebFile } from "./web-files.ts";

/** Paths that are never pages of the app. */
const NOT_PAGES =
  /^\/(?:api|m|media|internal|assets|pictures|standing)(?:\/|$)|^\/(?:healthz|readyz|metrics)$/;

const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/**
 * Serves the built app: its files, the composer's picture data, the prerendered public pages, and
 * `index.html` for every other page.
 */
export function mountWebApp(app: Hono, deps: ServerDeps): void {
  const { settings } = deps;
  const files = createWebFiles(settings.webDir, dressPage(settings));
  const pictures = createWebFiles(settings.picturesDir);
  const send = createSender(settings);
  app.get("/pictures/:id{[a-z0-9-]+\\.json}", async (c) => {
    const file = await pictures.read(`/${c.req.param("id")}`);
    if (!file) throw new CodedError("not_found");
    return sendFile(c, file, "no-cache");
  });
  app.get("/token/:mint", async (c) => {
    const index = await files.read("/index.html");
    if (!index) return notBuilt(c);
    const mint = c.req.param("mint");
    const coin = await readLaunchedCoin(deps, mint);
    if (!coin) return send(c, index, false);
    c.header("Content-Security-Policy", policyOf(settings, index, isAndroid(c)));
    c.header("Vary", "User-Agent");
    c.header("Cache-Control", "no-cache");
    return c.html(describeCoin(index.identity.toString("utf8"), settings, mint, coin));
  });
  app.get("*", async (c) => {
    const { path } = c.req;
    const painted = paintedFileAt(path, Object.keys(c.req.query()));
    // A prerendered page is served at its own address alone.
    const file = path.startsWith("/standing/") ? null : await files.read(painted ?? path);
    if (file) return send(c, file, path.startsWith("/assets/"));
    if (NOT_PAGES.test(path) || extname(path)) throw new CodedError("not_found");
    const index = await files.read("/index.html");
    return index ? send(c, index, false) : notBuilt(c);
  });
}

/** Hashed files are immutable; everything else is revalidated each time. */
function createSender(settings: Settings): (c: Context, file: WebFile, isHashed: boolean) => Response {
  const android = new WeakMap<WebFile, string>();
  const others = new WeakMap<WebFile, string>();
  return (c, file, isHashed) => {
    const policies = isAndroid(c) ? android : others;
    const policy = policies.get(file) ?? policyOf(settings, file, isAndroid(c));
    policies.set(file, policy);
    if (policy) c.header("Content-Security-Policy", policy);
    const response = sendFile(c, file, isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    if (isPage(file)) response.headers.append("Vary", "User-Agent");
    return response;
  };
}

const isAndroid = (c: Context): boolean => /\bAndroid\b/.test(c.req.header("user-agent") ?? "");
const isPage = ({ type }: WebFile): boolean => type.startsWith("text/html");

/** A worker has the policy of its own script, and the service worker fetches the shell. */
function policyOf(settings: Settings, file: WebFile, android: boolean): string {
  const { type, identity } = file;
  if (isPage(file)) return appPolicy(settings, scriptHashes(identity.toString("utf8")), android);
  return type.startsWith("text/javascript") ? WORKER_POLICY : "";
}

const notBuilt = (c: Context): Response =>
  c.text("The web app is not built yet: run `npm run build`.", 503, { "Cache-Control": "no-store" });

/** `'sha256-…'` of each inline script of the page. */
const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`,
  );
