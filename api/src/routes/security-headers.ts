import type { MiddlewareHandler } from "hono";
import { isLoopbackUrl, type Settings } from "../settings.ts";

/** The headers of every answer on the app's host. Without HSTS, which only the reverse proxy can promise. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set("X-Content-Type-Options", "nosniff");
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  if (!headers.has("Cross-Origin-Opener-Policy")) {
    // Not `same-origin`: that would cut off a wallet's window.
    headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  }
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  }
};

/**
 * The app's own policy: nothing from other origins, except a wallet's script if configured. A wallet app on an Android
 * phone (Mobile Wallet Adapter) answers at a port of that phone, and nobody else gets that permission.
 */
export function appPolicy(settings: Settings, inlineScripts: readonly string[], isAndroid: boolean): string {
  const { isProduction, walletScriptUrl, launchpadUrl } = settings;
  const originOf = (url: string | null) =>
    url && !(isProduction && isLoopbackUrl(url)) ? [new URL(url).origin] : [];
  const wallet = originOf(walletScriptUrl);
  const pictures = [...new Set([...wallet, ...originOf(launchpadUrl)])];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts, ...wallet].join(" "),
    ["frame-src 'self'", ...wallet].join(" "),
    isAndroid ? "connect-src 'self' ws://localhost:*" : "connect-src 'self'",
    ["img-src 'self' data: blob:", ...pictures].join(" "),
    "style-src 'self' 'unsafe-inline'",
    // The site editor shows a template's page, whose fonts are inlined.
    "font-src 'self' data:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}

/**
 * For pages with users' words on the API's host: an opaque origin, no requests, no forms. Pictures are
 * allowed by full address, since such a page has no `'self'`.
 */
export const pagePolicy = (settings: Settings, scriptHash: string): string =>
  [
    "sandbox allow-scripts allow-popups allow-forms",
    "default-src 'none'",
    `script-src 'sha256-${scriptHash}'`,
    "style-src 'unsafe-inline'",
    `img-src ${settings.publicUrl}/media/ data:`,
    "font-src data:",
    "form-action 'none'",
    "base-uri 'none'",
    ["frame-ancestors 'self'", settings.publicUrl, ...settings.allowedOrigins].join(" "),
  ].join("; ");
