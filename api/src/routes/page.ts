import type { Context } from "hono";
import type { ServerDeps } from "../deps.ts";
import { pagePolicy } from "./security-headers.ts";

/** An HTML answer under the API, sandboxed by its own header to an opaque origin. */
export function page({ settings, composer }: ServerDeps, c: Context, html: string): Response {
  c.header("Content-Security-Policy", pagePolicy(settings, composer.scriptHash));
  c.header("Referrer-Policy", "no-referrer");
  c.header("Cross-Origin-Opener-Policy", "same-origin");
  c.header("Cache-Control", "no-store");
  return c.html(html);
}

/** True if a browser asks for the page, false if a program asks for its address. */
export function wantsPage(c: Context): boolean {
  c.header("Vary", "Accept");
  return (c.req.header("accept") ?? "").split(",").some(isPage);
}

/** A range of `Accept` that names pages, but not with a quality of zero. */
const isPage = (range: string): boolean =>
  /^\s*text\/html\s*(?:;|$)/i.test(range) && !/;\s*q\s*=\s*0(?:\.0*)?\s*(?:;|$)/i.test(range);
