import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import type { Context, Hono } from "hono";
import { CodedError } from "#contract/errors.ts";
import type { World } from "../world.ts";
import { appPolicy } from "./security-headers.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
};

/** Addresses that are never the app's own pages. */
const NOT_PAGES = /^\/(?:api|m|media|internal|assets)(?:\/|$)|^\/(?:healthz|readyz|metrics)$/;

/** The built app: its files, and `index.html` for every page of its own. */
export function mountWebApp(app: Hono, world: World): void {
  app.get("*", async (c) => {
    const { path } = c.req;
    const file = path === "/" ? null : await readWebFile(world.settings.webDir, path);
    if (file) return answerFile(c, path, file);
    if (NOT_PAGES.test(path) || extname(path)) throw new CodedError("not_found");
    return answerIndex(c, world);
  });
}

async function readWebFile(folder: string, path: string): Promise<Buffer | null> {
  const clean = normalize(safelyDecoded(path));
  if (clean.includes("..") || clean.includes("\0") || !types[extname(clean)]) return null;
  return readFile(join(folder, clean)).catch(() => null);
}

function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "/";
  }
}

function answerFile(c: Context, path: string, bytes: Buffer): Response {
  const isHashed = path.startsWith("/assets/");
  c.header("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  c.header("Content-Type", types[extname(path)] ?? "application/octet-stream");
  return c.body(new Uint8Array(bytes), 200);
}

async function answerIndex(c: Context, { settings }: World): Promise<Response> {
  const html = await readFile(join(settings.webDir, "index.html"), "utf8").catch(() => null);
  if (html === null) return c.text("The web app is not built yet: run `npm run build`.", 503);
  c.header("Content-Security-Policy", appPolicy(settings, scriptHashes(html)));
  c.header("Cache-Control", "no-cache");
  return c.html(html);
}

/** `'sha256-…'` of each script that stands in the page itself. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`,
  );

/** Whether there is an app to serve, for the log at start. */
export const isWebBuilt = (folder: string): Promise<boolean> =>
  stat(join(folder, "index.html")).then(
    () => true,
    () => false,
  );
