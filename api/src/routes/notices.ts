import type { Hono } from "hono";
import { DAY } from "#contract/limits.ts";
import { publicPages } from "#contract/pages.ts";
import type { ServerDeps } from "../deps.ts";
import { inHtml } from "./dress-page.ts";

/** What the app says to crawlers, and where vulnerabilities are reported. */
export function mountNotices(app: Hono, { settings, clock }: ServerDeps): void {
  const { publicUrl, supportEmail } = settings;
  app.get("/sitemap.xml", (c) => {
    const pages = [...publicPages, "/gallery"].map(
      (page) => `<url><loc>${inHtml(publicUrl + page)}</loc></url>`,
    );
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join("")}</urlset>\n`;
    return c.body(xml, 200, { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": DAILY });
  });
  app.get("/.well-known/security.txt", (c) => {
    const expires = new Date(clock() + 30 * DAY).toISOString();
    const text = `Contact: mailto:${supportEmail}\nContact: ${publicUrl}/contact\nExpires: ${expires}\n`;
    return c.text(text, 200, { "Cache-Control": DAILY });
  });
}

const DAILY = "public, max-age=86400";
